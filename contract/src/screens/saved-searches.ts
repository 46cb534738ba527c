import type { ScreenNames } from './screen-names.ts';

export const screens = {
  savedSearches: {
    title: { es: 'Búsquedas guardadas', ca: 'Cerques desades', en: 'Saved searches' },
    paths: { es: ['busquedas-guardadas'], ca: ['cerques-desades'], en: ['saved-searches'] },
  },
  stopAlerts: {
    title: {
      es: 'Dejar de recibir avisos',
      ca: 'Deixar de rebre avisos',
      en: 'Stop email alerts',
    },
    paths: { es: ['dejar-avisos'], ca: ['deixar-avisos'], en: ['stop-alerts'] },
  },
} as const satisfies ScreenNames;
