import type { ScreenNames } from './screen-names.ts';

export const screens = {
  help: {
    title: { es: 'Ayuda', ca: 'Ajuda', en: 'Help' },
    paths: { es: ['ayuda'], ca: ['ajuda'], en: ['help'] },
  },
  companyHelp: {
    title: { es: 'Ayuda', ca: 'Ajuda', en: 'Help' },
    paths: { es: ['ayuda-empresas'], ca: ['ajuda-empreses'], en: ['help-for-companies'] },
  },
  managedHelp: {
    title: { es: 'Ayuda', ca: 'Ajuda', en: 'Help' },
    paths: { es: ['gestion/ayuda'], ca: ['gestio/ajuda'], en: ['management/help'] },
  },
  newHelp: {
    title: { es: 'Nueva pregunta', ca: 'Nova pregunta', en: 'New question' },
    paths: { es: ['gestion/ayuda/nueva'], ca: ['gestio/ajuda/nova'], en: ['management/help/new'] },
  },
  managedAnswer: {
    title: { es: 'Pregunta y respuesta', ca: 'Pregunta i resposta', en: 'Question and answer' },
    paths: { es: ['gestion/ayuda/:id'], ca: ['gestio/ajuda/:id'], en: ['management/help/:id'] },
  },
} as const satisfies ScreenNames;
