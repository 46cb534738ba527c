import type { Events } from '../event.ts';

export const preregistrationsEvents = {
  putForward: {
    clase: 'decisiones',
    texts: {
      es: {
        titulo: 'Te hemos preinscrito en una oferta',
        texto:
          'Creemos que «{{titulo}}» te puede interesar. Acepta o rechaza la preinscripción: si la aceptas, la empresa recibirá tu CV. {{nota}}',
      },
      ca: {
        titulo: 'T’hem preinscrit a una oferta',
        texto:
          'Creiem que «{{titulo}}» et pot interessar. Accepta o rebutja la preinscripció: si l’acceptes, l’empresa rebrà el teu CV. {{nota}}',
      },
      en: {
        titulo: 'We’ve pre-registered you for an offer',
        texto:
          'We think that “{{titulo}}” may interest you. Accept or decline the pre-registration: if you accept, the company gets your CV. {{nota}}',
      },
    },
  },
} as const satisfies Events;
