import type { Events } from '../event.ts';

export const placementHoursEvents = {
  hoursDue: {
    clase: 'avances',
    texts: {
      es: {
        titulo: 'Anota las horas de la semana pasada',
        texto: 'Te faltan las horas de la semana pasada en «{{titulo}}». Es medio minuto.',
      },
      ca: {
        titulo: 'Anota les hores de la setmana passada',
        texto: 'Et falten les hores de la setmana passada a «{{titulo}}». És mig minut.',
      },
      en: {
        titulo: 'Note last week’s hours',
        texto: 'Last week’s hours for “{{titulo}}” are missing. It takes half a minute.',
      },
    },
  },
  hoursReturned: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Revisa las horas de tus prácticas',
        texto: 'En «{{titulo}}» no se han confirmado unas horas: {{motivo}}',
      },
      ca: {
        titulo: 'Revisa les hores de les teves pràctiques',
        texto: 'A «{{titulo}}» no s’han confirmat unes hores: {{motivo}}',
      },
      en: {
        titulo: 'Check the hours of your internship',
        texto: 'Some hours for “{{titulo}}” weren’t confirmed: {{motivo}}',
      },
    },
  },
  hoursToConfirm: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay horas de prácticas por confirmar',
        texto:
          'Los alumnos en prácticas que tutoriza han anotado sus horas (semanas por confirmar: {{semanas}}). Con este enlace, que es personal y caduca el {{dia}}, puede confirmarlas todas a la vez.',
      },
      ca: {
        titulo: 'Hi ha hores de pràctiques per confirmar',
        texto:
          'Els alumnes en pràctiques que tutoritza han anotat les seves hores (setmanes per confirmar: {{semanas}}). Amb aquest enllaç, que és personal i caduca el {{dia}}, pot confirmar-les totes alhora.',
      },
      en: {
        titulo: 'Internship hours are waiting for you to confirm them',
        texto:
          'The interns you tutor have noted their hours (weeks to confirm: {{semanas}}). With this link, which is personal and expires on {{dia}}, you can confirm them all at once.',
      },
    },
  },
} as const satisfies Events;
