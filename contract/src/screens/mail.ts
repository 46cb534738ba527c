import type { ScreenNames } from './screen-names.ts';

export const screens = {
  mail: {
    title: { es: 'Correo', ca: 'Correu', en: 'Email' },
    paths: { es: ['correo'], ca: ['correu'], en: ['mail'] },
  },
} as const satisfies ScreenNames;
