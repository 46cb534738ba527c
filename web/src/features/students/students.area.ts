import { IconUsers } from '@tabler/icons-react';
import type { FeatureArea } from '../../lib/routing/area.ts';

export const studentsArea = {
  screens: {
    managedStudents: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['students', 'studentRecord'],
      load: () => import('./Students.tsx'),
    },
    managedStudent: {
      access: ['Gestor'],
      parent: 'managedStudents',
      texts: ['students', 'studentRecord'],
      load: () => import('./Student.tsx'),
    },
  },
  menu: [
    {
      id: 'managedStudents',
      position: { Gestor: 35 },
      inBar: true,
      tab: { Icon: IconUsers, label: 'students' },
    },
  ],
} as const satisfies FeatureArea;
