import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, id, nothing } from '../envelope.ts';
import { fileBodyLimit, uploadedFile } from '../files.ts';
import { fieldError } from '../validation.ts';

/** The language or its level: one does not go without the other (specification 2, §5). */
const ofLanguage = choice(fieldError('languageLevel'));

export const addLanguage = endpoint({
  method: 'POST',
  path: '/api/Alumno/addIdioma',
  access: ['Alumno'],
  once: true,
  summary: 'Adds a language with its level.',
  body: z.object({
    idIdioma: ofLanguage,
    idNivelIdioma: ofLanguage,
    idCertificadoIdioma: id.nullable().default(null),
  }),
  answer: z.object({ id: z.number().int() }),
  // The language is there already.
  refusals: ['alreadyExists'],
  notice: 'infoUpdated',
});

export const editLanguage = endpoint({
  method: 'POST',
  path: '/api/Alumno/editIdioma',
  access: ['Alumno'],
  summary: 'Changes the level or the certificate of a language of the CV, or which language it is.',
  body: z.object({
    id,
    idIdioma: ofLanguage,
    idNivelIdioma: ofLanguage,
    idCertificadoIdioma: id.nullable().default(null),
  }),
  answer: nothing,
  // Another entry is of that language already.
  refusals: ['actionNotAllowed', 'alreadyExists'],
  notice: 'infoUpdated',
});

export const deleteLanguage = endpoint({
  method: 'POST',
  path: '/api/Alumno/delIdioma',
  access: ['Alumno'],
  summary: 'Takes a language out of the CV.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/Alumno/addDoc',
  access: ['Alumno'],
  summary: 'Adds a document to the CV.',
  body: z.object({
    /** Required, but for what answers a request: that says what it is. */
    idTipoDocumento: id.nullable().default(null),
    fichero: uploadedFile,
    /** Read by the institution alone. */
    privado: z.boolean().default(false),
    /** The request of a process that it answers. */
    idSolicitud: id.nullable().default(null),
  }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ id: z.number().int() }),
  refusals: ['fileTypeNotAllowed', 'documentAlreadyUploaded', 'actionNotAllowed'],
  notice: 'documentsAttached',
});

export const deleteDocument = endpoint({
  method: 'POST',
  path: '/api/Alumno/delDoc',
  access: ['Alumno'],
  summary: 'Takes a document out of the CV. What was sent with an application stays there.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const entryCalls = { addLanguage, editLanguage, deleteLanguage, addDocument, deleteDocument };
