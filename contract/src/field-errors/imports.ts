import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  degreeUnknown: {
    es: 'No encontramos esta titulación',
    ca: 'No trobem aquesta titulació',
    en: 'We can’t find this degree',
  },
  twoStudents: {
    es: 'El correo y el documento de identidad son de personas distintas: el documento es de la cuenta {{cuenta}}',
    ca: 'El correu i el document d’identitat són de persones diferents: el document és del compte {{cuenta}}',
    en: 'The email and the identity document belong to different people: the document is that of the account {{cuenta}}',
  },
  documentUnchecked: {
    es: 'Este documento de identidad consta en la cuenta {{cuenta}}, y está sin comprobar',
    ca: 'Aquest document d’identitat consta al compte {{cuenta}} i està sense comprovar',
    en: 'The account {{cuenta}} has this identity document, and it has not been checked',
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
  repeatedRow: {
    es: 'Repite la fila {{row}}',
    ca: 'Repeteix la fila {{row}}',
    en: 'It repeats row {{row}}',
  },
  valueUnknown: {
    es: 'No conocemos este valor',
    ca: 'No coneixem aquest valor',
    en: 'We don’t know this value',
  },
  cellError: {
    es: 'La celda tiene un error de la hoja de cálculo ({{error}})',
    ca: 'La cel·la té un error del full de càlcul ({{error}})',
    en: 'The cell has an error from the spreadsheet ({{error}})',
  },
  gradeScale: {
    es: 'La nota media va de 1 a 4: conviértela, o deja su columna sin usar',
    ca: 'La nota mitjana va d’1 a 4: converteix-la, o deixa la columna sense fer servir',
    en: 'The average grade goes from 1 to 4: convert it, or leave its column out',
  },
  birthAhead: {
    es: 'La fecha de nacimiento todavía no ha llegado',
    ca: 'La data de naixement encara no ha arribat',
    en: 'The date of birth is still to come',
  },
  nameWithoutComma: {
    es: 'Faltan los apellidos y el nombre separados por una coma, como en «García López, Ana»',
    ca: 'Falten els cognoms i el nom separats per una coma, com a «Garcia López, Anna»',
    en: 'The surnames and the first name must be separated by a comma, as in “García López, Ana”',
  },
  quoteNotClosed: {
    es: 'La fila {{row}} tiene unas comillas mal puestas o sin cerrar',
    ca: 'La fila {{row}} té unes cometes mal posades o sense tancar',
    en: 'Row {{row}} has a quotation mark that is misplaced or not closed',
  },
  sheetEmpty: {
    es: 'No hay filas debajo de los títulos',
    ca: 'No hi ha files sota els títols',
    en: 'There are no rows below the headings',
  },
  tooManyRows: {
    es: 'El fichero tiene demasiadas filas: el máximo es {{max}}',
    ca: 'El fitxer té massa files: el màxim és {{max}}',
    en: 'The file has too many rows: the maximum is {{max}}',
  },
  tooManyColumns: {
    es: 'La fila {{row}} tiene demasiadas columnas: el máximo es {{max}}',
    ca: 'La fila {{row}} té massa columnes: el màxim és {{max}}',
    en: 'Row {{row}} has too many columns: the maximum is {{max}}',
  },
  cellTooLong: {
    es: 'La fila {{row}} tiene demasiado texto: el máximo de una celda es {{max}} caracteres',
    ca: 'La fila {{row}} té massa text: el màxim d’una cel·la és {{max}} caràcters',
    en: 'Row {{row}} has too much text: the maximum for a cell is {{max}} characters',
  },
  sheetTooLarge: {
    es: 'El fichero contiene demasiados datos: el máximo sin comprimir es {{max}}',
    ca: 'El fitxer conté massa dades: el màxim sense comprimir és {{max}}',
    en: 'The file has too much data: the maximum uncompressed is {{max}}',
  },
  tooManyFilesInside: {
    es: 'El fichero contiene demasiados elementos: el máximo es {{max}}. Copia la hoja en un fichero nuevo',
    ca: 'El fitxer conté massa elements: el màxim és {{max}}. Copia el full en un fitxer nou',
    en: 'The file contains too many items: the maximum is {{max}}. Copy the sheet to a new file',
  },
  sheetTakesTooMuch: {
    es: 'Leer este fichero requiere demasiado tiempo o memoria: divídelo en varios',
    ca: 'Llegir aquest fitxer requereix massa temps o memòria: divideix-lo en uns quants',
    en: 'Reading this file takes too much time or memory: split it into several',
  },
  fileUnreadable: {
    es: 'No hemos podido leer el fichero como hoja de cálculo',
    ca: 'No hem pogut llegir el fitxer com a full de càlcul',
    en: 'We couldn’t read the file as a spreadsheet',
  },
  notInCatalogue: {
    es: 'No encontramos este valor en el catálogo',
    ca: 'No trobem aquest valor al catàleg',
    en: 'We can’t find this value in the catalogue',
  },
  companyNotValidated: {
    es: '{{empresa}} tiene este NIF y no está validada',
    ca: '{{empresa}} té aquest NIF i no està validada',
    en: '{{empresa}} has this tax ID and hasn’t been approved',
  },
  endMissing: {
    es: 'Falta la fecha de fin, o indicar que no caduca',
    ca: 'Falta la data de fi, o indicar que no caduca',
    en: 'The end date is missing, or that it doesn’t expire',
  },
  endAndNone: {
    es: 'El convenio tiene fecha de fin: no puede ser también sin caducidad',
    ca: 'El conveni té data de fi: no pot ser també sense caducitat',
    en: 'The agreement has an end date, so it can’t also be without expiry',
  },
  agreementOfAnother: {
    es: 'Este número es de un convenio de {{empresa}}',
    ca: 'Aquest número és d’un conveni de {{empresa}}',
    en: 'This is the number of an agreement with {{empresa}}',
  },
  agreementUnderWay: {
    es: 'Este convenio se está tramitando en el portal',
    ca: 'Aquest conveni s’està tramitant al portal',
    en: 'This agreement is being processed in the portal',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    imports: typeof fieldErrors;
  }
}
