import type { Events } from '../event.ts';

export const changeRequestsEvents = {
  changeRequestWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un cambio de prácticas por revisar',
        texto: '{{empresa}} ha solicitado un cambio de unas prácticas.',
      },
      ca: {
        titulo: 'Hi ha un canvi de pràctiques per revisar',
        texto: '{{empresa}} ha sol·licitat un canvi d’unes pràctiques.',
      },
      en: {
        titulo: 'An internship change is waiting',
        texto: '{{empresa}} has asked for a change of an internship.',
      },
    },
  },
  companyChangeAccepted: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Se ha aceptado el cambio de unas prácticas',
        texto: 'El cambio que solicitó para «{{titulo}}» está aceptado.',
      },
      ca: {
        titulo: 'S’ha acceptat el canvi d’unes pràctiques',
        texto: 'El canvi que va sol·licitar per a «{{titulo}}» està acceptat.',
      },
      en: {
        titulo: 'An internship change has been accepted',
        texto: 'The change you asked for in “{{titulo}}” has been accepted.',
      },
    },
  },
  companyChangeRefused: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'No se ha aceptado el cambio de unas prácticas',
        texto: 'El cambio que solicitó para «{{titulo}}» no se ha aceptado. En su página está el motivo.',
      },
      ca: {
        titulo: 'No s’ha acceptat el canvi d’unes pràctiques',
        texto:
          'El canvi que va sol·licitar per a «{{titulo}}» no s’ha acceptat. A la seva pàgina hi ha el motiu.',
      },
      en: {
        titulo: 'An internship change has not been accepted',
        texto: 'The change you asked for in “{{titulo}}” has not been accepted. The reason is on its page.',
      },
    },
  },
  changeToAuthorise: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Un cambio de prácticas espera su autorización',
        texto:
          'Una empresa quiere cambiar el proyecto formativo de unas prácticas que tutoriza. Con este enlace, que es personal y caduca el {{dia}}, puede verlo y responder.',
      },
      ca: {
        titulo: 'Un canvi de pràctiques espera la seva autorització',
        texto:
          'Una empresa vol canviar el projecte formatiu d’unes pràctiques que tutoritza. Amb aquest enllaç, que és personal i caduca el {{dia}}, pot veure’l i respondre.',
      },
      en: {
        titulo: 'An internship change is waiting for you to authorise it',
        texto:
          'A company wants to change the training project of an internship you tutor. With this link, which is personal and expires on {{dia}}, you can see it and answer.',
      },
    },
  },
  /** Nobody signs the new version before there is an academic tutor. */
  placementChangedUnsigned: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Cambian tus prácticas',
        texto:
          'Hay una nueva versión del anexo de «{{titulo}}». Mira qué cambia: podrás firmarla en cuanto tengas tutor académico.',
      },
      ca: {
        titulo: 'Canvien les teves pràctiques',
        texto:
          'Hi ha una nova versió de l’annex de «{{titulo}}». Mira què canvia: la podràs signar tan bon punt tinguis tutor acadèmic.',
      },
      en: {
        titulo: 'Your internship changes',
        texto:
          'There is a new version of the annex of “{{titulo}}”. See what changes: you can sign it as soon as you have an academic tutor.',
      },
    },
  },
  placementChanged: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Cambian tus prácticas: firma el anexo',
        texto: 'Hay una nueva versión del anexo de «{{titulo}}». Mira qué cambia y fírmala.',
      },
      ca: {
        titulo: 'Canvien les teves pràctiques: signa l’annex',
        texto: 'Hi ha una nova versió de l’annex de «{{titulo}}». Mira què canvia i signa-la.',
      },
      en: {
        titulo: 'Your internship changes: sign the annex',
        texto: 'There is a new version of the annex of “{{titulo}}”. See what changes and sign it.',
      },
    },
  },
} as const satisfies Events;
