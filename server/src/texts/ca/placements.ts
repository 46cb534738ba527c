import type { PlacementState } from '@portal/contract/placements';

/** What the portal writes of placements by itself. */
export const ca = {
  yes: 'Sí',
  no: 'No',
  followUp: 'Document de seguiment',
  fileName: 'practiques',
  /** The last line of an export that has not all of them. */
  cut: 'Hi ha més pràctiques: aquest fitxer té les {{numero}} més recents. Amb filtres s’exporten les altres.',
  columns: [
    'Número',
    'Estat',
    'Tipus',
    'Estudiant',
    'DNI o NIE',
    'Titulació',
    'Empresa',
    'NIF',
    'Títol',
    'Inici',
    'Fi',
    'Hores',
    'Hores fetes',
    'Ajut al mes',
    'Tutor d’empresa',
    'Tutor acadèmic',
    'Qualificació',
  ],
  states: {
    preparacion: 'En preparació',
    lista: 'A punt',
    enCurso: 'En curs',
    finalizada: 'Finalitzada',
    cerrada: 'Tancada',
    renunciada: 'Renunciada',
    rescindida: 'Acabada abans d’hora',
  } satisfies Record<PlacementState, string>,
};
