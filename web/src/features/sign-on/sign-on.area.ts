import type { FeatureArea } from '../../lib/routing/area.ts';

export const signOnArea = {
  screens: {
    signOn: {
      access: 'anonymous',
      parent: 'login',
      texts: ['signOn'],
      bare: true,
      load: () => import('./SignOn.tsx'),
    },
  },
} as const satisfies FeatureArea;
