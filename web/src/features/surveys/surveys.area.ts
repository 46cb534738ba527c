import type { FeatureArea } from '../../lib/routing/area.ts';

const answering = { access: 'public', texts: ['surveyAnswer'] } as const;
const management = { access: ['Gestor'], texts: ['surveyForm'] } as const;

export const surveysArea = {
  screens: {
    managedSurveys: { ...management, parent: 'management', load: () => import('./SurveyList.tsx') },
    newSurvey: { ...management, parent: 'managedSurveys', load: () => import('./NewSurvey.tsx') },
    managedSurvey: { ...management, parent: 'managedSurveys', load: () => import('./EditSurvey.tsx') },
    surveys: { access: 'anyRole', texts: ['surveyAnswer'], load: () => import('./answering/OwnSurveys.tsx') },
    // Open to everybody: an anonymous answer takes no account, and a tutor's link is none.
    survey: { ...answering, load: () => import('./answering/Survey.tsx') },
    surveyAccess: {
      ...answering,
      texts: ['surveyAnswer', 'session', 'signOn'],
      load: () => import('./answering/SurveyAccess.tsx'),
    },
    newPortalSurvey: {
      access: ['Gestor'],
      texts: ['portalSurveyForm', 'surveyAnswer'],
      parent: 'managedSurveys',
      load: () => import('./managers/NewPortalSurvey.tsx'),
    },
    managedPortalSurvey: {
      access: ['Gestor'],
      texts: ['portalSurveyForm', 'surveyAnswer'],
      parent: 'managedSurveys',
      load: () => import('./managers/EditPortalSurvey.tsx'),
    },
    surveyResults: {
      access: ['Gestor'],
      texts: ['surveyResults', 'portalSurveyForm'],
      parent: 'managedSurveys',
      load: () => import('./managers/SurveyResults.tsx'),
    },
    // Open to everybody: a survey may end in a browser where nobody is logged in.
    surveyAnswered: {
      access: 'public',
      texts: ['surveys'],
      bare: true,
      load: () => import('./SurveyAnswered.tsx'),
    },
  },
  menu: [
    { id: 'surveys', position: { Alumno: 70, Empresa: 80 } },
    { id: 'managedSurveys', position: { Gestor: 30 } },
  ],
  home: { texts: ['surveys'], load: () => import('./PendingSurveys.tsx') },
  tile: { position: 60, texts: ['surveys'], load: () => import('./PendingSurveys.tsx') },
  gate: { roles: ['Alumno', 'Empresa'], load: () => import('./MandatorySurveys.tsx') },
} as const satisfies FeatureArea;
