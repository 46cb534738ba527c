import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, id, nothing } from './envelope.ts';
import { day, identityNumber, identityProblem, isOfItsKind, moment, phone, shortText } from './fields.ts';
import { fileBodyLimit, uploadedFile } from './files.ts';
import { identityKinds, isSocialSecurityNumber } from './identifiers.ts';
import { stay, study, training } from './studies.ts';
import { fieldError } from './validation.ts';

const ids = z.array(id).max(100);

const socialSecurityNumber = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .refine(isSocialSecurityNumber, fieldError('nuss'));

const spokenLanguage = z.object({
  id: z.number().int(),
  idIdioma: z.number().int(),
  idNivelIdioma: z.number().int(),
  idCertificadoIdioma: z.number().int().nullable(),
});

const experience = z.object({
  id: z.number().int(),
  puesto: z.string(),
  empresa: z.string(),
  fechaInicio: day,
  fechaFin: day.nullable(),
  descripcion: z.string().nullable(),
});

/** A CV as it is kept, and as it is sent with an application (specification 2, §3 «Student CV»). */
export const cv = z.object({
  personales: z.object({
    nombre: z.string(),
    apellidos: z.string(),
    /** The kind of the identity document; what was sent before there were kinds has none. */
    tipoIdentificacion: z.enum(identityKinds).nullish(),
    dni: z.string().nullable(),
    fechaNacimiento: day.nullable(),
    email: z.string(),
    telefono: z.string().nullable(),
    idPais: z.number().int().nullable(),
    idProvincia: z.number().int().nullable(),
    localidad: z.string().nullable(),
    nacionalidades: z.array(z.number().int()),
    numSegSocial: z.string().nullable(),
  }),
  academicos: z.array(study),
  /** Complementary training and stays abroad; what was sent before there were any has none. */
  formacion: z.array(training).optional(),
  estancias: z.array(stay).optional(),
  idiomas: z.array(spokenLanguage),
  profesional: z.array(experience),
  programasInformaticos: z.array(z.number().int()),
  intereses: z.array(z.number().int()),
  competencias: z.array(z.number().int()),
  interes: z.object({
    carnesConducir: z.array(z.number().int()),
    cochePropio: z.boolean(),
    disponibilidadExtranjero: z.boolean(),
    disponibilidadTraslado: z.boolean(),
    trabajandoActualmente: z.boolean(),
  }),
  tienePermisoTrabajo: z.boolean(),
  busquedaPracticasActiva: z.boolean(),
  busquedaTrabajoActiva: z.boolean(),
  presentacion: z.string().nullable(),
});
export type Cv = z.infer<typeof cv>;

const cvDocument = z.object({
  id: z.number().int(),
  idTipoDocumento: z.number().int(),
  nombre: z.string(),
  fecha: moment,
  url: z.string(),
});

export const getCv = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameCvUsuario',
  access: ['Alumno'],
  summary: "The student's own CV with its documents.",
  answer: z.object({ cv, documentos: z.array(cvDocument) }),
  refusals: [],
});

export const editPersonalData = endpoint({
  method: 'POST',
  path: '/api/Alumno/editDatosPersonales',
  access: ['Alumno'],
  summary: 'Changes the personal data that the student may change; what is not sent stays as it is.',
  // Not sent are those that the institution hides or keeps for itself: what is in them must not stop the rest.
  body: z
    .object({
      telefono: phone.nullable(),
      tipoIdentificacion: z.enum(identityKinds, fieldError('chooseOne')),
      dni: identityNumber.nullable(),
      numSegSocial: socialSecurityNumber.nullable(),
      idPais: id.nullable(),
      idProvincia: id.nullable(),
      localidad: shortText.nullable(),
      nacionalidades: ids.min(1, fieldError('required')),
    })
    .partial()
    .refine(isOfItsKind, identityProblem),
  fieldStatus: {
    dni: 'identityDocumentInvalid',
    telefono: 'phoneInvalid',
    numSegSocial: 'socialSecurityNumberInvalid',
  },
  answer: nothing,
  refusals: ['identityDocumentInvalid', 'phoneInvalid', 'socialSecurityNumberInvalid', 'idRegistered'],
  notice: 'infoUpdated',
});

export const editInternshipSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/editDatosBusquedaActivaPracticas',
  access: ['Alumno'],
  summary: 'Says whether the student is actively looking for an internship.',
  body: z.object({ activa: z.boolean() }),
  answer: nothing,
  refusals: [],
});

export const editJobSearch = endpoint({
  method: 'POST',
  path: '/api/Alumno/editDatosBusquedaActivaTrabajo',
  access: ['Alumno'],
  summary: 'Says whether the student is actively looking for a job.',
  body: z.object({ activa: z.boolean() }),
  answer: nothing,
  refusals: [],
});

export const editWorkPermit = endpoint({
  method: 'POST',
  path: '/api/Alumno/editPermisoTrabajo',
  access: ['Alumno'],
  summary: 'Says whether the student has a work permit.',
  body: z.object({ permiso: z.boolean() }),
  answer: nothing,
  refusals: [],
});

export const editInterestData = endpoint({
  method: 'POST',
  path: '/api/Alumno/editInteres',
  access: ['Alumno'],
  summary: 'Changes licences, availability and interests.',
  body: z.object({
    carnesConducir: ids,
    cochePropio: z.boolean(),
    disponibilidadExtranjero: z.boolean(),
    disponibilidadTraslado: z.boolean(),
    trabajandoActualmente: z.boolean(),
    intereses: ids,
  }),
  answer: nothing,
  refusals: [],
  notice: 'infoUpdated',
});

export const editSoftware = endpoint({
  method: 'POST',
  path: '/api/Alumno/editConocimientosInformaticos',
  access: ['Alumno'],
  summary: 'Changes the programs that the student can use.',
  body: z.object({ programasInformaticos: ids }),
  answer: nothing,
  refusals: [],
  notice: 'infoUpdated',
});

export const editCompetencies = endpoint({
  method: 'POST',
  path: '/api/Alumno/editCompetencias',
  access: ['Alumno'],
  summary: 'Changes the competencies that the student claims.',
  body: z.object({ competencias: ids }),
  answer: nothing,
  refusals: [],
  notice: 'infoUpdated',
});

/** The language or its level: one does not go without the other (specification 2, §5). */
const ofLanguage = choice(fieldError('languageLevel'));

export const addLanguage = endpoint({
  method: 'POST',
  path: '/api/Alumno/addIdioma',
  access: ['Alumno'],
  summary: 'Adds a language with its level; a language that is there already gets the new level.',
  body: z.object({
    idIdioma: ofLanguage,
    idNivelIdioma: ofLanguage,
    idCertificadoIdioma: id.nullable().default(null),
  }),
  answer: z.object({ id: z.number().int() }),
  refusals: [],
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
  callsAMinute: 60,
  body: z.object({ idTipoDocumento: id, fichero: uploadedFile }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ id: z.number().int() }),
  refusals: ['fileTypeNotAllowed', 'documentAlreadyUploaded'],
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

export const calls = {
  getCv,
  editPersonalData,
  editInternshipSearch,
  editJobSearch,
  editWorkPermit,
  editInterestData,
  editSoftware,
  editCompetencies,
  addLanguage,
  deleteLanguage,
  addDocument,
  deleteDocument,
};
