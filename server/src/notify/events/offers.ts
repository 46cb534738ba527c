import type { Events } from '../event.ts';

export const offersEvents = {
  offerExpiring: {
    clase: 'ofertas',
    texts: {
      es: {
        titulo: 'Su oferta caduca pronto',
        texto:
          '«{{titulo}}» admite candidaturas hasta el {{dia}}. Si necesita más tiempo, puede publicar una nueva.',
        asunto: 'Caduca pronto: {{titulo}}',
      },
      ca: {
        titulo: 'La seva oferta caduca aviat',
        texto:
          '«{{titulo}}» admet candidatures fins al {{dia}}. Si necessita més temps, en pot publicar una de nova.',
        asunto: 'Caduca aviat: {{titulo}}',
      },
      en: {
        titulo: 'Your offer expires soon',
        texto:
          '“{{titulo}}” accepts applications until {{dia}}. If you need more time, you can publish a new one.',
        asunto: 'Expires soon: {{titulo}}',
      },
    },
  },
  offerExpired: {
    clase: 'ofertas',
    texts: {
      es: {
        titulo: 'Su oferta ha caducado',
        texto:
          '«{{titulo}}» ha llegado a su último día y ya no admite candidaturas. Puede seguir consultando las recibidas.',
      },
      ca: {
        titulo: 'La seva oferta ha caducat',
        texto:
          '«{{titulo}}» ha arribat a l’últim dia i ja no admet candidatures. Pot continuar consultant les rebudes.',
      },
      en: {
        titulo: 'Your offer has expired',
        texto:
          '“{{titulo}}” has reached its last day and no longer accepts applications. The ones you received are still there.',
      },
    },
  },
  offerReceived: {
    clase: 'ofertas',
    texts: {
      es: {
        titulo: 'Hemos recibido su oferta',
        asunto: 'Oferta recibida: {{titulo}}',
        texto: 'Revisaremos «{{titulo}}» y le avisaremos cuando esté publicada o si necesita cambios.',
      },
      ca: {
        titulo: 'Hem rebut la seva oferta',
        asunto: 'Oferta rebuda: {{titulo}}',
        texto: 'Revisarem «{{titulo}}» i l’avisarem quan estigui publicada o si necessita canvis.',
      },
      en: {
        titulo: 'We’ve received your offer',
        asunto: 'Offer received: {{titulo}}',
        texto:
          'We’ll review “{{titulo}}” and let you know when it’s published or if something needs changing.',
      },
    },
  },
  offerSent: {
    clase: 'equipo',
    texts: {
      es: {
        titulo: 'Se ha enviado una oferta de su empresa',
        asunto: 'Oferta enviada: {{titulo}}',
        texto: 'Otra persona de su empresa ha enviado «{{titulo}}» para que la validemos.',
      },
      ca: {
        titulo: 'S’ha enviat una oferta de la seva empresa',
        asunto: 'Oferta enviada: {{titulo}}',
        texto: 'Una altra persona de la seva empresa ha enviat «{{titulo}}» perquè la validem.',
      },
      en: {
        titulo: 'One of your company’s offers was sent',
        asunto: 'Offer sent: {{titulo}}',
        texto: 'Somebody else at your company has sent “{{titulo}}” for approval.',
      },
    },
  },
  offerEdited: {
    clase: 'equipo',
    texts: {
      es: {
        titulo: 'Se ha cambiado una oferta de su empresa',
        asunto: 'Oferta cambiada: {{titulo}}',
        texto: 'Otra persona de su empresa ha cambiado «{{titulo}}».',
      },
      ca: {
        titulo: 'S’ha canviat una oferta de la seva empresa',
        asunto: 'Oferta canviada: {{titulo}}',
        texto: 'Una altra persona de la seva empresa ha canviat «{{titulo}}».',
      },
      en: {
        titulo: 'One of your company’s offers was changed',
        asunto: 'Offer changed: {{titulo}}',
        texto: 'Somebody else at your company has changed “{{titulo}}”.',
      },
    },
  },
  offerClosed: {
    clase: 'equipo',
    texts: {
      es: {
        titulo: 'Se ha cerrado una oferta de su empresa',
        texto: 'Otra persona de su empresa ha cerrado «{{titulo}}»: ya no admite candidaturas.',
        asunto: 'Oferta cerrada: {{titulo}}',
      },
      ca: {
        titulo: 'S’ha tancat una oferta de la seva empresa',
        texto: 'Una altra persona de la seva empresa ha tancat «{{titulo}}»: ja no admet candidatures.',
        asunto: 'Oferta tancada: {{titulo}}',
      },
      en: {
        titulo: 'One of your company’s offers was closed',
        texto: 'Somebody else at your company has closed “{{titulo}}”: it no longer accepts applications.',
        asunto: 'Offer closed: {{titulo}}',
      },
    },
  },
  offerDeleted: {
    clase: 'equipo',
    texts: {
      es: {
        titulo: 'Se ha eliminado una oferta de su empresa',
        texto: 'Otra persona de su empresa ha eliminado «{{titulo}}».',
        asunto: 'Oferta eliminada: {{titulo}}',
      },
      ca: {
        titulo: 'S’ha eliminat una oferta de la seva empresa',
        texto: 'Una altra persona de la seva empresa ha eliminat «{{titulo}}».',
        asunto: 'Oferta eliminada: {{titulo}}',
      },
      en: {
        titulo: 'One of your company’s offers was deleted',
        texto: 'Somebody else at your company has deleted “{{titulo}}”.',
        asunto: 'Offer deleted: {{titulo}}',
      },
    },
  },
} as const satisfies Events;
