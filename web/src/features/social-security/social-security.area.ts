import type { FeatureArea } from '../../lib/routing/area.ts';

export const socialSecurityArea = {
  screens: {
    socialSecurity: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['socialSecurity'],
      load: () => import('./SocialSecurity.tsx'),
    },
  },
  menu: [{ id: 'socialSecurity', position: { Gestor: 19 } }],
} as const satisfies FeatureArea;
