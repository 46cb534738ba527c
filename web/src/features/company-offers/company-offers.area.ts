import { IconBriefcase } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

const company = { access: ['Empresa'], parent: 'myOffers', texts: ['companyOffers'] } as const;

export const companyOffersArea = {
  screens: {
    myOffers: {
      access: ['Empresa'],
      texts: ['companyOffers'],
      load: () => import('./MyOffers.tsx'),
    },
    myInternshipOffers: { ...company, list: 'myOffers', load: () => import('./MyInternshipOffers.tsx') },
    myJobOffers: { ...company, list: 'myOffers', load: () => import('./MyJobOffers.tsx') },
    offerPreview: {
      ...company,
      texts: ['companyOffers', 'offerView'],
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
