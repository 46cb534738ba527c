import type { StudentsTexts } from '../es/students.ts';

export const ca: StudentsTexts = {
  columns: [
    'Nom',
    'Cognoms',
    'Correu',
    'Document d’identitat',
    'Tipus',
    'Titulació',
    'Curs',
    'Pràctiques',
    'Feina',
    'Butlletí',
    'Candidatures',
    'Últim accés',
  ],
  fileName: 'estudiants',
  yesOrNo: (value) => (value ? 'sí' : 'no'),
};
