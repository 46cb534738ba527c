import type { PlacementState } from '@portal/contract/placements';

/** What the portal writes of placements by itself. */
export const es = {
  yes: 'Sí',
  no: 'No',
  followUp: 'Documento de seguimiento',
  fileName: 'practicas',
  /** The last line of an export that has not all of them. */
  cut: 'Hay más prácticas: este fichero tiene las {{numero}} más recientes. Con filtros se exportan las demás.',
  columns: [
    'Número',
    'Estado',
    'Tipo',
    'Estudiante',
    'DNI o NIE',
    'Titulación',
    'Empresa',
    'NIF',
    'Título',
    'Inicio',
    'Fin',
    'Horas',
    'Horas hechas',
    'Ayuda al mes',
    'Tutor de empresa',
    'Tutor académico',
    'Calificación',
  ],
  states: {
    preparacion: 'En preparación',
    lista: 'Lista',
    enCurso: 'En curso',
    finalizada: 'Finalizada',
    cerrada: 'Cerrada',
    renunciada: 'Renunciada',
    rescindida: 'Terminada antes de tiempo',
  } satisfies Record<PlacementState, string>,
};
