import type { Screens } from './screen.ts';

export const applicationsScreens = {
  applications: {
    access: ['Alumno'],
    areas: ['applications'],
    load: () => import('../features/applications/MyApplications.tsx'),
  },
  application: {
    access: ['Alumno'],
    parent: 'applications',
    areas: ['applications', 'withdrawal'],
    load: () => import('../features/applications/ApplicationDetail.tsx'),
  },
} as const satisfies Screens;
