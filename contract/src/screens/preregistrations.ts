import type { ScreenNames } from './screen-names.ts';

export const screens = {
  preregister: {
    title: { es: 'Preinscribir', ca: 'Preinscriure', en: 'Pre-register' },
    paths: { es: ['gestion/preinscribir'], ca: ['gestio/preinscriure'], en: ['management/pre-register'] },
  },
} as const satisfies ScreenNames;
