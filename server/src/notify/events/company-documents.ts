import type { Events } from '../event.ts';

export const companyDocumentsEvents = {
  companyDocumentRequested: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Le pedimos un documento: {{documento}}',
        texto: 'Puede entregarlo en Documentación.',
      },
      ca: {
        titulo: 'Li demanem un document: {{documento}}',
        texto: 'Pot lliurar-lo a Documentació.',
      },
      en: {
        titulo: 'We need a document: {{documento}}',
        texto: 'You can hand it in under Documents.',
      },
    },
  },
  companyDocumentRequestedBy: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Le pedimos un documento: {{documento}}',
        texto: 'Puede entregarlo en Documentación hasta el {{fecha}}.',
      },
      ca: {
        titulo: 'Li demanem un document: {{documento}}',
        texto: 'Pot lliurar-lo a Documentació fins al {{fecha}}.',
      },
      en: {
        titulo: 'We need a document: {{documento}}',
        texto: 'You can hand it in under Documents until {{fecha}}.',
      },
    },
  },
  companyDocumentWithdrawn: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya no necesitamos un documento',
        texto: 'Hemos retirado la solicitud de este documento: {{documento}}. No tiene que entregarlo.',
      },
      ca: {
        titulo: 'Ja no necessitem un document',
        texto: 'Hem retirat la sol·licitud d’aquest document: {{documento}}. No l’ha de lliurar.',
      },
      en: {
        titulo: 'A document is no longer needed',
        texto: 'We’ve withdrawn the request for this document: {{documento}}. You don’t need to hand it in.',
      },
    },
  },
  companyDocumentAccepted: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hemos aceptado un documento',
        texto: 'Hemos aceptado este documento: {{documento}}.',
      },
      ca: {
        titulo: 'Hem acceptat un document',
        texto: 'Hem acceptat aquest document: {{documento}}.',
      },
      en: {
        titulo: 'We’ve accepted a document',
        texto: 'We’ve accepted this document: {{documento}}.',
      },
    },
  },
  companyDocumentReturned: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Un documento necesita cambios: {{documento}}',
        texto: 'Motivo: {{motivo}}. Puede entregarlo de nuevo en Documentación.',
      },
      ca: {
        titulo: 'Un document necessita canvis: {{documento}}',
        texto: 'Motiu: {{motivo}}. Pot tornar a lliurar-lo a Documentació.',
      },
      en: {
        titulo: 'A document needs changes: {{documento}}',
        texto: 'Reason: {{motivo}}. You can hand it in again under Documents.',
      },
    },
  },
  companyDocumentHandedIn: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Una empresa ha entregado un documento',
        texto: '{{empresa}} ha entregado este documento: {{documento}}.',
      },
      ca: {
        titulo: 'Una empresa ha lliurat un document',
        texto: '{{empresa}} ha lliurat aquest document: {{documento}}.',
      },
      en: {
        titulo: 'A company has handed in a document',
        texto: '{{empresa}} has handed in this document: {{documento}}.',
      },
    },
  },
} as const satisfies Events;
