import type { Events } from '../event.ts';

export const placementReportsEvents = {
  memoriaDue: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Entrega la memoria de tus prácticas',
        texto:
          '«{{titulo}}» ha terminado y falta tu memoria final. Sin ella no se pueden cerrar las prácticas.',
      },
      ca: {
        titulo: 'Lliura la memòria de les teves pràctiques',
        texto:
          '«{{titulo}}» ha acabat i falta la teva memòria final. Sense ella no es poden tancar les pràctiques.',
      },
      en: {
        titulo: 'Hand in the final report of your internship',
        texto:
          '“{{titulo}}” has ended and your final report is missing. The internship can’t be closed without it.',
      },
    },
  },
  hostReportDueToCompany: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Falta el informe final de unas prácticas',
        texto: '«{{titulo}}» ha terminado y falta el informe final del tutor de su empresa.',
      },
      ca: {
        titulo: 'Falta l’informe final d’unes pràctiques',
        texto: '«{{titulo}}» ha acabat i falta l’informe final del tutor de la seva empresa.',
      },
      en: {
        titulo: 'The final report of an internship is missing',
        texto: '“{{titulo}}” has ended and the final report of your company’s tutor is missing.',
      },
    },
  },
  hostReportDue: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Falta su informe final de prácticas',
        texto:
          'Han terminado prácticas que tutoriza: {{titulos}}. Con este enlace, que es personal y caduca el {{dia}}, puede completar el informe final en dos minutos.',
      },
      ca: {
        titulo: 'Falta el seu informe final de pràctiques',
        texto:
          'Han acabat pràctiques que tutoritza: {{titulos}}. Amb aquest enllaç, que és personal i caduca el {{dia}}, pot completar l’informe final en dos minuts.',
      },
      en: {
        titulo: 'Your final report is missing',
        texto:
          'Internships you tutor have ended: {{titulos}}. With this link, which is personal and expires on {{dia}}, you can fill in the final report in two minutes.',
      },
    },
  },
  markAwaited: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Ya puede calificar unas prácticas',
        texto:
          'De «{{titulo}}» están los dos informes finales. Con este enlace, que es personal y caduca el {{dia}}, puede leerlos y poner la calificación.',
      },
      ca: {
        titulo: 'Ja pot qualificar unes pràctiques',
        texto:
          'De «{{titulo}}» hi ha els dos informes finals. Amb aquest enllaç, que és personal i caduca el {{dia}}, pot llegir-los i posar la qualificació.',
      },
      en: {
        titulo: 'An internship is waiting for your mark',
        texto:
          'Both final reports of “{{titulo}}” are in. With this link, which is personal and expires on {{dia}}, you can read them and give the mark.',
      },
    },
  },
  markDue: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Falta la calificación de unas prácticas',
        texto:
          'Han terminado prácticas que tutoriza y falta su calificación: {{titulos}}. Con este enlace, que es personal y caduca el {{dia}}, puede leer los informes y ponerla.',
      },
      ca: {
        titulo: 'Falta la qualificació d’unes pràctiques',
        texto:
          'Han acabat pràctiques que tutoritza i falta la seva qualificació: {{titulos}}. Amb aquest enllaç, que és personal i caduca el {{dia}}, pot llegir els informes i posar-la.',
      },
      en: {
        titulo: 'The mark of an internship is missing',
        texto:
          'Internships you tutor have ended and your mark is missing: {{titulos}}. With this link, which is personal and expires on {{dia}}, you can read the reports and give it.',
      },
    },
  },
} as const satisfies Events;
