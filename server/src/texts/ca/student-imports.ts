import type { StudentImportsTexts } from '../es/student-imports.ts';

export const ca: StudentImportsTexts = {
  columns: ['Fila', 'Correu', 'Dada', 'Abans', 'Ara'],
  fileName: 'canvis',
  made: 'alta',
};
