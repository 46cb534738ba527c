import type { Language } from '@portal/contract/languages';
import type { Events, EventText } from '../event.ts';

export const applicationsEvents = {
  applicationSent: {
    clase: 'inscripciones',
    texts: {
      es: {
        titulo: 'Te has inscrito en «{{titulo}}»',
        asunto: 'Candidatura enviada: {{titulo}}',
        texto: 'La empresa ya tiene tu CV tal como lo enviaste. Te avisaremos cuando haya novedades.',
      },
      ca: {
        titulo: 'T’has inscrit a «{{titulo}}»',
        asunto: 'Candidatura enviada: {{titulo}}',
        texto: 'L’empresa ja té el teu CV tal com el vas enviar. T’avisarem quan hi hagi novetats.',
      },
      en: {
        titulo: 'You applied for “{{titulo}}”',
        asunto: 'Application sent: {{titulo}}',
        texto: 'The company now has your CV as you sent it. We’ll let you know when there is news.',
      },
    },
  },
  applicationReceived: {
    clase: 'candidaturas',
    texts: {
      es: {
        titulo: 'Nueva candidatura para «{{titulo}}»',
        asunto: 'Nueva candidatura: {{titulo}}',
        texto: 'Ha recibido una candidatura. Puede leer el CV y responder desde la oferta.',
      },
      ca: {
        titulo: 'Nova candidatura per a «{{titulo}}»',
        asunto: 'Nova candidatura: {{titulo}}',
        texto: 'Ha rebut una candidatura. Pot llegir el CV i respondre des de l’oferta.',
      },
      en: {
        titulo: 'New application for “{{titulo}}”',
        asunto: 'New application: {{titulo}}',
        texto: 'You have received an application. You can read the CV and answer from the offer.',
      },
    },
  },
  answerDueSoon: {
    clase: 'ofertas',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Su plazo de respuesta está a punto de terminar',
        asunto: 'Candidaturas por responder: {{titulo}}',
        texto:
          'En «{{titulo}}» prometió una respuesta. Candidaturas que la esperan mañana como muy tarde: {{numero}}.',
      },
      ca: {
        titulo: 'El seu termini de resposta està a punt d’acabar-se',
        asunto: 'Candidatures per respondre: {{titulo}}',
        texto:
          'A «{{titulo}}» va prometre una resposta. Candidatures que l’esperen demà com a molt tard: {{numero}}.',
      },
      en: {
        titulo: 'Your time to answer is about to end',
        asunto: 'Applications to answer: {{titulo}}',
        texto: 'In “{{titulo}}” you promised an answer. Applications that expect it by tomorrow: {{numero}}.',
      },
    },
  },
  answerOverdue: {
    clase: 'ofertas',
    atOnce: true,
    texts: {
      es: {
        titulo: 'Ha terminado su plazo de respuesta',
        asunto: 'Candidaturas sin responder: {{titulo}}',
        texto:
          'En «{{titulo}}» prometió una respuesta que no ha llegado a tiempo. Candidaturas sin responder: {{numero}}. Ahora pueden preguntarle.',
      },
      ca: {
        titulo: 'S’ha acabat el seu termini de resposta',
        asunto: 'Candidatures sense respondre: {{titulo}}',
        texto:
          'A «{{titulo}}» va prometre una resposta que no ha arribat a temps. Candidatures sense respondre: {{numero}}. Ara li poden preguntar.',
      },
      en: {
        titulo: 'Your time to answer has ended',
        asunto: 'Unanswered applications: {{titulo}}',
        texto:
          'In “{{titulo}}” you promised an answer that has not come in time. Unanswered applications: {{numero}}. The students can now ask you.',
      },
    },
  },
  answerAsked: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Preguntan por una candidatura',
        texto:
          'Una persona inscrita en «{{titulo}}» pregunta por su candidatura, que no ha tenido respuesta.',
      },
      ca: {
        titulo: 'Pregunten per una candidatura',
        texto:
          'Una persona inscrita a «{{titulo}}» pregunta per la seva candidatura, que no ha tingut resposta.',
      },
      en: {
        titulo: 'A student asks about an application',
        texto: 'Someone who applied for “{{titulo}}” asks about the application, which has had no answer.',
      },
    },
  },
  applicationWithdrawn: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Una candidatura se ha retirado',
        texto: 'Una persona inscrita en «{{titulo}}» ha retirado su candidatura.',
      },
      ca: {
        titulo: 'S’ha retirat una candidatura',
        texto: 'Una persona inscrita a «{{titulo}}» ha retirat la seva candidatura.',
      },
      en: {
        titulo: 'An application was withdrawn',
        texto: 'Someone who had applied for “{{titulo}}” has withdrawn.',
      },
    },
  },
  applicationOpened: {
    clase: 'lecturas',
    texts: {
      es: {
        titulo: 'La empresa ha abierto tu CV',
        texto: 'La empresa que ofrece «{{titulo}}» ha leído tu candidatura.',
        asunto: 'Han abierto tu CV: {{titulo}}',
      },
      ca: {
        titulo: 'L’empresa ha obert el teu CV',
        texto: 'L’empresa que ofereix «{{titulo}}» ha llegit la teva candidatura.',
        asunto: 'Han obert el teu CV: {{titulo}}',
      },
      en: {
        titulo: 'The company has opened your CV',
        texto: 'The company offering “{{titulo}}” has read your application.',
        asunto: 'They opened your CV: {{titulo}}',
      },
    },
  },
  applicationUnderReview: {
    clase: 'avances',
    texts: {
      es: {
        titulo: 'Tu candidatura está en revisión',
        texto: 'La empresa está revisando tu candidatura a «{{titulo}}». {{comentario}}',
      },
      ca: {
        titulo: 'La teva candidatura està en revisió',
        texto: 'L’empresa està revisant la teva candidatura a «{{titulo}}». {{comentario}}',
      },
      en: {
        titulo: 'Your application is under review',
        texto: 'The company is reviewing your application for “{{titulo}}”. {{comentario}}',
      },
    },
  },
  applicationShortlisted: {
    clase: 'avances',
    texts: {
      es: {
        titulo: 'Te han preseleccionado',
        texto: 'Has pasado a la preselección de «{{titulo}}». {{comentario}}',
      },
      ca: {
        titulo: 'T’han preseleccionat',
        texto: 'Has passat a la preselecció de «{{titulo}}». {{comentario}}',
      },
      en: {
        titulo: 'You’re on the shortlist',
        texto: 'You’ve been shortlisted for “{{titulo}}”. {{comentario}}',
      },
    },
  },
  applicationInterview: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Quieren entrevistarte',
        texto: 'La empresa que ofrece «{{titulo}}» quiere conocerte en una entrevista. {{comentario}}',
      },
      ca: {
        titulo: 'Et volen entrevistar',
        texto: 'L’empresa que ofereix «{{titulo}}» et vol conèixer en una entrevista. {{comentario}}',
      },
      en: {
        titulo: 'They want to interview you',
        texto: 'The company offering “{{titulo}}” would like to meet you in an interview. {{comentario}}',
      },
    },
  },
  applicationSelected: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: '¡Te han seleccionado!',
        asunto: 'Te han seleccionado: {{titulo}}',
        texto: 'La empresa te ha seleccionado para «{{titulo}}». {{comentario}}',
      },
      ca: {
        titulo: 'T’han seleccionat!',
        asunto: 'T’han seleccionat: {{titulo}}',
        texto: 'L’empresa t’ha seleccionat per a «{{titulo}}». {{comentario}}',
      },
      en: {
        titulo: 'You’ve been selected!',
        asunto: 'You’ve been selected: {{titulo}}',
        texto: 'The company has selected you for “{{titulo}}”. {{comentario}}',
      },
    },
  },
  applicationNotSelected: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'El proceso ha terminado',
        texto:
          'El proceso de «{{titulo}}» se ha cerrado y esta vez no te han seleccionado. Gracias por tu interés y tu tiempo: en el portal hay más ofertas que pueden encajar contigo. {{comentario}}',
      },
      ca: {
        titulo: 'El procés s’ha acabat',
        texto:
          'El procés de «{{titulo}}» s’ha tancat i aquesta vegada no t’han seleccionat. Gràcies pel teu interès i el teu temps: al portal hi ha més ofertes que poden encaixar amb tu. {{comentario}}',
      },
      en: {
        titulo: 'The process has ended',
        texto:
          'The process for “{{titulo}}” is closed and you weren’t selected this time. Thank you for your interest and your time: there are more offers on the portal that may suit you. {{comentario}}',
      },
    },
  },
  applicationPreregistered: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Te han preinscrito en una oferta',
        texto:
          'Tienes una preinscripción en «{{titulo}}» pendiente de respuesta: acéptala o recházala. {{comentario}}',
      },
      ca: {
        titulo: 'T’han preinscrit a una oferta',
        texto:
          'Tens una preinscripció a «{{titulo}}» pendent de resposta: accepta-la o rebutja-la. {{comentario}}',
      },
      en: {
        titulo: 'You’ve been pre-registered for an offer',
        texto:
          'You have a pre-registration for “{{titulo}}” waiting for your answer: accept it or decline it. {{comentario}}',
      },
    },
  },
  applicationRejected: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Tu candidatura no sigue adelante',
        texto:
          'La empresa no continuará con tu candidatura a «{{titulo}}». Motivo: {{motivo}}. {{comentario}}',
      },
      ca: {
        titulo: 'La teva candidatura no continua',
        texto:
          'L’empresa no continuarà amb la teva candidatura a «{{titulo}}». Motiu: {{motivo}}. {{comentario}}',
      },
      en: {
        titulo: 'Your application won’t go further',
        texto:
          'The company won’t continue with your application for “{{titulo}}”. Reason: {{motivo}}. {{comentario}}',
      },
    },
  },
  applicationAwaitsForm: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Tu incorporación está en trámite',
        texto:
          'La empresa quiere seleccionarte para «{{titulo}}» y está preparando tu incorporación. {{comentario}}',
      },
      ca: {
        titulo: 'La teva incorporació està en tràmit',
        texto:
          'L’empresa et vol seleccionar per a «{{titulo}}» i està preparant la teva incorporació. {{comentario}}',
      },
      en: {
        titulo: 'Your onboarding is in progress',
        texto:
          'The company wants to select you for “{{titulo}}” and is preparing your onboarding. {{comentario}}',
      },
    },
  },
  preregistrationAccepted: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Preinscripción aceptada',
        texto: 'La persona preinscrita en «{{titulo}}» ha aceptado la preinscripción.',
      },
      ca: {
        titulo: 'Preinscripció acceptada',
        texto: 'La persona preinscrita a «{{titulo}}» ha acceptat la preinscripció.',
      },
      en: {
        titulo: 'Pre-registration accepted',
        texto: 'The person pre-registered for “{{titulo}}” has accepted.',
      },
    },
  },
  preregistrationDeclined: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Preinscripción rechazada',
        texto: 'La persona preinscrita en «{{titulo}}» ha rechazado la preinscripción. Motivo: {{motivo}}',
      },
      ca: {
        titulo: 'Preinscripció rebutjada',
        texto: 'La persona preinscrita a «{{titulo}}» ha rebutjat la preinscripció. Motiu: {{motivo}}',
      },
      en: {
        titulo: 'Pre-registration declined',
        texto: 'The person pre-registered for “{{titulo}}” has declined. Reason: {{motivo}}',
      },
    },
  },
} as const satisfies Events;

/** Several of `applicationReceived`. */
export const applicationsReceived: Readonly<Record<Language, EventText>> = {
  es: {
    titulo: '{{numero}} candidaturas nuevas para «{{titulo}}»',
    texto: 'Puede leer los CV y responder desde la oferta.',
  },
  ca: {
    titulo: '{{numero}} candidatures noves per a «{{titulo}}»',
    texto: 'Pot llegir els CV i respondre des de l’oferta.',
  },
  en: {
    titulo: '{{numero}} new applications for “{{titulo}}”',
    texto: 'You can read the CVs and answer from the offer.',
  },
};
