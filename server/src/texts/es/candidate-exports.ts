import type { ApplicationStateId } from '@portal/contract/applications';

/** The words of an exported list of candidates. */
export interface CandidateExportTexts {
  readonly columns: readonly string[];
  readonly fileName: string;
  readonly states: Readonly<Record<ApplicationStateId, string>>;
  readonly letter: string;
  readonly links: string;
}

export const es: CandidateExportTexts = {
  columns: [
    'Nombre',
    'Apellidos',
    'Correo',
    'Teléfono',
    'Localidad',
    'Estudios',
    'Curso',
    'Nota media',
    'Idiomas',
    'Deseables cumplidos',
    'Deseables pedidos',
    'Estado',
    'Inscripción',
  ],
  fileName: 'candidatos',
  states: {
    1: 'Nueva',
    2: 'En revisión',
    3: 'Preseleccionada',
    4: 'Entrevista',
    5: 'Seleccionada',
    6: 'No seleccionada',
    7: 'Retirada',
    16: 'A la espera del estudiante',
    17: 'Descartada',
    98: 'Falta el formulario',
  },
  letter: 'Carta de presentación',
  links: 'Enlaces',
};
