import type { FeatureArea } from '../../lib/routing/area.ts';

export const cvArea = {
  screens: {
    cv: { access: ['Alumno'], texts: ['cv', 'studies'], load: () => import('./Cv.tsx') },
  },
  menu: [{ id: 'cv', position: { Alumno: 90 }, inBar: true }],
} as const satisfies FeatureArea;
