/** What the portal writes of the social security in files for a spreadsheet. */
export const es = {
  fileName: 'seguridad-social',
  days: 'Días {{month}}',
  columns: {
    before: [
      'Número',
      'Estudiante',
      'DNI o NIE',
      'Número de la Seguridad Social',
      'Empresa',
      'NIF',
      'Tramita',
      'Inicio',
      'Fin',
    ],
    after: ['Total de días', 'Días sin confirmar', 'Plazo', 'Comunicado el', 'Anotado por'],
  },
  registrars: { empresa: 'Empresa', centro: 'Centro' },
};
