import type { Events } from '../event.ts';

export const savedSearchesEvents = {
  searchAlert: {
    clase: 'busquedas',
    texts: {
      es: {
        titulo: 'Hay ofertas nuevas para tus búsquedas',
        texto: 'Coinciden con estas búsquedas: {{busquedas}}.',
      },
      ca: {
        titulo: 'Hi ha ofertes noves per a les teves cerques',
        texto: 'Coincideixen amb aquestes cerques: {{busquedas}}.',
      },
      en: {
        titulo: 'There are new offers for your searches',
        texto: 'They match these searches: {{busquedas}}.',
      },
    },
  },
} as const satisfies Events;
