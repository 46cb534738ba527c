import type { ScreenNames } from './screen-names.ts';

export const screens = {
  documentation: {
    title: { es: 'Documentación', ca: 'Documentació', en: 'Documents' },
    paths: { es: ['documentacion'], ca: ['documentacio'], en: ['documents'] },
  },
  companyDocuments: {
    title: { es: 'Documentos de empresas', ca: 'Documents d’empreses', en: 'Company documents' },
    paths: {
      es: ['gestion/documentos-empresas'],
      ca: ['gestio/documents-empreses'],
      en: ['management/company-documents'],
    },
  },
} as const satisfies ScreenNames;
