import type { Events } from '../event.ts';

export const agreementsEvents = {
  agreementWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un convenio firmado por revisar',
        texto: '{{empresa}} ha entregado el convenio firmado {{numero}}.',
      },
      ca: {
        titulo: 'Hi ha un conveni signat per revisar',
        texto: '{{empresa}} ha lliurat el conveni signat {{numero}}.',
      },
      en: {
        titulo: 'A signed agreement is waiting for review',
        texto: '{{empresa}} has handed in the signed agreement {{numero}}.',
      },
    },
  },
  agreementsExpire: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay convenios que caducan pronto',
        texto: 'Convenios de los que hemos avisado hoy a las empresas: {{numeros}}.',
      },
      ca: {
        titulo: 'Hi ha convenis que caduquen aviat',
        texto: 'Convenis dels quals hem avisat avui les empreses: {{numeros}}.',
      },
      en: {
        titulo: 'Some agreements expire soon',
        texto: 'Agreements that companies have been warned about today: {{numeros}}.',
      },
    },
  },
  agreementFormalised: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Su convenio está formalizado',
        texto: 'El convenio {{numero}} tiene las dos firmas. Ya puede descargarlo.',
      },
      ca: {
        titulo: 'El seu conveni està formalitzat',
        texto: 'El conveni {{numero}} té les dues signatures. Ja el pot baixar.',
      },
      en: {
        titulo: 'Your agreement is complete',
        texto: 'Agreement {{numero}} has both signatures. You can download it now.',
      },
    },
  },
  agreementReturned: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hay que corregir su convenio',
        texto: 'Hemos revisado el convenio {{numero}}. Motivo: {{motivo}}. Corríjalo y vuelva a generarlo.',
      },
      ca: {
        titulo: 'Cal corregir el seu conveni',
        texto: 'Hem revisat el conveni {{numero}}. Motiu: {{motivo}}. Corregeixi’l i torni’l a generar.',
      },
      en: {
        titulo: 'Your agreement needs a correction',
        texto:
          'We’ve reviewed agreement {{numero}}. Reason: {{motivo}}. Please correct it and generate it again.',
      },
    },
  },
  agreementExpiring: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Su convenio caduca pronto',
        texto: 'El convenio {{numero}} caduca el {{dia}}. Puede renovarlo a partir de los datos del último.',
      },
      ca: {
        titulo: 'El seu conveni caduca aviat',
        texto: 'El conveni {{numero}} caduca el {{dia}}. El pot renovar a partir de les dades de l’últim.',
      },
      en: {
        titulo: 'Your agreement expires soon',
        texto: 'Agreement {{numero}} expires on {{dia}}. You can renew it from the details of the last one.',
      },
    },
  },
  agreementExpired: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Su convenio ha caducado',
        texto: 'El convenio {{numero}} caducó el {{dia}}. Puede renovarlo a partir de los datos del último.',
      },
      ca: {
        titulo: 'El seu conveni ha caducat',
        texto:
          'El conveni {{numero}} va caducar el {{dia}}. El pot renovar a partir de les dades de l’últim.',
      },
      en: {
        titulo: 'Your agreement has expired',
        texto: 'Agreement {{numero}} expired on {{dia}}. You can renew it from the details of the last one.',
      },
    },
  },
  agreementCommented: {
    clase: 'equipo',
    texts: {
      es: {
        titulo: 'Han comentado su convenio',
        texto: '{{nombre}} ha escrito un comentario con el enlace de revisión. Decida si lo acepta.',
      },
      ca: {
        titulo: 'Han comentat el seu conveni',
        texto: '{{nombre}} ha escrit un comentari amb l’enllaç de revisió. Decideixi si l’accepta.',
      },
      en: {
        titulo: 'Somebody has commented on your agreement',
        texto: '{{nombre}} has left a comment through the review link. Decide whether you accept it.',
      },
    },
  },
  agreementSignatoryConfirmed: {
    clase: 'equipo',
    texts: {
      es: {
        titulo: 'Han confirmado los datos del firmante',
        texto:
          '{{nombre}} ha confirmado los datos de quien firma el convenio. Puede pasarlos a la solicitud.',
      },
      ca: {
        titulo: 'Han confirmat les dades del signant',
        texto: '{{nombre}} ha confirmat les dades de qui signa el conveni. Les pot passar a la sol·licitud.',
      },
      en: {
        titulo: 'The signatory’s details have been confirmed',
        texto:
          '{{nombre}} has confirmed the details of the person who signs. You can copy them into the request.',
      },
    },
  },
} as const satisfies Events;
