import type { ScreenNames } from './screen-names.ts';

export const screens = {
  managedCompanies: {
    title: { es: 'Empresas', ca: 'Empreses', en: 'Companies' },
    paths: { es: ['gestion/empresas'], ca: ['gestio/empreses'], en: ['management/companies'] },
  },
  managedCompany: {
    title: { es: 'Empresa', ca: 'Empresa', en: 'Company' },
    paths: {
      // The second ones are those of the screen on which a company was decided on.
      es: ['gestion/empresas/:id', 'gestion/empresa/:id'],
      ca: ['gestio/empreses/:id', 'gestio/empresa/:id'],
      en: ['management/companies/:id', 'management/company/:id'],
    },
  },
} as const satisfies ScreenNames;
