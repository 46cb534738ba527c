import type { ScreenNames } from './screen-names.ts';

export const screens = {
  orientation: {
    title: { es: 'Orientación laboral', ca: 'Orientació laboral', en: 'Career guidance' },
    paths: { es: ['orientacion-laboral'], ca: ['orientacio-laboral'], en: ['career-guidance'] },
  },
  orientationWeek: {
    title: { es: 'Orientación laboral', ca: 'Orientació laboral', en: 'Career guidance' },
    paths: {
      es: ['gestion/orientacion-laboral'],
      ca: ['gestio/orientacio-laboral'],
      en: ['management/career-guidance'],
    },
  },
  counsellors: {
    title: { es: 'Orientadores', ca: 'Orientadors', en: 'Counsellors' },
    paths: {
      es: ['gestion/orientadores'],
      ca: ['gestio/orientadors'],
      en: ['management/counsellors'],
    },
  },
  newCounsellor: {
    title: { es: 'Nuevo orientador', ca: 'Nou orientador', en: 'New counsellor' },
    paths: {
      es: ['gestion/orientadores/nuevo'],
      ca: ['gestio/orientadors/nou'],
      en: ['management/counsellors/new'],
    },
  },
  counsellor: {
    title: { es: 'Orientador', ca: 'Orientador', en: 'Counsellor' },
    paths: {
      es: ['gestion/orientadores/:id'],
      ca: ['gestio/orientadors/:id'],
      en: ['management/counsellors/:id'],
    },
  },
  studentOrientation: {
    title: { es: 'Orientación del estudiante', ca: 'Orientació de l’estudiant', en: 'Student’s guidance' },
    paths: {
      es: ['gestion/estudiantes/:id/orientacion'],
      ca: ['gestio/estudiants/:id/orientacio'],
      en: ['management/students/:id/guidance'],
    },
  },
} as const satisfies ScreenNames;
