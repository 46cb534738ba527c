import type { InterviewState } from '@portal/contract/interviews';
import type { Events } from '../event.ts';

export const interviewsEvents = {
  interviewProposed: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Elige hora para tu entrevista',
        texto:
          'La empresa que ofrece «{{titulo}}» te propone una entrevista: {{cuando}}. Elige una hora en el portal o di que ninguna te va bien. {{comentario}}',
      },
      ca: {
        titulo: 'Tria hora per a la teva entrevista',
        texto:
          'L’empresa que ofereix «{{titulo}}» et proposa una entrevista: {{cuando}}. Tria una hora al portal o digues que cap no et va bé. {{comentario}}',
      },
      en: {
        titulo: 'Choose a time for your interview',
        texto:
          'The company offering “{{titulo}}” proposes an interview: {{cuando}}. Choose a time on the portal or say that none suits you. {{comentario}}',
      },
    },
  },
  interviewAgreed: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Tienes una entrevista',
        texto: 'La entrevista para «{{titulo}}» es el {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Tens una entrevista',
        texto: 'L’entrevista per a «{{titulo}}» és {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'You have an interview',
        texto: 'The interview for “{{titulo}}” is on {{cuando}}. {{donde}}',
      },
    },
  },
  interviewAgreedWith: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Entrevista acordada',
        texto:
          'La persona convocada para «{{titulo}}» ha elegido hora para la entrevista: {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Entrevista acordada',
        texto:
          'La persona convocada per a «{{titulo}}» ha triat hora per a l’entrevista: {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'Interview agreed',
        texto:
          'The person invited for “{{titulo}}” has chosen a time for the interview: {{cuando}}. {{donde}}',
      },
    },
  },
  interviewDeclined: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'La persona no puede en esas horas',
        texto:
          'La persona convocada a una entrevista para «{{titulo}}» ha dicho que no le va bien ninguna de las horas. Lea su mensaje en la candidatura y propóngale otras si quiere.',
      },
      ca: {
        titulo: 'La persona no pot en aquestes hores',
        texto:
          'La persona convocada a una entrevista per a «{{titulo}}» ha dit que no li va bé cap de les hores. Llegeixi el seu missatge a la candidatura i proposi-li’n d’altres si vol.',
      },
      en: {
        titulo: 'No time suits the candidate',
        texto:
          'The person invited to an interview for “{{titulo}}” cannot make any of the times. You can read the message in the application and propose others.',
      },
    },
  },
  interviewOffByStudent: {
    clase: 'respuestas',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Un candidato ha cancelado la entrevista',
        texto:
          'La persona convocada para «{{titulo}}» ya no puede asistir a la entrevista: {{cuando}}. Lea su mensaje en la candidatura y propóngale otras horas si quiere.',
      },
      ca: {
        titulo: 'Un candidat ha cancel·lat l’entrevista',
        texto:
          'La persona convocada per a «{{titulo}}» ja no pot assistir a l’entrevista: {{cuando}}. Llegeixi el seu missatge a la candidatura i proposi-li altres hores si vol.',
      },
      en: {
        titulo: 'A candidate has cancelled the interview',
        texto:
          'The person invited for “{{titulo}}” can no longer attend the interview: {{cuando}}. You can read the message in the application and propose other times.',
      },
    },
  },
  interviewChanged: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Ha cambiado tu entrevista',
        texto:
          'La empresa ha cambiado los datos de la entrevista para «{{titulo}}»: {{cuando}}. {{donde}} {{comentario}}',
      },
      ca: {
        titulo: 'Ha canviat la teva entrevista',
        texto:
          'L’empresa ha canviat les dades de l’entrevista per a «{{titulo}}»: {{cuando}}. {{donde}} {{comentario}}',
      },
      en: {
        titulo: 'Your interview has changed',
        texto:
          'The company has changed the details of the interview for “{{titulo}}”: {{cuando}}. {{donde}} {{comentario}}',
      },
    },
  },
  interviewChangedWith: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Ha cambiado una entrevista',
        texto: 'Su empresa ha cambiado los datos de una entrevista para «{{titulo}}»: {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Ha canviat una entrevista',
        texto:
          'La seva empresa ha canviat les dades d’una entrevista per a «{{titulo}}»: {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'An interview has changed',
        texto: 'Your company has changed the details of an interview for “{{titulo}}”: {{cuando}}. {{donde}}',
      },
    },
  },
  interviewOff: {
    clase: 'decisiones',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Se ha cancelado tu entrevista',
        texto: 'La entrevista para «{{titulo}}» se ha cancelado: {{cuando}}. {{comentario}}',
      },
      ca: {
        titulo: 'S’ha cancel·lat la teva entrevista',
        texto: 'L’entrevista per a «{{titulo}}» s’ha cancel·lat: {{cuando}}. {{comentario}}',
      },
      en: {
        titulo: 'Your interview has been cancelled',
        texto: 'The interview for “{{titulo}}” has been cancelled: {{cuando}}. {{comentario}}',
      },
    },
  },
  interviewOffWith: {
    clase: 'respuestas',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Se ha cancelado una entrevista',
        texto: 'Una entrevista para «{{titulo}}» se ha cancelado: {{cuando}}.',
      },
      ca: {
        titulo: 'S’ha cancel·lat una entrevista',
        texto: 'Una entrevista per a «{{titulo}}» s’ha cancel·lat: {{cuando}}.',
      },
      en: {
        titulo: 'An interview has been cancelled',
        texto: 'An interview for “{{titulo}}” has been cancelled: {{cuando}}.',
      },
    },
  },
  interviewTomorrow: {
    clase: 'decisiones',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Mañana tienes una entrevista',
        texto: 'Te recordamos la entrevista para «{{titulo}}»: {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Demà tens una entrevista',
        texto: 'Et recordem l’entrevista per a «{{titulo}}»: {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'You have an interview tomorrow',
        texto: 'A reminder of the interview for “{{titulo}}”: {{cuando}}. {{donde}}',
      },
    },
  },
  interviewTomorrowWith: {
    clase: 'respuestas',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Mañana tiene una entrevista',
        texto: 'Le recordamos la entrevista para «{{titulo}}»: {{cuando}}. {{donde}}',
      },
      ca: {
        titulo: 'Demà té una entrevista',
        texto: 'Li recordem l’entrevista per a «{{titulo}}»: {{cuando}}. {{donde}}',
      },
      en: {
        titulo: 'You have an interview tomorrow',
        texto: 'A reminder of the interview for “{{titulo}}”: {{cuando}}. {{donde}}',
      },
    },
  },
} as const satisfies Events;

/** In which states what is told of an interview still holds: a mail that waited longer is not sent. */
export const holdsIn: Readonly<Partial<Record<string, readonly InterviewState[]>>> = {
  interviewProposed: ['propuesta'],
  interviewAgreed: ['elegida'],
  interviewAgreedWith: ['elegida'],
  interviewChanged: ['propuesta', 'elegida'],
  interviewChangedWith: ['elegida'],
  interviewTomorrow: ['elegida'],
  interviewTomorrowWith: ['elegida'],
};
