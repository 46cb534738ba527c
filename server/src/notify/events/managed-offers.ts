import type { Events } from '../event.ts';

export const managedOffersEvents = {
  offerCorrected: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hemos corregido su oferta',
        asunto: 'Oferta corregida: {{titulo}}',
        texto:
          'El equipo del portal ha corregido «{{titulo}}». Revise cómo queda y escríbanos si algo no es correcto.',
      },
      ca: {
        titulo: 'Hem corregit la seva oferta',
        asunto: 'Oferta corregida: {{titulo}}',
        texto:
          'L’equip del portal ha corregit «{{titulo}}». Revisi com queda i escrigui’ns si hi ha cap error.',
      },
      en: {
        titulo: 'We’ve corrected your offer',
        asunto: 'Offer corrected: {{titulo}}',
        texto:
          'The portal team has corrected “{{titulo}}”. Check how it reads now and write to us if anything is wrong.',
      },
    },
  },
  offerUnpublished: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hemos retirado su oferta',
        texto:
          'Los estudiantes ya no ven «{{titulo}}». Motivo: {{motivo}}. Escríbanos cuando pueda publicarse de nuevo.',
      },
      ca: {
        titulo: 'Hem retirat la seva oferta',
        texto:
          'Els estudiants ja no veuen «{{titulo}}». Motiu: {{motivo}}. Escrigui’ns quan es pugui tornar a publicar.',
      },
      en: {
        titulo: 'We’ve unpublished your offer',
        texto:
          'Students no longer see “{{titulo}}”. Reason: {{motivo}}. Write to us when it can be published again.',
      },
    },
  },
  offerRepublished: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Su oferta vuelve a estar publicada',
        asunto: 'Oferta publicada de nuevo: {{titulo}}',
        texto: 'Los estudiantes vuelven a ver «{{titulo}}» y pueden inscribirse hasta el {{dia}}.',
      },
      ca: {
        titulo: 'La seva oferta torna a estar publicada',
        asunto: 'Oferta publicada de nou: {{titulo}}',
        texto: 'Els estudiants tornen a veure «{{titulo}}» i s’hi poden inscriure fins al {{dia}}.',
      },
      en: {
        titulo: 'Your offer is published again',
        asunto: 'Offer published again: {{titulo}}',
        texto: 'Students can see “{{titulo}}” again and apply until {{dia}}.',
      },
    },
  },
  offerExtended: {
    clase: 'ofertas',
    texts: {
      es: {
        titulo: 'Su oferta tiene un nuevo último día',
        asunto: 'Nuevo último día: {{titulo}}',
        texto: '«{{titulo}}» admite candidaturas hasta el {{dia}}.',
      },
      ca: {
        titulo: 'La seva oferta té un nou últim dia',
        asunto: 'Nou últim dia: {{titulo}}',
        texto: '«{{titulo}}» admet candidatures fins al {{dia}}.',
      },
      en: {
        titulo: 'Your offer has a new last day',
        asunto: 'New last day: {{titulo}}',
        texto: '“{{titulo}}” takes applications until {{dia}}.',
      },
    },
  },
  offerClosedByManager: {
    clase: 'revision',
    texts: {
      es: {
        titulo: 'Hemos cerrado su oferta',
        texto:
          '«{{titulo}}» ya no admite candidaturas. Motivo: {{motivo}}. Hemos avisado a quienes esperaban respuesta.',
      },
      ca: {
        titulo: 'Hem tancat la seva oferta',
        texto:
          '«{{titulo}}» ja no admet candidatures. Motiu: {{motivo}}. Hem avisat les persones que esperaven resposta.',
      },
      en: {
        titulo: 'We’ve closed your offer',
        texto:
          '“{{titulo}}” no longer takes applications. Reason: {{motivo}}. We’ve told everyone who was waiting for an answer.',
      },
    },
  },
} as const satisfies Events;
