import type { ScreenNames } from './screen-names.ts';

export const screens = {
  forYou: {
    title: { es: 'Para ti', ca: 'Per a tu', en: 'For you' },
    paths: { es: ['para-ti'], ca: ['per-a-tu'], en: ['for-you'] },
  },
  compareOffers: {
    title: { es: 'Comparar ofertas', ca: 'Comparar ofertes', en: 'Compare offers' },
    paths: { es: ['comparar-ofertas'], ca: ['comparar-ofertes'], en: ['compare-offers'] },
  },
} as const satisfies ScreenNames;
