import type { ScreenNames } from './screen-names.ts';

export const screens = {
  incorporationForm: {
    title: {
      es: 'Formulario de incorporación',
      ca: 'Formulari d’incorporació',
      en: 'Incorporation form',
    },
    paths: {
      es: ['formulario-incorporacion/:idSolicitud'],
      ca: ['formulari-incorporacio/:idSolicitud'],
      en: ['incorporation-form/:idSolicitud'],
    },
  },
  managedIncorporationForms: {
    title: { es: 'Incorporaciones', ca: 'Incorporacions', en: 'Incorporations' },
    paths: {
      es: ['gestion/incorporaciones'],
      ca: ['gestio/incorporacions'],
      en: ['management/incorporations'],
    },
  },
  managedIncorporationForm: {
    title: {
      es: 'Formulario de incorporación',
      ca: 'Formulari d’incorporació',
      en: 'Incorporation form',
    },
    paths: {
      es: ['gestion/incorporaciones/:idSolicitud'],
      ca: ['gestio/incorporacions/:idSolicitud'],
      en: ['management/incorporations/:idSolicitud'],
    },
  },
} as const satisfies ScreenNames;
