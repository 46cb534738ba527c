import type { FeatureArea } from '../../lib/routing/area.ts';

export const preregistrationsArea = {
  screens: {
    preregister: {
      access: ['Gestor'],
      parent: 'managedOffers',
      texts: ['preregistrations'],
      load: () => import('./Preregister.tsx'),
    },
  },
} as const satisfies FeatureArea;
