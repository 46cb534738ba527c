import { IconBriefcase } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

// The states of candidates are named where an offer is closed.
const texts = ['companyOffers', 'candidates'] as const;
const company = { access: ['Empresa'], parent: 'myOffers', texts } as const;

export const companyOffersArea = {
  screens: {
    myOffers: {
      access: ['Empresa'],
      texts,
      load: () => import('./MyOffers.tsx'),
    },
    myInternshipOffers: { ...company, list: 'myOffers', load: () => import('./MyInternshipOffers.tsx') },
    myJobOffers: { ...company, list: 'myOffers', load: () => import('./MyJobOffers.tsx') },
    offerPreview: {
      ...company,
      texts: [...texts, 'offerView'],
      load: () => import('./OfferPreviewPage.tsx'),
    },
  },
  menu: [
    {
      id: 'myOffers',
      position: { Empresa: 10 },
      inBar: true,
      tab: { Icon: IconBriefcase, label: 'myOffers' },
    },
  ],
} as const satisfies FeatureArea;
