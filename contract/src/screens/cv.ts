import type { ScreenNames } from './screen-names.ts';

export const screens = {
  cv: {
    title: { es: 'Mi CV', ca: 'El meu CV', en: 'My CV' },
    paths: { es: ['cv'], ca: ['cv'], en: ['cv'] },
  },
} as const satisfies ScreenNames;
