import type { ScreenNames } from './screen-names.ts';

export const screens = {
  managedStudents: {
    title: { es: 'Estudiantes', ca: 'Estudiants', en: 'Students' },
    paths: { es: ['gestion/estudiantes'], ca: ['gestio/estudiants'], en: ['management/students'] },
  },
  managedStudent: {
    title: { es: 'Estudiante', ca: 'Estudiant', en: 'Student' },
    paths: {
      es: ['gestion/estudiantes/:id'],
      ca: ['gestio/estudiants/:id'],
      en: ['management/students/:id'],
    },
  },
} as const satisfies ScreenNames;
