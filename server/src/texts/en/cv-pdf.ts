import type { es } from '../es/cv-pdf.ts';

export const en: typeof es = {
  about: 'Profile',
  studies: 'Education',
  experience: 'Experience',
  languages: 'Languages',
  software: 'Software',
  competencies: 'Skills',
  other: 'Other details',
  underWay: 'In progress',
  today: 'today',
  ownCar: 'Own car',
  relocation: 'Can relocate',
  abroad: 'Can work abroad',
  year: '{{ordinal}} year',
  credits: '{{passed}} credits passed',
  creditsOf: '{{passed}} of {{total}} credits passed',
  grade: 'Average grade: {{grade}} out of 4',
  licence: 'Driving licence: {{codes}}',
  pageOf: 'Page {{page}} of {{pages}}',
};
