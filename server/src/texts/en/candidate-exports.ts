import type { CandidateExportTexts } from '../es/candidate-exports.ts';

export const en: CandidateExportTexts = {
  columns: [
    'Name',
    'Surnames',
    'Email',
    'Telephone',
    'Town',
    'Studies',
    'Year',
    'Average grade',
    'Languages',
    'Desirable met',
    'Desirable asked',
    'Status',
    'Applied on',
  ],
  fileName: 'candidates',
  states: {
    1: 'New',
    2: 'Under review',
    3: 'Shortlisted',
    4: 'Interview',
    5: 'Selected',
    6: 'Not selected',
    7: 'Withdrawn',
    16: 'Waiting for the student',
    17: 'Rejected',
    98: 'Form missing',
  },
  letter: 'Cover letter',
  links: 'Links',
};
