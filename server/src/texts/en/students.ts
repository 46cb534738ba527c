import type { StudentsTexts } from '../es/students.ts';

export const en: StudentsTexts = {
  columns: [
    'First name',
    'Surnames',
    'Email',
    'Identity document',
    'Type',
    'Degree',
    'Year',
    'Internships',
    'Jobs',
    'Newsletter',
    'Applications',
    'Last access',
  ],
  fileName: 'students',
  yesOrNo: (value) => (value ? 'yes' : 'no'),
};
