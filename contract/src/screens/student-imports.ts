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
} as const satisfies ScreenNames;
