import type { Events } from '../event.ts';

export const studyRequestsEvents = {
  studyRequestAccepted: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hemos actualizado tus estudios',
        texto: 'Hemos aceptado tu solicitud sobre estudios. El cambio ya aparece en tu CV.',
      },
      ca: {
        titulo: 'Hem actualitzat els teus estudis',
        texto: 'Hem acceptat la teva sol·licitud sobre estudis. El canvi ja apareix al teu CV.',
      },
      en: {
        titulo: 'We’ve updated your studies',
        texto: 'We’ve accepted your request about your studies. Your CV shows it now.',
      },
    },
  },
  studyRequestRefused: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'No hemos podido cambiar tus estudios',
        texto: 'Hemos rechazado tu solicitud sobre estudios. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'No hem pogut canviar els teus estudis',
        texto: 'Hem rebutjat la teva sol·licitud sobre estudis. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'We couldn’t change your studies',
        texto: 'We’ve refused your request about your studies. Reason: {{motivo}}',
      },
    },
  },
  studyRequestWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay una solicitud sobre estudios',
        texto: 'Una persona ha pedido añadir, corregir o quitar estudios y espera respuesta.',
      },
      ca: {
        titulo: 'Hi ha una sol·licitud sobre estudis',
        texto: 'Una persona ha demanat afegir, corregir o treure estudis i espera resposta.',
      },
      en: {
        titulo: 'A request about studies is waiting',
        texto:
          'Someone has asked for studies to be added, corrected or removed and is waiting for an answer.',
      },
    },
  },
} as const satisfies Events;
