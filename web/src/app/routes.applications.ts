import type { Screens } from './screen.ts';

export const applicationsScreens = {
  applications: {
    access: ['Alumno'],
    areas: ['applications', 'respond'],
    load: () => import('../features/applications/MyApplications.tsx'),
  },
  application: {
    access: ['Alumno'],
    parent: 'applications',
    areas: ['applications', 'withdrawal', 'respond'],
    load: () => import('../features/applications/ApplicationDetail.tsx'),
  },
} as const satisfies Screens;
