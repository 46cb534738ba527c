import type { ScreenNames } from './screen-names.ts';

export const screens = {
  internshipOffers: {
    title: { es: 'Ofertas de prácticas', ca: 'Ofertes de pràctiques', en: 'Internship offers' },
    paths: { es: ['ofertas-practicas'], ca: ['ofertes-practiques'], en: ['internship-offers'] },
  },
  internshipOffer: {
    title: { es: 'Oferta de prácticas', ca: 'Oferta de pràctiques', en: 'Internship offer' },
    paths: {
      es: ['ofertas-practicas/:urlAcceso'],
      ca: ['ofertes-practiques/:urlAcceso'],
      en: ['internship-offers/:urlAcceso'],
    },
  },
  jobOffers: {
    title: { es: 'Ofertas de empleo', ca: 'Ofertes de feina', en: 'Job offers' },
    paths: { es: ['ofertas-empleo'], ca: ['ofertes-feina'], en: ['job-offers'] },
  },
  jobOffer: {
    title: { es: 'Oferta de empleo', ca: 'Oferta de feina', en: 'Job offer' },
    paths: {
      es: ['ofertas-empleo/:urlAcceso'],
      ca: ['ofertes-feina/:urlAcceso'],
      en: ['job-offers/:urlAcceso'],
    },
  },
} as const satisfies ScreenNames;
