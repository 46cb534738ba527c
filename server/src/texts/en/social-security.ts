import type { es } from '../es/social-security.ts';

export const en: typeof es = {
  fileName: 'social-security',
  days: 'Days {{month}}',
  columns: {
    before: [
      'Number',
      'Student',
      'DNI or NIE',
      'Social security number',
      'Company',
      'Tax ID',
      'Registered by',
      'Start',
      'End',
    ],
    after: ['Total days', 'Days not confirmed', 'Deadline', 'Reported on', 'Noted by'],
  },
  registrars: { empresa: 'Company', centro: 'Institution' },
};
