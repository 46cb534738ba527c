import type { CompaniesTexts } from '../es/companies.ts';

export const en: CompaniesTexts = {
  columns: [
    'Trade name',
    'Legal name',
    'Tax ID',
    'State',
    'Type',
    'Sector',
    'Province',
    'Town',
    'Contacts with access',
    'Open offers',
    'Last activity',
  ],
  fileName: 'companies',
  states: { pendiente: 'pending', validada: 'approved', rechazada: 'rejected', bloqueada: 'blocked' },
};
