import type { Events } from '../event.ts';

export const proposalsEvents = {
  proposalWaits: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hay una propuesta de prácticas por revisar',
        texto: 'Espera la respuesta de la institución.',
      },
      ca: {
        titulo: 'Hi ha una proposta de pràctiques per revisar',
        texto: 'Espera la resposta de la institució.',
      },
      en: {
        titulo: 'An internship proposal is waiting for review',
        texto: 'It is waiting for the institution’s answer.',
      },
    },
  },
  proposalOfStudent: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Un estudiante le propone unas prácticas',
        texto: '{{nombre}} propone «{{titulo}}» en su empresa. Confírmelo o díganos que no es así.',
      },
      ca: {
        titulo: 'Un estudiant li proposa unes pràctiques',
        texto: '{{nombre}} proposa «{{titulo}}» a la seva empresa. Confirmi-ho o digui’ns que no és així.',
      },
      en: {
        titulo: 'A student proposes an internship with you',
        texto: '{{nombre}} proposes “{{titulo}}” at your company. Confirm it, or tell us it isn’t so.',
      },
    },
  },
  proposalOfCompany: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Una empresa te propone unas prácticas',
        texto: 'Quiere que hagas «{{titulo}}». Confírmalo o di que no te interesa.',
      },
      ca: {
        titulo: 'Una empresa et proposa unes pràctiques',
        texto: 'Vol que facis «{{titulo}}». Confirma-ho o digues que no t’interessa.',
      },
      en: {
        titulo: 'A company proposes an internship for you',
        texto: 'It would like you to do “{{titulo}}”. Confirm it, or say you’re not interested.',
      },
    },
  },
  proposalConfirmedByCompany: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Han confirmado tu propuesta de prácticas',
        texto: 'La empresa está de acuerdo con «{{titulo}}». Ahora la revisamos nosotros.',
      },
      ca: {
        titulo: 'Han confirmat la teva proposta de pràctiques',
        texto: 'L’empresa està d’acord amb «{{titulo}}». Ara la revisem nosaltres.',
      },
      en: {
        titulo: 'Your internship proposal is confirmed',
        texto: 'The company agrees with “{{titulo}}”. It’s our turn to review it.',
      },
    },
  },
  proposalConfirmedByStudent: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'Han confirmado su propuesta de prácticas',
        texto: 'El estudiante está de acuerdo con «{{titulo}}». Ahora la revisamos nosotros.',
      },
      ca: {
        titulo: 'Han confirmat la seva proposta de pràctiques',
        texto: 'L’estudiant està d’acord amb «{{titulo}}». Ara la revisem nosaltres.',
      },
      en: {
        titulo: 'Your internship proposal is confirmed',
        texto: 'The student agrees with “{{titulo}}”. It’s our turn to review it.',
      },
    },
  },
  proposalRejectedForStudent: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'No hemos aceptado una propuesta de prácticas',
        texto: '«{{titulo}}» no sigue adelante. Motivo: {{motivo}}.',
      },
      ca: {
        titulo: 'No hem acceptat una proposta de pràctiques',
        texto: '«{{titulo}}» no segueix endavant. Motiu: {{motivo}}.',
      },
      en: {
        titulo: 'We haven’t accepted an internship proposal',
        texto: '“{{titulo}}” won’t go ahead. Reason: {{motivo}}.',
      },
    },
  },
  proposalRejectedForCompany: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'No hemos aceptado una propuesta de prácticas',
        texto: '«{{titulo}}» no sigue adelante. Motivo: {{motivo}}.',
      },
      ca: {
        titulo: 'No hem acceptat una proposta de pràctiques',
        texto: '«{{titulo}}» no segueix endavant. Motiu: {{motivo}}.',
      },
      en: {
        titulo: 'We haven’t accepted an internship proposal',
        texto: '“{{titulo}}” won’t go ahead. Reason: {{motivo}}.',
      },
    },
  },
  proposalWithdrawnByCompany: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'La empresa no sigue con unas prácticas',
        texto: 'Ha retirado la propuesta «{{titulo}}». Motivo: {{motivo}}.',
      },
      ca: {
        titulo: 'L’empresa no segueix amb unes pràctiques',
        texto: 'Ha retirat la proposta «{{titulo}}». Motiu: {{motivo}}.',
      },
      en: {
        titulo: 'A company won’t go on with an internship',
        texto: 'It has withdrawn the proposal “{{titulo}}”. Reason: {{motivo}}.',
      },
    },
  },
  proposalWithdrawnByStudent: {
    clase: 'respuestas',
    texts: {
      es: {
        titulo: 'El estudiante no sigue con unas prácticas',
        texto: 'Ha retirado la propuesta «{{titulo}}». Motivo: {{motivo}}.',
      },
      ca: {
        titulo: 'L’estudiant no segueix amb unes pràctiques',
        texto: 'Ha retirat la proposta «{{titulo}}». Motiu: {{motivo}}.',
      },
      en: {
        titulo: 'A student won’t go on with an internship',
        texto: 'They have withdrawn the proposal “{{titulo}}”. Reason: {{motivo}}.',
      },
    },
  },
} as const satisfies Events;
