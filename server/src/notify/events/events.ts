import type { Events } from '../event.ts';

export const eventsEvents = {
  eventPlaceFreed: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Tienes plaza',
        texto:
          'Se ha liberado una plaza en «{{titulo}}» y es tuya: {{cuando}}. Si no vas a ir, anula la inscripción.',
      },
      ca: {
        titulo: 'Tens plaça',
        texto:
          'S’ha alliberat una plaça a «{{titulo}}» i és teva: {{cuando}}. Si no hi aniràs, retira la inscripció.',
      },
      en: {
        titulo: 'You have a place',
        texto:
          'A place became free in “{{titulo}}” and it is yours: {{cuando}}. If you are not going, withdraw.',
      },
    },
  },
  eventChanged: {
    clase: 'cuenta',
    texts: {
      es: { titulo: 'Cambia un evento', texto: '«{{titulo}}» ha cambiado. Ahora es: {{cuando}}. {{donde}}' },
      ca: {
        titulo: 'Canvia un esdeveniment',
        texto: '«{{titulo}}» ha canviat. Ara és: {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'An event has changed',
        texto: '“{{titulo}}” has changed. It is now: {{cuando}}. {{donde}}',
      },
    },
  },
  eventCancelled: {
    clase: 'cuenta',
    texts: {
      es: { titulo: 'Evento cancelado', texto: 'Se ha cancelado «{{titulo}}». {{motivo}}' },
      ca: { titulo: 'Esdeveniment cancel·lat', texto: 'S’ha cancel·lat «{{titulo}}». {{motivo}}' },
      en: { titulo: 'Event cancelled', texto: '“{{titulo}}” has been cancelled. {{motivo}}' },
    },
  },
  eventTomorrow: {
    clase: 'cuenta',
    texts: {
      es: { titulo: 'Mañana tienes un evento', texto: '«{{titulo}}»: {{cuando}}. {{donde}}' },
      ca: { titulo: 'Demà tens un esdeveniment', texto: '«{{titulo}}»: {{cuando}}. {{donde}}' },
      en: { titulo: 'You have an event tomorrow', texto: '“{{titulo}}”: {{cuando}}. {{donde}}' },
    },
  },
} as const satisfies Events;
