import type { Screens } from './screen.ts';

const management = { access: ['Gestor'], areas: ['surveyForm'] } as const;

export const surveysScreens = {
  managedSurveys: {
    ...management,
    parent: 'management',
    load: () => import('../features/surveys/SurveyList.tsx'),
  },
  newSurvey: {
    ...management,
    parent: 'managedSurveys',
    load: () => import('../features/surveys/NewSurvey.tsx'),
  },
  managedSurvey: {
    ...management,
    parent: 'managedSurveys',
    load: () => import('../features/surveys/EditSurvey.tsx'),
  },
  // Open to everybody: a survey may end in a browser where nobody is logged in.
  surveyAnswered: {
    access: 'public',
    areas: ['surveys'],
    bare: true,
    load: () => import('../features/surveys/SurveyAnswered.tsx'),
  },
} as const satisfies Screens;
