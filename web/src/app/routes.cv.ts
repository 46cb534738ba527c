import type { Screens } from './screen.ts';

export const cvScreens = {
  cv: { access: ['Alumno'], areas: ['cv'], load: () => import('../features/cv/Cv.tsx') },
} as const satisfies Screens;
