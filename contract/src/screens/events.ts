import type { ScreenNames } from './screen-names.ts';

export const screens = {
  events: {
    title: { es: 'Eventos', ca: 'Esdeveniments', en: 'Events' },
    paths: { es: ['eventos'], ca: ['esdeveniments'], en: ['events'] },
  },
  event: {
    title: { es: 'Evento', ca: 'Esdeveniment', en: 'Event' },
    paths: { es: ['eventos/:id'], ca: ['esdeveniments/:id'], en: ['events/:id'] },
  },
  publicEvent: {
    title: { es: 'Evento', ca: 'Esdeveniment', en: 'Event' },
    paths: { es: ['evento-publico/:id'], ca: ['esdeveniment-public/:id'], en: ['public-event/:id'] },
  },
  managedEvents: {
    title: { es: 'Eventos', ca: 'Esdeveniments', en: 'Events' },
    paths: { es: ['gestion/eventos'], ca: ['gestio/esdeveniments'], en: ['management/events'] },
  },
  newEvent: {
    title: { es: 'Nuevo evento', ca: 'Nou esdeveniment', en: 'New event' },
    paths: {
      es: ['gestion/eventos/nuevo'],
      ca: ['gestio/esdeveniments/nou'],
      en: ['management/events/new'],
    },
  },
  managedEvent: {
    title: { es: 'Evento', ca: 'Esdeveniment', en: 'Event' },
    paths: { es: ['gestion/eventos/:id'], ca: ['gestio/esdeveniments/:id'], en: ['management/events/:id'] },
  },
  eventRegistrations: {
    title: { es: 'Inscritos', ca: 'Inscrits', en: 'Enrolled' },
    paths: {
      es: ['gestion/eventos/:id/inscritos'],
      ca: ['gestio/esdeveniments/:id/inscrits'],
      en: ['management/events/:id/enrolled'],
    },
  },
} as const satisfies ScreenNames;
