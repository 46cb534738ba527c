import type { ScreenNames } from './screen-names.ts';

export const screens = {
  managedOffers: {
    title: { es: 'Ofertas', ca: 'Ofertes', en: 'Offers' },
    paths: { es: ['gestion/ofertas'], ca: ['gestio/ofertes'], en: ['management/offers'] },
  },
  managedOffer: {
    title: { es: 'Oferta', ca: 'Oferta', en: 'Offer' },
    paths: { es: ['gestion/ofertas/:id'], ca: ['gestio/ofertes/:id'], en: ['management/offers/:id'] },
  },
  correctOffer: {
    title: { es: 'Corregir oferta', ca: 'Corregir l’oferta', en: 'Correct offer' },
    paths: {
      es: ['gestion/ofertas/:id/corregir'],
      ca: ['gestio/ofertes/:id/corregir'],
      en: ['management/offers/:id/correct'],
    },
  },
} as const satisfies ScreenNames;
