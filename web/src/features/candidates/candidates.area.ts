import type { FeatureArea } from '../../lib/routing/area.ts';

export const candidatesArea = {
  screens: {
    candidate: {
      access: ['Empresa'],
      parent: 'myOffers',
      texts: ['candidates', 'interviews'],
      load: () => import('./CandidatePage.tsx'),
    },
  },
} as const satisfies FeatureArea;
