/** The words of the exported changes of an import. */
export interface StudentImportsTexts {
  readonly columns: readonly string[];
  readonly fileName: string;
  /** In the place of a field, where the student is new. */
  readonly made: string;
}

export const es: StudentImportsTexts = {
  columns: ['Fila', 'Correo', 'Dato', 'Antes', 'Ahora'],
  fileName: 'cambios',
  made: 'alta',
};
