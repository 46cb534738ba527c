import { IconCirclePlus } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

const form = { access: ['Empresa'], parent: 'myOffers', texts: ['offerForm', 'offerView'] } as const;

export const offerFormArea = {
  screens: {
    newOffer: { ...form, load: () => import('./ChooseType.tsx') },
    newInternshipOffer: { ...form, parent: 'newOffer', load: () => import('./NewInternshipOffer.tsx') },
    newJobOffer: { ...form, parent: 'newOffer', load: () => import('./NewJobOffer.tsx') },
    editOffer: { ...form, load: () => import('./EditOffer.tsx') },
    correctOffer: {
      ...form,
      access: ['Gestor'],
      parent: 'managedOffers',
      load: () => import('./CorrectOffer.tsx'),
    },
  },
  menu: [
    {
      id: 'newOffer',
      position: { Empresa: 20 },
      inBar: true,
      tab: { Icon: IconCirclePlus, label: 'newOffer' },
    },
  ],
} as const satisfies FeatureArea;
