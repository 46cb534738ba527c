import type { FeatureArea } from '../../lib/routing/area.ts';

export const secondFactorArea = {
  screens: {
    secondFactor: {
      access: 'anonymous',
      parent: 'login',
      texts: ['secondFactor'],
      bare: true,
      load: () => import('./SecondFactor.tsx'),
    },
  },
} as const satisfies FeatureArea;
