import type { ScreenNames } from './screen-names.ts';

export const screens = {
  studentImports: {
    title: { es: 'Importar estudiantes', ca: 'Importar estudiants', en: 'Import students' },
    paths: {
      es: ['gestion/importar-estudiantes'],
      ca: ['gestio/importar-estudiants'],
      en: ['management/import-students'],
    },
  },
  studentImport: {
    title: { es: 'Importación', ca: 'Importació', en: 'Import' },
    paths: {
      es: ['gestion/importar-estudiantes/:id'],
      ca: ['gestio/importar-estudiants/:id'],
      en: ['management/import-students/:id'],
    },
  },
  companyImports: {
    title: { es: 'Importar empresas', ca: 'Importar empreses', en: 'Import companies' },
    paths: {
      es: ['gestion/importar-empresas'],
      ca: ['gestio/importar-empreses'],
      en: ['management/import-companies'],
    },
  },
  companyImport: {
    title: { es: 'Importación', ca: 'Importació', en: 'Import' },
    paths: {
      es: ['gestion/importar-empresas/:id'],
      ca: ['gestio/importar-empreses/:id'],
      en: ['management/import-companies/:id'],
    },
  },
  agreementImports: {
    title: { es: 'Importar convenios', ca: 'Importar convenis', en: 'Import agreements' },
    paths: {
      es: ['gestion/importar-convenios'],
      ca: ['gestio/importar-convenis'],
      en: ['management/import-agreements'],
    },
  },
  agreementImport: {
    title: { es: 'Importación', ca: 'Importació', en: 'Import' },
    paths: {
      es: ['gestion/importar-convenios/:id'],
      ca: ['gestio/importar-convenis/:id'],
      en: ['management/import-agreements/:id'],
    },
  },
} as const satisfies ScreenNames;
