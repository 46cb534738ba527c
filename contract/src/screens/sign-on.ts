import type { ScreenNames } from './screen-names.ts';

export const screens = {
  signOn: {
    title: { es: 'Acceso con la universidad', ca: 'Accés amb la universitat', en: 'University sign-on' },
    paths: { es: ['acceso'], ca: ['acces'], en: ['sign-on'] },
  },
} as const satisfies ScreenNames;
