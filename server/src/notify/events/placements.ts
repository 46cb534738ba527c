import type { Events } from '../event.ts';

export const placementsEvents = {
  placementValidated: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Tus prácticas están validadas',
        texto:
          'Hemos validado el formulario de «{{titulo}}». Te avisaremos para que firmes el anexo en cuanto tengas tutor académico.',
      },
      ca: {
        titulo: 'Les teves pràctiques estan validades',
        texto:
          'Hem validat el formulari de «{{titulo}}». T’avisarem perquè signis l’annex tan bon punt tinguis tutor acadèmic.',
      },
      en: {
        titulo: 'Your internship has been validated',
        texto:
          'We have validated the form of “{{titulo}}”. We will let you know when to sign the annex, as soon as you have an academic tutor.',
      },
    },
  },
  placementValidatedToCompany: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'El formulario de incorporación está validado',
        texto:
          'Hemos validado el formulario de «{{titulo}}». Le avisaremos para firmar el anexo en cuanto tenga tutor académico.',
      },
      ca: {
        titulo: 'El formulari d’incorporació està validat',
        texto:
          'Hem validat el formulari de «{{titulo}}». L’avisarem per signar l’annex tan bon punt tingui tutor acadèmic.',
      },
      en: {
        titulo: 'The incorporation form has been validated',
        texto:
          'We have validated the form of “{{titulo}}”. We will let you know when to sign the annex, as soon as it has an academic tutor.',
      },
    },
  },
  annexToSign: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Firma el anexo de tus prácticas',
        texto: 'El anexo de «{{titulo}}» está preparado. Léelo y fírmalo antes de empezar.',
      },
      ca: {
        titulo: 'Signa l’annex de les teves pràctiques',
        texto: 'L’annex de «{{titulo}}» està preparat. Llegeix-lo i signa’l abans de començar.',
      },
      en: {
        titulo: 'Sign the annex of your internship',
        texto: 'The annex of “{{titulo}}” is ready. Read it and sign it before you start.',
      },
    },
  },
  annexToSignByCompany: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hay un anexo por firmar',
        texto: 'El anexo de «{{titulo}}» está preparado. Fírmelo antes de que empiecen las prácticas.',
      },
      ca: {
        titulo: 'Hi ha un annex per signar',
        texto: 'L’annex de «{{titulo}}» està preparat. Signi’l abans que comencin les pràctiques.',
      },
      en: {
        titulo: 'An annex is waiting for your signature',
        texto: 'The annex of “{{titulo}}” is ready. Please sign it before the internship begins.',
      },
    },
  },
  annexToSignAgain: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hay una nueva versión de un anexo por firmar',
        texto:
          'El anexo de «{{titulo}}» tiene una nueva versión con el tutor académico. Fírmela en su página.',
      },
      ca: {
        titulo: 'Hi ha una nova versió d’un annex per signar',
        texto: 'L’annex de «{{titulo}}» té una nova versió amb el tutor acadèmic. Signi-la a la seva pàgina.',
      },
      en: {
        titulo: 'A new version of an annex is waiting for your signature',
        texto:
          'The annex of “{{titulo}}” has a new version, which names the academic tutor. Please sign it on its page.',
      },
    },
  },
  annexSigned: {
    clase: 'revision',
    texts: {
      es: { titulo: 'Nueva firma en un anexo', texto: 'Se ha firmado el anexo de «{{titulo}}».' },
      ca: { titulo: 'Nova signatura en un annex', texto: 'S’ha signat l’annex de «{{titulo}}».' },
      en: { titulo: 'An annex has been signed', texto: 'The annex of “{{titulo}}” has a new signature.' },
    },
  },
  placementReady: {
    clase: 'decisiones',
    texts: {
      es: { titulo: 'Las prácticas están listas', texto: 'Todo está preparado para empezar «{{titulo}}».' },
      ca: { titulo: 'Les pràctiques estan a punt', texto: 'Tot està preparat per començar «{{titulo}}».' },
      en: { titulo: 'The internship is ready', texto: 'Everything is in place to begin “{{titulo}}”.' },
    },
  },
  placementFinished: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Han terminado las prácticas: faltan los informes',
        texto: '«{{titulo}}» ha terminado. Los informes finales se entregan en quince días.',
      },
      ca: {
        titulo: 'Han acabat les pràctiques: falten els informes',
        texto: '«{{titulo}}» ha acabat. Els informes finals es lliuren en quinze dies.',
      },
      en: {
        titulo: 'The internship has ended: the reports are due',
        texto: '“{{titulo}}” has ended. The final reports are due within fifteen days.',
      },
    },
  },
  placementClosed: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Prácticas cerradas',
        texto: '«{{titulo}}» está cerrada: ya se puede emitir el certificado.',
      },
      ca: {
        titulo: 'Pràctiques tancades',
        texto: '«{{titulo}}» està tancada: ja es pot emetre el certificat.',
      },
      en: {
        titulo: 'Internship closed',
        texto: '“{{titulo}}” is closed: its certificate can be issued now.',
      },
    },
  },
  placementEnded: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Unas prácticas terminan antes de tiempo',
        texto: 'El último día de «{{titulo}}» es el {{dia}}. En su página está el motivo.',
      },
      ca: {
        titulo: 'Unes pràctiques acaben abans d’hora',
        texto: 'L’últim dia de «{{titulo}}» és el {{dia}}. A la seva pàgina hi ha el motiu.',
      },
      en: {
        titulo: 'An internship ends early',
        texto: 'The last day of “{{titulo}}” is {{dia}}. The reason is on its page.',
      },
    },
  },
  placementCalledOff: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Unas prácticas se cancelan antes de empezar',
        texto: '«{{titulo}}» no llegará a empezar. En su página está el motivo.',
      },
      ca: {
        titulo: 'Unes pràctiques es cancel·len abans de començar',
        texto: '«{{titulo}}» no arribarà a començar. A la seva pàgina hi ha el motiu.',
      },
      en: {
        titulo: 'An internship is called off before it begins',
        texto: '“{{titulo}}” will not go ahead. The reason is on its page.',
      },
    },
  },
  tutoredPlacementEnded: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Unas prácticas que tutoriza terminan antes de tiempo',
        texto:
          'El último día de «{{titulo}}» es el {{ultimo}}. Con este enlace, que es personal y caduca el {{dia}}, puede ver el motivo y lo que queda por completar.',
      },
      ca: {
        titulo: 'Unes pràctiques que tutoritza acaben abans d’hora',
        texto:
          'L’últim dia de «{{titulo}}» és el {{ultimo}}. Amb aquest enllaç, que és personal i caduca el {{dia}}, pot veure’n el motiu i el que queda per completar.',
      },
      en: {
        titulo: 'An internship you tutor ends early',
        texto:
          'The last day of “{{titulo}}” is {{ultimo}}. With this link, which is personal and expires on {{dia}}, you can see the reason and what is left to fill in.',
      },
    },
  },
  tutoredPlacementCalledOff: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Unas prácticas que tutoriza se cancelan antes de empezar',
        texto:
          '«{{titulo}}» no llegará a empezar. Con este enlace, que es personal y caduca el {{dia}}, puede ver el motivo.',
      },
      ca: {
        titulo: 'Unes pràctiques que tutoritza es cancel·len abans de començar',
        texto:
          '«{{titulo}}» no arribarà a començar. Amb aquest enllaç, que és personal i caduca el {{dia}}, pot veure’n el motiu.',
      },
      en: {
        titulo: 'An internship you tutor is called off before it begins',
        texto:
          '“{{titulo}}” will not go ahead. With this link, which is personal and expires on {{dia}}, you can see the reason.',
      },
    },
  },
  placementRenounced: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Una persona ha renunciado a sus prácticas',
        texto: 'Hay una renuncia en unas prácticas.',
      },
      ca: {
        titulo: 'Una persona ha renunciat a les seves pràctiques',
        texto: 'Hi ha una renúncia en unes pràctiques.',
      },
      en: { titulo: 'A student has given up an internship', texto: 'A student has given up an internship.' },
    },
  },
  placementDocumentHandedIn: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay un documento de prácticas por revisar',
        texto: 'Un estudiante ha entregado un documento de sus prácticas.',
      },
      ca: {
        titulo: 'Hi ha un document de pràctiques per revisar',
        texto: 'Un estudiant ha lliurat un document de les seves pràctiques.',
      },
      en: {
        titulo: 'A placement document is waiting',
        texto: 'A student has handed in a document of an internship.',
      },
    },
  },
  placementStartWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Prácticas que han empezado y no están listas',
        texto: 'Prácticas sin todo lo necesario en su primer día: {{numeros}}.',
      },
      ca: {
        titulo: 'Pràctiques que han començat i no estan a punt',
        texto: 'Pràctiques sense tot el que cal el primer dia: {{numeros}}.',
      },
      en: {
        titulo: 'Internships that have begun and are not ready',
        texto: 'Internships that lack something on their first day: {{numeros}}.',
      },
    },
  },
  placementDocumentRequested: {
    clase: 'decisiones',
    texts: {
      es: { titulo: 'Te piden un documento de tus prácticas', texto: '«{{documento}}», de «{{titulo}}».' },
      ca: {
        titulo: 'Et demanen un document de les teves pràctiques',
        texto: '«{{documento}}», de «{{titulo}}».',
      },
      en: { titulo: 'A document of your internship is needed', texto: '“{{documento}}”, of “{{titulo}}”.' },
    },
  },
  placementReminder: {
    clase: 'decisiones',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Recuerda: tus prácticas esperan algo de ti',
        texto: 'En la página de «{{titulo}}» está lo que falta.',
      },
      ca: {
        titulo: 'Recorda: les teves pràctiques esperen alguna cosa de tu',
        texto: 'A la pàgina de «{{titulo}}» hi ha el que falta.',
      },
      en: {
        titulo: 'Reminder: your internship is waiting for you',
        texto: 'The page of “{{titulo}}” says what is missing.',
      },
    },
  },
  placementReminderToCompany: {
    clase: 'revision',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Recordatorio: unas prácticas esperan a su empresa',
        texto: 'En la página de «{{titulo}}» está lo que falta.',
      },
      ca: {
        titulo: 'Recordatori: unes pràctiques esperen la seva empresa',
        texto: 'A la pàgina de «{{titulo}}» hi ha el que falta.',
      },
      en: {
        titulo: 'Reminder: an internship is waiting for your company',
        texto: 'The page of “{{titulo}}” says what is missing.',
      },
    },
  },
  tutorLink: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Las prácticas que tutoriza',
        texto:
          'Con este enlace, que es personal y caduca el {{dia}}, puede ver las prácticas que tutoriza, confirmar horas y completar informes.',
      },
      ca: {
        titulo: 'Les pràctiques que tutoritza',
        texto:
          'Amb aquest enllaç, que és personal i caduca el {{dia}}, pot veure les pràctiques que tutoritza, confirmar hores i completar informes.',
      },
      en: {
        titulo: 'The internships you tutor',
        texto:
          'With this link, which is personal and expires on {{dia}}, you can see the internships you tutor, confirm hours and fill in reports.',
      },
    },
  },
} as const satisfies Events;
