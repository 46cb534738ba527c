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
  surveys: {
    title: { es: 'Encuestas', ca: 'Enquestes', en: 'Surveys' },
    paths: { es: ['encuestas'], ca: ['enquestes'], en: ['surveys'] },
  },
  survey: {
    title: { es: 'Encuesta', ca: 'Enquesta', en: 'Survey' },
    paths: { es: ['encuestas/:id'], ca: ['enquestes/:id'], en: ['surveys/:id'] },
  },
  surveyAccess: {
    title: { es: 'Acceso a la encuesta', ca: 'Accés a l’enquesta', en: 'Access to the survey' },
    paths: { es: ['encuestas/:id/acceso'], ca: ['enquestes/:id/acces'], en: ['surveys/:id/access'] },
  },
  newPortalSurvey: {
    title: {
      es: 'Nueva encuesta del portal',
      ca: 'Nova enquesta del portal',
      en: 'New survey in the portal',
    },
    paths: {
      es: ['gestion/encuestas/nueva-del-portal'],
      ca: ['gestio/enquestes/nova-del-portal'],
      en: ['management/surveys/new-in-portal'],
    },
  },
  managedPortalSurvey: {
    title: { es: 'Encuesta del portal', ca: 'Enquesta del portal', en: 'Survey in the portal' },
    paths: {
      es: ['gestion/encuestas/portal/:id'],
      ca: ['gestio/enquestes/portal/:id'],
      en: ['management/surveys/portal/:id'],
    },
  },
  surveyResults: {
    title: { es: 'Resultados', ca: 'Resultats', en: 'Results' },
    paths: {
      es: ['gestion/encuestas/:id/resultados'],
      ca: ['gestio/enquestes/:id/resultats'],
      en: ['management/surveys/:id/results'],
    },
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
