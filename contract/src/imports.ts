import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { moment } from './fields.ts';
import { bodyLimitWith, fileLink } from './files.ts';
import { fieldError } from './validation.ts';

/** What managers bring from a spreadsheet: each kind of it has its own columns. */

/** The columns that a kind of import knows. */
export const importFields = {
  alumnos: [
    'email',
    'dni',
    'tipoIdentificacion',
    'nombre',
    'apellidos',
    /** Of a register that has the two surnames apart; it follows `apellidos`. */
    'segundoApellido',
    /** Of a register that has the whole name in one column: `García López, Ana`. */
    'apellidosNombre',
    'telefono',
    'fechaNacimiento',
    'titulacion',
    'actual',
    'curso',
    'ultimoCurso',
    'creditosSuperados',
    'creditosTotales',
    'nota',
    'anioPromocion',
    'sede',
  ],
  empresas: [
    'cif',
    'nombreComercial',
    'nombreFiscal',
    'pais',
    'tipoEmpresa',
    'sector',
    'web',
    'direccion',
    'cp',
    'localidad',
    'provincia',
    'etapas',
    'contactoEmail',
    'contactoNombre',
    'contactoApellidos',
    'contactoPuesto',
    'contactoTelefono',
  ],
  convenios: ['cif', 'numero', 'fechaInicio', 'fechaFin', 'sinCaducidad'],
} as const;

/** Other ways to write what another column says: a file has them, a template has not. */
export const importAlternatives: readonly ImportField[] = ['segundoApellido', 'apellidosNombre'];

export const importTypes = ['alumnos', 'empresas', 'convenios'] as const;
export type ImportType = (typeof importTypes)[number];
export type ImportFieldOf<T extends ImportType> = (typeof importFields)[T][number];
export type ImportField = ImportFieldOf<ImportType>;

/** The version of an import that a manager has read; where it is another one by now, nothing is done (14). */
const read = { id, version: z.int32().min(1) };

const tipo = z.enum(importTypes);
const campo = z.enum([...importFields.alumnos, ...importFields.empresas, ...importFields.convenios]);

/** What is wrong with a row: a key of the validation dictionary. */
export interface ImportError {
  fila: number;
  campo: ImportField;
  error: string;
  /** What the cell says, where it is not known and a manager can say what it means. */
  valor?: string;
}

/** A row of a sheet that is not empty, with its number in the sheet. */
export interface ImportRow {
  fila: number;
  celdas: string[];
}

/** It is read, its rows are checked, and once they are right, applied. */
export const importStates = [
  'leida',
  'comprobando',
  'comprobada',
  'aplicando',
  'aplicada',
  'fallida',
] as const;
export type ImportState = (typeof importStates)[number];

/** Rows of a file, at most, besides the empty ones and those down to its headings. */
export const mostImported = 25_000;
/** Rows among which the headings are looked for. */
export const mostTitleRows = 20;
/** Columns of a file, at most. */
export const mostColumns = 200;
/** Letters of a cell, at most: as many as spreadsheets take. */
export const longestCell = 32_767;
/** Errors that are listed; there may be more. */
export const mostErrors = 500;

/** The column of each field, from 0; a field that is not named has none. */
const columns = z.partialRecord(
  campo,
  z
    .int()
    .min(0)
    .max(mostColumns - 1),
);
export type ImportColumns = z.infer<typeof columns>;

/** What an import counts of what it writes. */
export const importCounts = {
  alumnos: ['alumnosNuevos', 'alumnosCambiados', 'estudiosNuevos', 'estudiosCambiados'],
  empresas: ['empresasNuevas', 'empresasCambiadas', 'contactosNuevos', 'contactosCambiados'],
  convenios: ['conveniosNuevos', 'conveniosCambiados'],
} as const;
export type ImportCount = (typeof importCounts)[ImportType][number];

const summary = z.partialRecord(
  z.enum([...importCounts.alumnos, ...importCounts.empresas, ...importCounts.convenios, 'filasIguales']),
  z.number().int(),
);
export type ImportSummary = z.infer<typeof summary>;

/** Changes that are shown before they are written. */
export const mostForeseen = 200;

const change = z.object({
  fila: z.number().int(),
  /** Of whom or what: an e-mail, the name of a company. */
  de: z.string(),
  /** Null where it is new. */
  campo: campo.nullable(),
  antes: z.string().nullable(),
  ahora: z.string().nullable(),
});
export type ImportChange = z.infer<typeof change>;

/** Unknown values that are told of, at most. */
export const mostUnknown = 200;

const unknownValue = z.object({
  campo,
  /** As the first row that has it writes it. */
  texto: z.string(),
  /** Rows that have it. */
  filas: z.number().int(),
});
export type UnknownValue = z.infer<typeof unknownValue>;

const importRow = z.object({ fila: z.number().int(), celdas: z.array(z.string()) });

/** What a cell may be said to mean: the text of a catalogue, or what stands for it. */
const meaning = z.object({ valor: z.string(), texto: z.string() });
export type ImportMeaning = z.infer<typeof meaning>;

const listedImport = z.object({
  id: z.number().int(),
  tipo,
  nombre: z.string(),
  estado: z.enum(importStates),
  creada: moment,
  numFilas: z.number().int(),
});

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/subeImportacion',
  access: ['Gestor'],
  summary:
    'Reads a spreadsheet (xlsx, or csv with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252); writes nothing of it.',
  body: z.object({
    tipo,
    fichero: z.object({
      ficheroB64: z.string().min(1, fieldError('required')),
      extension_adjunto: z
        .string()
        .pipe(z.custom<'xlsx' | 'csv'>((end) => end === 'xlsx' || end === 'csv', fieldError('fileType'))),
      nombre: z.string().trim().min(1, fieldError('required')).max(200),
    }),
  }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: bodyLimitWith(4),
  // What it writes is one statement: a transaction would be open for as long as the file is read.
  writes: false,
  answer: z.object({ id: z.number().int() }),
  refusals: ['fileTypeNotAllowed'],
});

export const exportImportTemplate = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaPlantillaImportacion',
  access: ['Gestor'],
  summary: 'An empty spreadsheet with the columns of a kind of import.',
  body: z.object({ tipo, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameImportaciones/:tipo',
  access: ['Gestor'],
  summary: 'The newest 100 imports of a kind.',
  params: z.object({ tipo }),
  answer: z.array(listedImport),
  refusals: [],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameImportacion/:id',
  access: ['Gestor'],
  summary: 'An import: its columns, how far it is, what is wrong row by row, and what it changes.',
  params: z.object({ id }),
  answer: listedImport.extend({
    /** What decides on it names the version that was read. */
    version: z.number().int(),
    columnas: z.array(z.string()),
    /** The first rows below the headings, to recognise the columns by. */
    muestra: z.array(z.array(z.string())),
    /** Sheets that are not hidden, and the one that is read, from 0; a csv has none. */
    hojas: z.array(z.string()),
    hoja: z.number().int(),
    /** The row of the headings in the sheet, from 1, and the rows among which it is chosen. */
    filaTitulos: z.number().int(),
    primerasFilas: z.array(importRow),
    campos: columns,
    enviaEnlaces: z.boolean(),
    /** Rows that are checked so far. */
    avance: z.number().int(),
    numErrores: z.number().int(),
    errores: z.array(
      z.object({
        /** The row's number in the sheet. */
        fila: z.number().int(),
        campo,
        mensaje: z.string(),
        /** What the cell says, where the error is that nobody knows it. */
        valor: z.string().nullable(),
      }),
    ),
    /** Values that no row can be read with until somebody says what they mean. */
    desconocidos: z.array(unknownValue),
    /** What each of their fields can mean. */
    significados: z.partialRecord(campo, z.array(meaning)),
    resumen: summary.nullable(),
    /** The first of what it would write; empty once it is applied. */
    previstos: z.array(change),
    /** Of the students that it has made: those who can log in neither by password nor by single sign-on. */
    numSinAcceso: z.number().int(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const chooseImportTable = endpoint({
  method: 'POST',
  path: '/api/Gestor/eligeTablaImportacion',
  access: ['Gestor'],
  summary: 'Reads an import from another sheet of its file, or with its headings in another row.',
  body: z.object({
    ...read,
    hoja: z.int32().min(0),
    /** Null where it is to be found. */
    filaTitulos: z.int32().min(1).nullable(),
  }),
  // Reading a sheet is nothing to hold a transaction open for.
  writes: false,
  answer: nothing,
  // 46: the sheet has no rows below its headings.
  refusals: ['noSuchMove', 'fileTypeNotAllowed'],
});

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/compruebaImportacion',
  access: ['Gestor'],
  summary: 'Checks every row with these columns, in a job; writes nothing of them.',
  body: z.object({ ...read, campos: columns, enviaEnlaces: z.boolean().default(false) }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

export const matchImportValues = endpoint({
  method: 'POST',
  path: '/api/Gestor/guardaEquivalenciasImportacion',
  access: ['Gestor'],
  summary:
    'Says what unknown values of an import mean, checks it again with that, and keeps it for the next ones of its kind.',
  body: z.object({
    ...read,
    valores: z
      .array(
        z.object({
          campo,
          texto: z.string().min(1).max(longestCell),
          /** One of the field's meanings; null where the value says nothing. */
          valor: z.string().nullable(),
        }),
      )
      .min(1)
      .max(mostUnknown),
  }),
  answer: nothing,
  refusals: ['noSuchMove', 'actionNotAllowed'],
});

export const listImportMatches = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEquivalenciasImportacion/:tipo',
  access: ['Gestor'],
  summary: 'What managers have said that values mean, the newest 500 of a kind of import.',
  params: z.object({ tipo }),
  answer: z.array(
    z.object({
      id: z.number().int(),
      campo,
      texto: z.string(),
      /** Null where it says nothing. */
      significado: z.string().nullable(),
    }),
  ),
  refusals: [],
});

export const deleteImportMatch = endpoint({
  method: 'POST',
  path: '/api/Gestor/borraEquivalenciaImportacion',
  access: ['Gestor'],
  summary: 'Forgets what a value means. What was imported with it stays.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/aplicaImportacion',
  access: ['Gestor'],
  summary:
    'Applies an import in a job and in one transaction: all its rows, or with `omiteErrores` those without errors.',
  body: z.object({ ...read, omiteErrores: z.boolean().default(false) }),
  answer: nothing,
  // 49: rows are wrong, and they are not to be left out.
  refusals: ['noSuchMove', 'cannotChangeState'],
});

export const listImportChanges = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCambiosImportacion/:id',
  access: ['Gestor'],
  summary: 'What an applied import changed, by row.',
  params: z.object({ id }),
  query: pageQuery,
  answer: z.object({ cambios: z.array(change), numTotal: z.number().int() }),
  refusals: [],
});

export const exportImportChanges = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaCambiosImportacion',
  access: ['Gestor'],
  summary: 'What an applied import changed, as a file of a spreadsheet.',
  body: z.object({ id, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

export const exportImportErrors = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaErroresImportacion',
  access: ['Gestor'],
  summary:
    'The rows of an import that have errors, as they were sent, each with its number and what is wrong with it.',
  body: z.object({ id, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: ['actionNotAllowed'],
});

export const sendImportLinks = endpoint({
  method: 'POST',
  path: '/api/Gestor/enviaEnlacesImportacion',
  access: ['Gestor'],
  summary:
    'Sends a link that sets the first password to the students that an import has made and who cannot log in yet.',
  body: z.object({ id }),
  answer: z.object({ enviados: z.number().int() }),
  refusals: ['actionNotAllowed'],
});

export const calls = {
  exportImportTemplate,
  uploadImport,
  listImports,
  getImport,
  chooseImportTable,
  checkImport,
  matchImportValues,
  listImportMatches,
  deleteImportMatch,
  applyImport,
  listImportChanges,
  exportImportChanges,
  exportImportErrors,
  sendImportLinks,
};

export { fieldErrors } from './field-errors/imports.ts';
export { screens } from './screens/imports.ts';
