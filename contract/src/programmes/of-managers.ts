import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, pageQuery } from '../envelope.ts';
import { day, longText, moment, writtenReason } from '../fields.ts';
import { fileBodyLimit, fileLink, photoExtension, uploadedFile } from '../files.ts';
import { fieldError } from '../validation.ts';
import { writtenTexts } from '../written-texts.ts';
import { adhesionStates, programmeAudiences, programmeDocument } from './programme.ts';

const fields = z.object({
  textos: writtenTexts,
  /** A lead in each language. */
  entradillas: z.object({
    es: longText(300).nullish(),
    ca: longText(300).nullish(),
    en: longText(300).nullish(),
  }),
  patrocinador: longText(150),
  desde: day,
  /** The last day; until it is closed without one. */
  hasta: day.nullable(),
  adhesionAlumnos: z.boolean(),
  adhesionEmpresas: z.boolean(),
  para: z.enum(programmeAudiences, fieldError('chooseOne')),
  exigeDedicacion: z.boolean(),
  abierto: z.boolean(),
  /** Read by students, companies and visitors; else by managers alone. */
  publicado: z.boolean(),
});

const period = fields.pick({ desde: true, hasta: true });

/** What a manager writes. Each rule is told along with what is wrong in other fields. */
export const programmeContent = fields.refine(({ desde, hasta }) => hasta === null || hasta >= desde, {
  path: ['hasta'],
  error: fieldError('programmeEnd'),
  when: ({ value }) => period.safeParse(value).success,
});

const listed = z.object({
  idPrograma: z.number().int(),
  titulo: z.string(),
  idioma: z.enum(['es', 'ca', 'en']),
  patrocinador: z.string(),
  desde: z.string(),
  hasta: z.string().nullable(),
  abierto: z.boolean(),
  publicado: z.boolean(),
  numSolicitadas: z.number().int(),
  numAlumnos: z.number().int(),
  numEmpresas: z.number().int(),
  numOfertas: z.number().int(),
});
export type ListedProgramme = z.infer<typeof listed>;

export const listManagedProgrammes = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameProgramas',
  access: ['Gestor'],
  summary: 'Every programme with how many wait, take part and what offers it has, the newest first.',
  query: pageQuery,
  answer: z.object({ programas: z.array(listed), numTotal: z.number().int() }),
  refusals: [],
});

export const getManagedProgramme = endpoint({
  method: 'GET',
  path: '/api/Gestor/damePrograma/:id',
  access: ['Gestor'],
  summary: 'A programme as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idPrograma: z.number().int(),
    version: z.number().int(),
    modificada: moment,
    programa: programmeContent,
    numSolicitadas: z.number().int(),
    numAlumnos: z.number().int(),
    numEmpresas: z.number().int(),
    numOfertas: z.number().int(),
    urlImagen: z.string().nullable(),
    documentos: z.array(programmeDocument.extend({ url: z.string() })),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createProgramme = endpoint({
  method: 'POST',
  path: '/api/Gestor/addPrograma',
  access: ['Gestor'],
  summary: 'Adds a programme; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), programa: programmeContent }),
  answer: z.object({ idPrograma: z.number().int() }),
  refusals: [],
});

export const editProgramme = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaPrograma',
  access: ['Gestor'],
  summary: 'Changes a programme, if it still is the version that was read.',
  body: z.object({ idPrograma: id, version: id, programa: programmeContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const deleteProgramme = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaPrograma',
  access: ['Gestor'],
  summary:
    'Deletes a programme that has neither offers nor requests to join. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['cannotChangeState'],
});

export const setProgrammePicture = endpoint({
  method: 'POST',
  path: '/api/Gestor/editImagenPrograma',
  access: ['Gestor'],
  summary: 'Replaces the picture, PNG or JPEG of at most 1000 px a side (526).',
  body: z.object({
    idPrograma: id,
    extension: photoExtension,
    /** Base64, without the prefix of a data URL. */
    ficheroB64: z.string().min(1, fieldError('required')),
  }),
  fieldStatus: { extension: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: nothing,
  refusals: ['actionNotAllowed', 'fileTypeNotAllowed', 'photoOverLimit'],
  notice: 'infoUpdated',
});

export const addProgrammeDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/addDocumentoPrograma',
  access: ['Gestor'],
  summary: 'Adds a document that who takes part in the programme can download.',
  body: z.object({ idPrograma: id, fichero: uploadedFile }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ id: z.number().int() }),
  refusals: ['actionNotAllowed', 'fileTypeNotAllowed'],
  notice: 'infoUpdated',
  once: true,
});

export const deleteProgrammeDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaDocumentoPrograma',
  access: ['Gestor'],
  summary: 'Deletes a document of a programme. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
  notice: 'infoUpdated',
});

const adhesion = z.object({
  id: z.number().int(),
  quien: z.enum(['alumno', 'empresa']),
  /** Of the student or the company. */
  idQuien: z.number().int(),
  nombre: z.string(),
  /** Of the student; null for a company. */
  email: z.string().nullable(),
  estado: z.enum(adhesionStates),
  fecha: moment,
  resuelta: moment.nullable(),
  motivo: z.string().nullable(),
});
export type ManagedAdhesion = z.infer<typeof adhesion>;

export const adhesionFilters = z.object({
  texto: z.string().trim().max(200).optional(),
  estado: z.enum(adhesionStates).optional(),
  quien: z.enum(['alumno', 'empresa']).optional(),
});

export const listAdhesions = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAdhesionesPrograma/:id',
  access: ['Gestor'],
  summary:
    'The requests to join a programme: first those without an answer, then the others, each in the order of asking.',
  params: z.object({ id }),
  query: pageQuery.extend(adhesionFilters.shape),
  answer: z.object({ adhesiones: z.array(adhesion), numTotal: z.number().int() }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

/** Most requests that are answered at once. */
export const maxAnswered = 200;

const some = z.array(id).min(1).max(maxAnswered);

export const acceptAdhesions = endpoint({
  method: 'POST',
  path: '/api/Gestor/aceptaAdhesionesPrograma',
  access: ['Gestor'],
  summary: 'Accepts requests to join and tells each; those that are accepted or withdrawn already stay so.',
  body: z.object({ idPrograma: id, adhesiones: some }),
  answer: z.object({ numCambiadas: z.number().int() }),
  refusals: ['actionNotAllowed'],
  notice: 'infoUpdated',
});

export const refuseAdhesions = endpoint({
  method: 'POST',
  path: '/api/Gestor/rechazaAdhesionesPrograma',
  access: ['Gestor'],
  summary:
    'Refuses requests to join with a reason, which each is told; those that are refused already stay so.',
  body: z.object({ idPrograma: id, adhesiones: some, motivo: writtenReason }),
  answer: z.object({ numCambiadas: z.number().int() }),
  refusals: ['actionNotAllowed'],
  notice: 'infoUpdated',
});

export const exportAdhesions = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaAdhesionesPrograma',
  access: ['Gestor'],
  summary: 'Who has asked to join as a file for a spreadsheet; formulas in cells are neutralised.',
  body: z.object({ idPrograma: id, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: ['actionNotAllowed'],
});

export const managerCalls = {
  listManagedProgrammes,
  getManagedProgramme,
  createProgramme,
  editProgramme,
  deleteProgramme,
  setProgrammePicture,
  addProgrammeDocument,
  deleteProgrammeDocument,
  listAdhesions,
  acceptAdhesions,
  refuseAdhesions,
  exportAdhesions,
};
