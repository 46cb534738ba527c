import type { FeatureArea } from '../../lib/routing/area.ts';

export const studentsArea = {
  screens: {
    managedStudents: {
      access: ['Gestor'],
      parent: 'management',
      texts: ['students'],
      load: () => import('./Students.tsx'),
    },
    managedStudent: {
      access: ['Gestor'],
      parent: 'managedStudents',
      texts: ['students'],
      load: () => import('./Student.tsx'),
    },
  },
  menu: [{ id: 'managedStudents', position: { Gestor: 35 } }],
} as const satisfies FeatureArea;
