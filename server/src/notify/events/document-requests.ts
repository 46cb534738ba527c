import type { Events } from '../event.ts';

export const documentRequestsEvents = {
  documentRequested: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: '{{solicitante}} te pide un documento',
        texto: '{{descripcion}}. Puedes entregarlo en tu CV, en el apartado de documentos.',
      },
      ca: {
        titulo: '{{solicitante}} et demana un document',
        texto: '{{descripcion}}. Pots lliurar-lo al teu CV, a l’apartat de documents.',
      },
      en: {
        titulo: '{{solicitante}} is asking you for a document',
        texto: '{{descripcion}}. You can hand it in on your CV, in the documents section.',
      },
    },
  },
  documentRequestedBy: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: '{{solicitante}} te pide un documento',
        texto:
          '{{descripcion}}. Puedes entregarlo en tu CV, en el apartado de documentos, hasta el {{fecha}}.',
      },
      ca: {
        titulo: '{{solicitante}} et demana un document',
        texto: '{{descripcion}}. Pots lliurar-lo al teu CV, a l’apartat de documents, fins al {{fecha}}.',
      },
      en: {
        titulo: '{{solicitante}} is asking you for a document',
        texto: '{{descripcion}}. You can hand it in on your CV, in the documents section, until {{fecha}}.',
      },
    },
  },
  documentRequestWithdrawn: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya no hace falta un documento',
        texto: 'Hemos retirado la solicitud de este documento: {{descripcion}}. No tienes que entregarlo.',
      },
      ca: {
        titulo: 'Ja no cal un document',
        texto: 'Hem retirat la sol·licitud d’aquest document: {{descripcion}}. No has de lliurar-lo.',
      },
      en: {
        titulo: 'A document is no longer needed',
        texto:
          'We’ve withdrawn the request for this document: {{descripcion}}. You don’t need to hand it in.',
      },
    },
  },
  documentHandedIn: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Se ha entregado un documento',
        texto: 'Una persona ha entregado un documento que pidió {{solicitante}}.',
      },
      ca: {
        titulo: 'S’ha lliurat un document',
        texto: 'Una persona ha lliurat un document que va demanar {{solicitante}}.',
      },
      en: {
        titulo: 'A document has been handed in',
        texto: 'Someone has handed in a document that {{solicitante}} asked for.',
      },
    },
  },
} as const satisfies Events;
