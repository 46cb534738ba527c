import type { es } from '../es/social-security.ts';

export const ca: typeof es = {
  fileName: 'seguretat-social',
  days: 'Dies {{month}}',
  columns: {
    before: [
      'Número',
      'Estudiant',
      'DNI o NIE',
      'Número de la Seguretat Social',
      'Empresa',
      'NIF',
      'Tramita',
      'Inici',
      'Final',
    ],
    after: ['Total de dies', 'Dies sense confirmar', 'Termini', 'Comunicat el', 'Anotat per'],
  },
  registrars: { empresa: 'Empresa', centro: 'Centre' },
};
