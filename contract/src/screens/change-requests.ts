import type { ScreenNames } from './screen-names.ts';

export const screens = {
  requestChange: {
    title: {
      es: 'Solicitar un cambio de prácticas',
      ca: 'Sol·licita un canvi de pràctiques',
      en: 'Request an internship change',
    },
    paths: {
      es: ['solicitar-cambio-practicas'],
      ca: ['sollicitar-canvi-practiques'],
      en: ['request-internship-change'],
    },
  },
  managedChanges: {
    title: { es: 'Cambios de prácticas', ca: 'Canvis de pràctiques', en: 'Internship changes' },
    paths: {
      es: ['gestion/cambios-practicas'],
      ca: ['gestio/canvis-practiques'],
      en: ['management/internship-changes'],
    },
  },
  managedChange: {
    title: { es: 'Cambio de prácticas', ca: 'Canvi de pràctiques', en: 'Internship change' },
    paths: {
      es: ['gestion/cambios-practicas/:idCambio'],
      ca: ['gestio/canvis-practiques/:idCambio'],
      en: ['management/internship-changes/:idCambio'],
    },
  },
} as const satisfies ScreenNames;
