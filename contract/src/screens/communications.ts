import type { ScreenNames } from './screen-names.ts';

export const screens = {
  communications: {
    title: { es: 'Comunicados', ca: 'Comunicats', en: 'Announcements' },
    paths: { es: ['gestion/comunicados'], ca: ['gestio/comunicats'], en: ['management/announcements'] },
  },
  newCommunication: {
    title: { es: 'Nuevo comunicado', ca: 'Nou comunicat', en: 'New announcement' },
    paths: {
      es: ['gestion/comunicados/nuevo'],
      ca: ['gestio/comunicats/nou'],
      en: ['management/announcements/new'],
    },
  },
  communication: {
    title: { es: 'Comunicado', ca: 'Comunicat', en: 'Announcement' },
    paths: {
      es: ['gestion/comunicados/:id'],
      ca: ['gestio/comunicats/:id'],
      en: ['management/announcements/:id'],
    },
  },
} as const satisfies ScreenNames;
