import type { ScreenNames } from './screen-names.ts';

export const screens = {
  mergeCompanies: {
    title: { es: 'Fusionar empresas', ca: 'Fusiona empreses', en: 'Merge companies' },
    paths: {
      es: ['gestion/empresas/:id/fusionar'],
      ca: ['gestio/empreses/:id/fusionar'],
      en: ['management/companies/:id/merge'],
    },
  },
} as const satisfies ScreenNames;
