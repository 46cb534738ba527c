import type { ScreenNames } from './screen-names.ts';

export const screens = {
  programmes: {
    title: { es: 'Programas de prácticas', ca: 'Programes de pràctiques', en: 'Internship programmes' },
    paths: {
      es: ['programas-practicas-activos', 'programa-practicas'],
      ca: ['programes-practiques-actius', 'programa-practiques'],
      en: ['internship-programmes', 'internship-programme'],
    },
  },
  programme: {
    title: { es: 'Programa de prácticas', ca: 'Programa de pràctiques', en: 'Internship programme' },
    paths: {
      es: ['programas-practicas-activos/:id'],
      ca: ['programes-practiques-actius/:id'],
      en: ['internship-programmes/:id'],
    },
  },
  managedProgrammes: {
    title: { es: 'Programas', ca: 'Programes', en: 'Programmes' },
    paths: { es: ['gestion/programas'], ca: ['gestio/programes'], en: ['management/programmes'] },
  },
  newProgramme: {
    title: { es: 'Nuevo programa', ca: 'Nou programa', en: 'New programme' },
    paths: {
      es: ['gestion/programas/nuevo'],
      ca: ['gestio/programes/nou'],
      en: ['management/programmes/new'],
    },
  },
  managedProgramme: {
    title: { es: 'Programa', ca: 'Programa', en: 'Programme' },
    paths: { es: ['gestion/programas/:id'], ca: ['gestio/programes/:id'], en: ['management/programmes/:id'] },
  },
  programmeAdhesions: {
    title: { es: 'Adhesiones', ca: 'Adhesions', en: 'Requests to join' },
    paths: {
      es: ['gestion/programas/:id/adhesiones'],
      ca: ['gestio/programes/:id/adhesions'],
      en: ['management/programmes/:id/requests'],
    },
  },
} as const satisfies ScreenNames;
