import { IconBriefcase } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const managedOffersArea = {
  screens: {
    managedOffers: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['managedOffers'],
      load: () => import('./ManagedOffers.tsx'),
    },
    managedOffer: {
      access: ['Gestor'],
      parent: 'managedOffers',
      // What only the institution sees is read as in a validation.
      texts: ['managedOffers', 'validations', 'offerChanges', 'offerView', 'offerForm'],
      load: () => import('./ManagedOffer.tsx'),
    },
  },
  menu: [
    {
      id: 'managedOffers',
      position: { Gestor: 15 },
      inBar: true,
      tab: { Icon: IconBriefcase, label: 'myOffers' },
    },
  ],
} as const satisfies FeatureArea;
