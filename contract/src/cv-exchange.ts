import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldError } from './validation.ts';

/** The CV in formats that other programs read and write. */

/** JSON Resume 1.0.0, and the XML that Europass itself takes and gives (`Candidate`). */
export const exchangeFormats = ['jsonResume', 'europass'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export const exportCv = endpoint({
  method: 'GET',
  path: '/api/Alumno/exportaCv/:formato',
  access: ['Alumno'],
  summary: "The student's own CV as a file of another format, with nothing that the institution alone reads.",
  params: z.object({ formato: z.enum(exchangeFormats) }),
  answer: z.object({ nombre: z.string(), tipo: z.string(), contenido: z.string() }),
  refusals: [],
});

/** Letters of a file that is taken in: CVs have some ten thousand, unless there is a photo in it. */
const mostLetters = 1_500_000;
const bodyLimit = 3 * mostLetters;

const contenido = z
  .string()
  .min(1, fieldError('required'))
  .max(mostLetters, fieldError('fileTooLarge', { max: '1,5 MB' }));

export const importSections = [
  'personales',
  'presentacion',
  'titular',
  'enlace',
  'experiencia',
  'estudios',
  'formacion',
  'idiomas',
  'programas',
  'competencias',
  'intereses',
] as const;
export type ImportSection = (typeof importSections)[number];

export const changeStates = ['nuevo', 'distinto', 'igual'] as const;

/** `seccion`: the portal has no such part. `lista`: no list has it. `institucion`: only the institution changes it. */
export const importProblems = [
  'seccion',
  'lista',
  'institucion',
  'fecha',
  'nivel',
  'falta',
  'formato',
] as const;

const importChange = z.object({
  /** Names it among all the changes of this file. */
  clave: z.string(),
  seccion: z.enum(importSections),
  estado: z.enum(changeStates),
  /** What it is about: a field's name of the wire, or what the person wrote. */
  campo: z.string(),
  antes: z.string().nullable(),
  ahora: z.string(),
});
export type ImportChange = z.infer<typeof importChange>;

const notUnderstood = z.object({
  /** Where in the file. */
  lugar: z.string(),
  texto: z.string(),
  motivo: z.enum(importProblems),
});
export type NotUnderstood = z.infer<typeof notUnderstood>;

export const previewCvImport = endpoint({
  method: 'POST',
  path: '/api/Alumno/leeCvParaImportar',
  access: ['Alumno'],
  writes: false,
  bodyLimit,
  callsAMinute: 20,
  summary: 'What a file would change in the CV, field by field. Nothing is written.',
  body: z.object({ contenido }),
  answer: z.object({
    formato: z.enum(exchangeFormats),
    cambios: z.array(importChange),
    noEntendido: z.array(notUnderstood),
    /** Of the CV that the changes were told from. */
    huella: z.string(),
  }),
  // 46: a file of neither format.
  refusals: ['fileTypeNotAllowed'],
});

export const importCv = endpoint({
  method: 'POST',
  path: '/api/Alumno/importaCv',
  access: ['Alumno'],
  bodyLimit,
  callsAMinute: 20,
  summary:
    'Writes the chosen changes of a file into the CV, all or none; none (49) where the CV has changed since they were told.',
  body: z.object({
    contenido,
    claves: z.array(z.string().max(200)).min(1, fieldError('required')).max(2000),
    huella: z.string().max(100),
  }),
  answer: z.object({ escritos: z.number().int() }),
  refusals: ['fileTypeNotAllowed', 'cannotChangeState', 'actionNotAllowed'],
  notice: 'infoUpdated',
});

export const calls = { exportCv, previewCvImport, importCv };
