import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { moment } from './fields.ts';
import { fileBodyLimit, fileLink, photoExtension, uploadedFile } from './files.ts';
import { fieldError } from './validation.ts';
import { writtenTexts } from './written-texts.ts';

/** Orientation guides: what the institution advises students and alumni (specification 2, §3 «Guidance card»). */

export const guideReaders = ['estudiantes', 'antiguos', 'todos'] as const;
export type GuideReaders = (typeof guideReaders)[number];

/** Most that are listed. */
export const maxGuides = 100;
/** How many of them home shows (specification 1, §2.4). */
export const guidesAtHome = 4;

const guide = z.object({
  idGuia: z.number().int(),
  titulo: z.string(),
  /** HTML of the few elements that a text of managers may have. */
  descripcion: z.string(),
  /** The language that it is written in: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
  /** Where its document is opened for a quarter of an hour; null without one. */
  urlFichero: z.string().nullable(),
  urlImagen: z.string().nullable(),
});
export type Guide = z.infer<typeof guide>;

export const listGuides = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameGuiaOrientacion',
  access: ['Alumno'],
  summary: 'The orientation guides for the student, in the order that the institution gave them.',
  answer: z.array(guide).max(maxGuides),
  refusals: [],
});

/** What a manager writes. */
export const guideContent = z.object({
  textos: writtenTexts,
  destinatarios: z.enum(guideReaders, fieldError('chooseOne')),
  /** Its place among the others; those of the same place come as they were written. */
  orden: z.number().int().min(1).max(999),
  /** Read by whom it is for; else by managers alone. */
  publicada: z.boolean(),
});

const listed = z.object({
  idGuia: z.number().int(),
  titulo: z.string(),
  idioma: z.enum(['es', 'ca', 'en']),
  destinatarios: z.enum(guideReaders),
  orden: z.number().int(),
  publicada: z.boolean(),
  idiomas: z.array(z.enum(['es', 'ca', 'en'])),
  conFichero: z.boolean(),
  conImagen: z.boolean(),
  modificada: moment,
});
export type ListedGuide = z.infer<typeof listed>;

export const listManagedGuides = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameGuiasOrientacion',
  access: ['Gestor'],
  summary: 'Every guide in its order.',
  query: pageQuery,
  answer: z.object({ guias: z.array(listed), numTotal: z.number().int() }),
  refusals: [],
});

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameGuiaOrientacion/:id',
  access: ['Gestor'],
  summary: 'A guide as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idGuia: z.number().int(),
    version: z.number().int(),
    modificada: moment,
    guia: guideContent,
    fichero: fileLink.nullable(),
    imagen: fileLink.nullable(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createGuide = endpoint({
  method: 'POST',
  path: '/api/Gestor/addGuiaOrientacion',
  access: ['Gestor'],
  summary: 'Adds a guide; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), guia: guideContent }),
  answer: z.object({ idGuia: z.number().int() }),
  refusals: [],
});

export const editGuide = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaGuiaOrientacion',
  access: ['Gestor'],
  summary: 'Changes a guide, if it still is the version that was read.',
  body: z.object({ idGuia: id, version: id, guia: guideContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const editGuideFile = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaFicheroGuia',
  access: ['Gestor'],
  summary: 'Sets the document of a guide; null takes it away.',
  body: z.object({ idGuia: id, fichero: uploadedFile.nullable() }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: nothing,
  refusals: ['actionNotAllowed', 'fileTypeNotAllowed'],
  notice: 'infoUpdated',
});

export const editGuideImage = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaImagenGuia',
  access: ['Gestor'],
  summary: 'Sets the picture of a guide, PNG or JPEG of at most 1000 px a side (526); null takes it away.',
  body: z.object({
    idGuia: id,
    extension: photoExtension,
    /** Base64, without the prefix of a data URL. */
    ficheroB64: z.string().min(1, fieldError('required')).nullable(),
  }),
  fieldStatus: { extension: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: nothing,
  refusals: ['actionNotAllowed', 'fileTypeNotAllowed', 'photoOverLimit'],
  notice: 'infoUpdated',
});

export const deleteGuide = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaGuiaOrientacion',
  access: ['Gestor'],
  summary: 'Deletes a guide. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: [],
});

export const calls = {
  listGuides,
  listManagedGuides,
  getGuide,
  createGuide,
  editGuide,
  editGuideFile,
  editGuideImage,
  deleteGuide,
};

export { screens } from './screens/guides.ts';
