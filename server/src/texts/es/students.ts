/** The words of an exported list of students. */
export interface StudentsTexts {
  readonly columns: readonly string[];
  readonly fileName: string;
  readonly yesOrNo: (value: boolean) => string;
}

export const es: StudentsTexts = {
  columns: [
    'Nombre',
    'Apellidos',
    'Correo',
    'Documento de identidad',
    'Tipo',
    'Titulación',
    'Curso',
    'Prácticas',
    'Empleo',
    'Boletín',
    'Candidaturas',
    'Último acceso',
  ],
  fileName: 'estudiantes',
  yesOrNo: (value) => (value ? 'sí' : 'no'),
};
