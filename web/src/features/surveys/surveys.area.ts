import { IconClipboardList } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

const management = { access: ['Gestor'], texts: ['surveyForm'] } as const;

export const surveysArea = {
  screens: {
    managedSurveys: { ...management, parent: 'management', load: () => import('./SurveyList.tsx') },
    newSurvey: { ...management, parent: 'managedSurveys', load: () => import('./NewSurvey.tsx') },
    managedSurvey: { ...management, parent: 'managedSurveys', load: () => import('./EditSurvey.tsx') },
    // Open to everybody: a survey may end in a browser where nobody is logged in.
    surveyAnswered: {
      access: 'public',
      texts: ['surveys'],
      bare: true,
      load: () => import('./SurveyAnswered.tsx'),
    },
  },
  menu: [
    // Where surveys are asked (specification 1, §2.1), until they have a screen.
    {
      id: 'home',
      anchor: 'encuestas',
      calledAfter: 'managedSurveys',
      position: { Alumno: 70, Empresa: 80 },
    },
    { id: 'managedSurveys', position: { Gestor: 30 }, tab: { Icon: IconClipboardList, label: 'surveys' } },
  ],
  home: { texts: ['surveys'], load: () => import('./PendingSurveys.tsx') },
  tile: { position: 60, texts: ['surveys'], load: () => import('./PendingSurveys.tsx') },
  gate: { roles: ['Alumno', 'Empresa'], load: () => import('./MandatorySurveys.tsx') },
} as const satisfies FeatureArea;
