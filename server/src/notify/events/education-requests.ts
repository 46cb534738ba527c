import type { Events } from '../event.ts';

export const educationRequestsEvents = {
  educationRequestReceived: {
    clase: 'candidaturas',
    texts: {
      es: {
        titulo: 'Una persona quiere hacer prácticas en su centro',
        texto: 'Pide estar del {{inicio}} al {{fin}}. Puede aceptar o rechazar la solicitud.',
      },
      ca: {
        titulo: 'Una persona vol fer pràctiques al seu centre',
        texto: 'Demana ser-hi del {{inicio}} al {{fin}}. Pot acceptar o rebutjar la sol·licitud.',
      },
      en: {
        titulo: 'Someone wants to do an internship at your school',
        texto: 'They ask to come from {{inicio}} to {{fin}}. You can accept or turn down the request.',
      },
    },
  },
  educationRequestAccepted: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Te han aceptado en un centro educativo',
        texto: '{{centro}} ha aceptado tu solicitud. Ahora preparamos tus prácticas.',
      },
      ca: {
        titulo: 'T’han acceptat en un centre educatiu',
        texto: '{{centro}} ha acceptat la teva sol·licitud. Ara preparem les teves pràctiques.',
      },
      en: {
        titulo: 'A school has accepted you',
        texto: '{{centro}} has accepted your request. We’re now preparing your internship.',
      },
    },
  },
  educationRequestRefused: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Un centro educativo no puede acogerte',
        texto: '{{centro}} ha rechazado tu solicitud. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'Un centre educatiu no et pot acollir',
        texto: '{{centro}} ha rebutjat la teva sol·licitud. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'A school can’t take you',
        texto: '{{centro}} has turned down your request. Reason: {{motivo}}',
      },
    },
  },
  educationRequestWithdrawn: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Se ha retirado una solicitud de prácticas',
        texto: 'La persona que la envió ya no la mantiene: pedía estar del {{inicio}} al {{fin}}.',
      },
      ca: {
        titulo: 'S’ha retirat una sol·licitud de pràctiques',
        texto: 'La persona que la va enviar ja no la manté: demanava ser-hi del {{inicio}} al {{fin}}.',
      },
      en: {
        titulo: 'An internship request has been withdrawn',
        texto: 'The person who sent it has taken it back: it was from {{inicio}} to {{fin}}.',
      },
    },
  },
  educationRequestClosedForCentre: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Hemos retirado una solicitud de prácticas',
        texto: 'Era del {{inicio}} al {{fin}}. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'Hem retirat una sol·licitud de pràctiques',
        texto: 'Era del {{inicio}} al {{fin}}. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'We’ve withdrawn an internship request',
        texto: 'It was from {{inicio}} to {{fin}}. Reason: {{motivo}}',
      },
    },
  },
  educationRequestClosed: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Hemos retirado una solicitud tuya',
        texto: 'Era para {{centro}}. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'Hem retirat una sol·licitud teva',
        texto: 'Era per a {{centro}}. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'We’ve withdrawn one of your requests',
        texto: 'It was for {{centro}}. Reason: {{motivo}}',
      },
    },
  },
  educationStudentPlaced: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Quien le envió una solicitud tiene ya otro centro',
        texto: 'La solicitud del {{inicio}} al {{fin}} sigue en pie, por si las fechas se pueden combinar.',
      },
      ca: {
        titulo: 'Qui li va enviar una sol·licitud ja té un altre centre',
        texto: 'La sol·licitud del {{inicio}} al {{fin}} segueix en peu, per si les dates es poden combinar.',
      },
      en: {
        titulo: 'Someone who sent you a request has another school now',
        texto: 'The request from {{inicio}} to {{fin}} still stands, in case the dates can be combined.',
      },
    },
  },
  educationPlacementWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Un centro educativo ha aceptado a un estudiante',
        texto: '{{empresa}} ha aceptado una solicitud: falta crear las prácticas.',
      },
      ca: {
        titulo: 'Un centre educatiu ha acceptat un estudiant',
        texto: '{{empresa}} ha acceptat una sol·licitud: falta crear les pràctiques.',
      },
      en: {
        titulo: 'A school has accepted a student',
        texto: '{{empresa}} has accepted a request: the internship has yet to be created.',
      },
    },
  },
  minorsCertificateWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un certificado de delitos sexuales por revisar',
        texto: 'Una persona lo ha entregado para hacer prácticas con menores.',
      },
      ca: {
        titulo: 'Hi ha un certificat de delictes sexuals per revisar',
        texto: 'Una persona l’ha lliurat per fer pràctiques amb menors.',
      },
      en: {
        titulo: 'A sexual offences certificate is waiting',
        texto: 'Someone has handed it in for an internship with minors.',
      },
    },
  },
  minorsCertificateAccepted: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hemos aceptado tu certificado',
        texto: 'Tu certificado de delitos sexuales es correcto: ya puedes hacer prácticas con menores.',
      },
      ca: {
        titulo: 'Hem acceptat el teu certificat',
        texto: 'El teu certificat de delictes sexuals és correcte: ja pots fer pràctiques amb menors.',
      },
      en: {
        titulo: 'We’ve accepted your certificate',
        texto: 'Your sexual offences certificate is fine: you can do internships with minors.',
      },
    },
  },
  minorsCertificateReturned: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Entrega otra vez tu certificado',
        texto: 'No hemos podido aceptar tu certificado de delitos sexuales. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'Torna a lliurar el teu certificat',
        texto: 'No hem pogut acceptar el teu certificat de delictes sexuals. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'Hand in your certificate again',
        texto: 'We couldn’t accept your sexual offences certificate. Reason: {{motivo}}',
      },
    },
  },
} as const satisfies Events;
