import type { FeatureArea } from '../../lib/routing/area.ts';

export const mailArea = {
  screens: {
    mail: { access: ['Gestor'], texts: ['mail'], load: () => import('./Mail.tsx') },
  },
  menu: [{ id: 'mail', position: { Gestor: 60 }, when: ({ brand }) => brand.demo, inBar: true }],
} as const satisfies FeatureArea;
