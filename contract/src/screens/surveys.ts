import type { ScreenNames } from './screen-names.ts';

export const screens = {
  managedSurveys: {
    title: { es: 'Encuestas', ca: 'Enquestes', en: 'Surveys' },
    paths: { es: ['gestion/encuestas'], ca: ['gestio/enquestes'], en: ['management/surveys'] },
  },
  newSurvey: {
    title: { es: 'Nueva encuesta', ca: 'Nova enquesta', en: 'New survey' },
    paths: { es: ['gestion/encuestas/nueva'], ca: ['gestio/enquestes/nova'], en: ['management/surveys/new'] },
  },
  managedSurvey: {
    title: { es: 'Encuesta', ca: 'Enquesta', en: 'Survey' },
    paths: { es: ['gestion/encuestas/:id'], ca: ['gestio/enquestes/:id'], en: ['management/surveys/:id'] },
  },
  surveyAnswered: {
    title: { es: 'Respuesta a la encuesta', ca: 'Resposta a l’enquesta', en: 'Survey answer' },
    paths: {
      es: ['encuesta-contestada/:clave'],
      ca: ['enquesta-contestada/:clave'],
      en: ['survey-answered/:clave'],
    },
  },
} as const satisfies ScreenNames;
