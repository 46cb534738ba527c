import type { ScreenNames } from './screen-names.ts';

export const screens = {
  candidate: {
    title: { es: 'Candidatura', ca: 'Candidatura', en: 'Application' },
    paths: { es: ['ver-cv/:id'], ca: ['veure-cv/:id'], en: ['view-cv/:id'] },
  },
} as const satisfies ScreenNames;
