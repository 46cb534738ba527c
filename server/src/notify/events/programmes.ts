import type { Events } from '../event.ts';

export const programmesEvents = {
  adhesionAccepted: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Adhesión aceptada',
        texto: 'La institución ha aceptado la adhesión al programa «{{titulo}}».',
      },
      ca: {
        titulo: 'Adhesió acceptada',
        texto: 'La institució ha acceptat l’adhesió al programa «{{titulo}}».',
      },
      en: {
        titulo: 'Request to join accepted',
        texto: 'The institution has accepted the request to join the programme “{{titulo}}”.',
      },
    },
  },
  adhesionRefused: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Adhesión no aceptada',
        texto: 'La institución no ha aceptado la adhesión al programa «{{titulo}}». Motivo: {{motivo}}.',
      },
      ca: {
        titulo: 'Adhesió no acceptada',
        texto: 'La institució no ha acceptat l’adhesió al programa «{{titulo}}». Motiu: {{motivo}}.',
      },
      en: {
        titulo: 'Request to join not accepted',
        texto:
          'The institution has not accepted the request to join the programme “{{titulo}}”. Reason: {{motivo}}.',
      },
    },
  },
} as const satisfies Events;
