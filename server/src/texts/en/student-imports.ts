import type { StudentImportsTexts } from '../es/student-imports.ts';

export const en: StudentImportsTexts = {
  columns: ['Row', 'Email', 'Field', 'Before', 'Now'],
  fileName: 'changes',
  made: 'new',
};
