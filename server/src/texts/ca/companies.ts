import type { CompaniesTexts } from '../es/companies.ts';

export const ca: CompaniesTexts = {
  columns: [
    'Nom comercial',
    'Raó social',
    'NIF',
    'Estat',
    'Tipus',
    'Sector',
    'Província',
    'Localitat',
    'Contactes amb accés',
    'Ofertes obertes',
    'Darrera activitat',
  ],
  fileName: 'empreses',
  states: { pendiente: 'pendent', validada: 'validada', rechazada: 'rebutjada', bloqueada: 'bloquejada' },
};
