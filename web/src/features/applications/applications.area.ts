import { IconSend } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const applicationsArea = {
  screens: {
    applications: {
      access: ['Alumno'],
      texts: ['applications', 'interviews', 'respond'],
      load: () => import('./MyApplications.tsx'),
    },
    application: {
      access: ['Alumno'],
      parent: 'applications',
      texts: ['applications', 'interviews', 'withdrawal', 'respond'],
      load: () => import('./ApplicationDetail.tsx'),
    },
  },
  menu: [
    {
      id: 'applications',
      position: { Alumno: 40 },
      inBar: true,
      tab: { Icon: IconSend, label: 'applications' },
    },
  ],
} as const satisfies FeatureArea;
