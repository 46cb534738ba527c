import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { moment } from './fields.ts';
import { bodyLimitWith, fileLink } from './files.ts';
import { fieldError } from './validation.ts';

/** Students and their studies of the university, brought from a spreadsheet. */

export const importFields = [
  'email',
  'dni',
  'tipoIdentificacion',
  'nombre',
  'apellidos',
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
] as const;
export type ImportField = (typeof importFields)[number];

/** What is wrong with a row: a key of the validation dictionary. */
export interface ImportError {
  fila: number;
  campo: ImportField;
  error: string;
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

/** Rows of a file, at most. */
export const mostImported = 25_000;
/** Errors that are listed; there may be more. */
export const mostErrors = 500;

/** The column of each field, from 0; a field that is not named has none. */
const columns = z.partialRecord(z.enum(importFields), z.int().min(0).max(200));
export type ImportColumns = z.infer<typeof columns>;

const summary = z.object({
  alumnosNuevos: z.number().int(),
  alumnosCambiados: z.number().int(),
  estudiosNuevos: z.number().int(),
  estudiosCambiados: z.number().int(),
  filasIguales: z.number().int(),
});
export type ImportSummary = z.infer<typeof summary>;

const listedImport = z.object({
  id: z.number().int(),
  nombre: z.string(),
  estado: z.enum(importStates),
  creada: moment,
  numFilas: z.number().int(),
});

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/subeImportacionAlumnos',
  access: ['Gestor'],
  summary:
    'Reads a spreadsheet (xlsx, or csv with commas or semicolons, UTF-8 or Latin-1); writes no student.',
  body: z.object({
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
  answer: z.object({ id: z.number().int() }),
  refusals: ['fileTypeNotAllowed'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameImportacionesAlumnos',
  access: ['Gestor'],
  summary: 'The newest 20 imports.',
  answer: z.array(listedImport),
  refusals: [],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameImportacionAlumnos/:id',
  access: ['Gestor'],
  summary: 'An import: its columns, how far it is, what is wrong row by row, and what it changes.',
  params: z.object({ id }),
  answer: listedImport.extend({
    columnas: z.array(z.string()),
    /** The first rows, to recognise the columns by. */
    muestra: z.array(z.array(z.string())),
    campos: columns,
    enviaEnlaces: z.boolean(),
    /** Rows that are checked so far. */
    avance: z.number().int(),
    numErrores: z.number().int(),
    errores: z.array(
      z.object({
        /** The row's number in the sheet. */
        fila: z.number().int(),
        campo: z.enum(importFields),
        mensaje: z.string(),
      }),
    ),
    resumen: summary.nullable(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/compruebaImportacionAlumnos',
  access: ['Gestor'],
  summary: 'Checks every row with these columns, in a job; writes no student.',
  body: z.object({ id, campos: columns, enviaEnlaces: z.boolean().default(false) }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/Gestor/aplicaImportacionAlumnos',
  access: ['Gestor'],
  summary: 'Applies an import whose rows are all right, in a job and in one transaction.',
  body: z.object({ id }),
  answer: nothing,
  // 49: rows are wrong.
  refusals: ['noSuchMove', 'cannotChangeState'],
});

const change = z.object({
  fila: z.number().int(),
  email: z.string(),
  /** Null where the student or the study is new. */
  campo: z.enum(importFields).nullable(),
  antes: z.string().nullable(),
  ahora: z.string().nullable(),
});
export type ImportChange = z.infer<typeof change>;

export const listImportChanges = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCambiosImportacionAlumnos/:id',
  access: ['Gestor'],
  summary: 'What an applied import changed, by row.',
  params: z.object({ id }),
  query: pageQuery,
  answer: z.object({ cambios: z.array(change), numTotal: z.number().int() }),
  refusals: [],
});

export const exportImportChanges = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaCambiosImportacionAlumnos',
  access: ['Gestor'],
  summary: 'What an applied import changed, as a file of a spreadsheet.',
  body: z.object({ id, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

export const calls = {
  uploadImport,
  listImports,
  getImport,
  checkImport,
  applyImport,
  listImportChanges,
  exportImportChanges,
};

export { fieldErrors } from './field-errors/student-imports.ts';
export { screens } from './screens/student-imports.ts';
