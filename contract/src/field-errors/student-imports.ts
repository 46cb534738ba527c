import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  degreeUnknown: {
    es: 'No encontramos esta titulación',
    ca: 'No trobem aquesta titulació',
    en: 'We can’t find this degree',
  },
  twoStudents: {
    es: 'El correo y el documento de identidad son de personas distintas',
    ca: 'El correu i el document d’identitat són de persones diferents',
    en: 'The email and the identity document belong to different people',
  },
  accountNotOpen: {
    es: 'Su cuenta no está activa',
    ca: 'El seu compte no està actiu',
    en: 'Their account is not active',
  },
  contradiction: {
    es: 'No coincide con lo que dice la fila {{row}}',
    ca: 'No coincideix amb el que diu la fila {{row}}',
    en: 'It differs from what row {{row}} says',
  },
  tooManyRows: {
    es: 'El fichero tiene demasiadas filas: el máximo es {{max}}',
    ca: 'El fitxer té massa files: el màxim és {{max}}',
    en: 'The file has too many rows: the maximum is {{max}}',
  },
  fileUnreadable: {
    es: 'No hemos podido leer el fichero como hoja de cálculo',
    ca: 'No hem pogut llegir el fitxer com a full de càlcul',
    en: 'We couldn’t read the file as a spreadsheet',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    studentImports: typeof fieldErrors;
  }
}
