import type { ScreenNames } from './screen-names.ts';

export const screens = {
  socialSecurity: {
    title: { es: 'Seguridad Social', ca: 'Seguretat Social', en: 'Social security' },
    paths: {
      es: ['gestion/seguridad-social'],
      ca: ['gestio/seguretat-social'],
      en: ['management/social-security'],
    },
  },
} as const satisfies ScreenNames;
