import { z } from 'zod';
import { documentRequest } from './document-requests.ts';
import { endpoint } from './endpoint.ts';
import { choice, id, nothing } from './envelope.ts';
import { experience } from './experience.ts';
import {
  day,
  email,
  identityNumber,
  identityProblem,
  isOfItsKind,
  longText,
  moment,
  money,
  phone,
  shortText,
  url,
  wholeBetween,
} from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { identityKinds, isIban, isSocialSecurityNumber } from './identifiers.ts';
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
    motoPropia: z.boolean().optional(),
    disponibilidadExtranjero: z.boolean(),
    disponibilidadTraslado: z.boolean(),
    disponibilidadViajar: z.boolean().optional(),
    trabajandoActualmente: z.boolean(),
    /** The part of a working day that the student has. */
    idJornada: z.number().int().nullish(),
    /** The least pay, gross, in euros a month for an internship and a year for a job. */
    retribucionMinimaPracticas: z.number().nullish(),
    retribucionMinimaEmpleo: z.number().nullish(),
    erasmus: z.boolean().optional(),
  }),
  /** What follows was not in CVs that were sent before there was any. */
  sectoresInteres: z.array(z.number().int()).optional(),
  perfilProfesional: z
    .object({
      /** What the student is or wants to be, in a line. */
      titular: z.string().nullable(),
      areasFuncionales: z.array(z.number().int()),
      aniosExperiencia: z.number().int().nullable(),
    })
    .optional(),
  enlacePortfolio: z.string().nullish(),
  idPeriodoPreferenciaPracticas: z.number().int().nullish(),
  tienePermisoTrabajo: z.boolean(),
  busquedaPracticasActiva: z.boolean(),
  busquedaTrabajoActiva: z.boolean(),
  presentacion: z.string().nullable(),
});
export type Cv = z.infer<typeof cv>;

const partVersion = z.number().int();

/** Parts of a CV that are written as a whole; each has its version, so that two tabs do not overwrite one another. */
const cvVersions = z.object({
  personales: partVersion,
  email: partVersion,
  interes: partVersion,
  programas: partVersion,
  competencias: partVersion,
  sectores: partVersion,
  perfil: partVersion,
  presentacion: partVersion,
  enlace: partVersion,
  preferencia: partVersion,
});
export type CvPart = keyof z.infer<typeof cvVersions>;

export const genders = ['mujer', 'hombre', 'noBinario', 'noConsta'] as const;

/** What the institution alone reads: it is never part of a CV that is sent (specification 2, §3). */
export const reserved = z.object({
  genero: z.enum(genders).nullable(),
  idPaisNacimiento: z.number().int().nullable(),
  localidadNacimiento: z.string().nullable(),
  emailPersonal: z.string().nullable(),
  /** The student has opened the link in the mail to it. */
  emailPersonalConfirmado: z.boolean(),
  /** The portal writes to the account's e-mail; otherwise to the personal one, once it is confirmed. */
  comunicacionesEnEmailEstudiante: z.boolean(),
  telefono2: z.string().nullable(),
  direccion: z.string().nullable(),
  codigoPostal: z.string().nullable(),
  /** Where the student lives in term time, if elsewhere. */
  direccionCurso: z.string().nullable(),
  codigoPostalCurso: z.string().nullable(),
  idPaisCurso: z.number().int().nullable(),
  idProvinciaCurso: z.number().int().nullable(),
  localidadCurso: z.string().nullable(),
  iban: z.string().nullable(),
  /** A certified disability of 33 % or more; null while the student has not said, or has taken the consent back. */
  discapacidad: z.boolean().nullable(),
  discapacidadConsentida: moment.nullable(),
  boletin: z.boolean(),
  comunicaciones: z.boolean(),
  /** `idIdioma` of specification 1: the language of what the institution writes. */
  idIdiomaComunicaciones: z.number().int().nullable(),
  validadoDOIP: z.boolean(),
});
export type Reserved = z.infer<typeof reserved>;

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
  answer: z.object({
    cv,
    reservados: reserved,
    versiones: cvVersions,
    /** Attachments of the experience, each with its link. */
    adjuntosExperiencia: z.array(fileLink.extend({ idExperiencia: z.number().int() })),
    urlImagenPerfil: z.string().nullable(),
    /** From the nationalities: neither of the Union, the EEA nor Switzerland. */
    necesitaPermisoTrabajo: z.boolean(),
    /** Sent with applications as the student chooses, and read by companies. */
    documentos: z.array(cvDocument),
    /** Read by the institution alone. */
    documentosPrivados: z.array(cvDocument),
    documentosProcesos: z.array(documentRequest),
  }),
  refusals: [],
});

/** The version of the part that was read: the change is refused (49) where it has another by now. */
const version = z.int().min(0).optional();
const newVersion = z.object({ version: z.number().int() });

/** A part of the CV that is written as a whole. */
const part = { method: 'POST', access: ['Alumno'], answer: newVersion, notice: 'infoUpdated' } as const;

const postcode = z
  .string()
  .trim()
  .max(12, fieldError('max', { max: 12 }));

const iban = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .refine(isIban, fieldError('iban'));

export const editPersonalData = endpoint({
  ...part,
  path: '/api/Alumno/editDatosPersonales',
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
      nombre: shortText,
      apellidos: shortText,
      fechaNacimiento: day.nullable(),
      genero: z.enum(genders, fieldError('chooseOne')).nullable(),
      idPaisNacimiento: id.nullable(),
      localidadNacimiento: shortText.nullable(),
      telefono2: phone.nullable(),
      direccion: shortText.nullable(),
      codigoPostal: postcode.nullable(),
      direccionCurso: shortText.nullable(),
      codigoPostalCurso: postcode.nullable(),
      idPaisCurso: id.nullable(),
      idProvinciaCurso: id.nullable(),
      localidadCurso: shortText.nullable(),
      iban: iban.nullable(),
      /** Saying it is the consent to keep it; null takes both back. */
      discapacidad: z.boolean().nullable(),
      boletin: z.boolean(),
      comunicaciones: z.boolean(),
      idIdiomaComunicaciones: id.nullable(),
      version,
    })
    .partial()
    .refine(isOfItsKind, identityProblem),
  fieldStatus: {
    dni: 'identityDocumentInvalid',
    telefono: 'phoneInvalid',
    telefono2: 'phoneInvalid',
    numSegSocial: 'socialSecurityNumberInvalid',
    iban: 'ibanInvalid',
  },
  refusals: [
    'identityDocumentInvalid',
    'phoneInvalid',
    'socialSecurityNumberInvalid',
    'ibanInvalid',
    'idRegistered',
    'cannotChangeState',
  ],
});

export const editEmailData = endpoint({
  ...part,
  path: '/api/Alumno/editDatosEmail',
  summary:
    'Sets the personal e-mail, to which a link is sent that confirms it, and which e-mail the portal writes to.',
  body: z.object({
    emailPersonal: email.nullable(),
    comunicacionesEnEmailEstudiante: z.boolean(),
    /** Asks for another link: the one before is over. */
    otroEnlace: z.boolean().default(false),
    version,
  }),
  fieldStatus: { emailPersonal: 'emailInvalid' },
  // 90: too many links asked for.
  refusals: ['emailInvalid', 'cannotChangeState', 'userBlocked'],
});

const photoExtensions = ['png', 'jpg', 'jpeg'] as const;
const photoExtension = z
  .string()
  .transform((extension) => extension.toLowerCase().replace(/^\./, ''))
  .pipe(
    z.custom<(typeof photoExtensions)[number]>(
      (extension) => photoExtensions.some((taken) => taken === extension),
      fieldError('fileType'),
    ),
  );

export const editProfilePicture = endpoint({
  method: 'POST',
  path: '/api/Alumno/editImagenPerfil',
  access: ['Alumno'],
  summary:
    'Sets the photo, at most 1000 px wide and high (526), kept without what a camera writes into it; null takes it away.',
  body: z.object({
    extension: photoExtension,
    /** Base64, without the prefix of a data URL (specification 2, §5). */
    ficheroB64: z.string().min(1, fieldError('required')).nullable(),
  }),
  fieldStatus: { extension: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ urlImagenPerfil: z.string().nullable() }),
  refusals: ['fileTypeNotAllowed', 'photoOverLimit'],
  notice: 'infoUpdated',
});

export const editPresentation = endpoint({
  ...part,
  path: '/api/Alumno/editPresentacion',
  summary: 'Writes the text that the CV begins with.',
  body: z.object({ texto: longText(3000).nullable(), version }),
  refusals: ['cannotChangeState'],
});

export const editPortfolioLink = endpoint({
  ...part,
  path: '/api/Alumno/editEnlacePortfolio',
  summary: 'Sets the address of a portfolio or of a page of one’s own.',
  body: z.object({ enlace: url.nullable(), version }),
  refusals: ['cannotChangeState'],
});

export const editInternshipPreference = endpoint({
  ...part,
  path: '/api/Alumno/editDatosPreferenciaPracticas',
  summary: 'Sets the time of the year in which the student would rather do an internship.',
  body: z.object({ idPeriodoPreferencia: id.nullable(), version }),
  refusals: ['cannotChangeState'],
});

export const editSectors = endpoint({
  ...part,
  path: '/api/Alumno/editSectoresInteres',
  summary: 'Sets the sectors in which the student would like to work.',
  body: z.object({ sectoresInteres: ids, version }),
  refusals: ['cannotChangeState'],
});

export const editProfessionalProfile = endpoint({
  ...part,
  path: '/api/Alumno/editProfesionales',
  summary: 'Sets the headline of the CV, the functional areas of interest and the years of experience.',
  body: z.object({
    titular: shortText.nullable(),
    areasFuncionales: ids,
    aniosExperiencia: wholeBetween(0, 60).nullable(),
    version,
  }),
  refusals: ['cannotChangeState'],
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
  ...part,
  path: '/api/Alumno/editInteres',
  summary: 'Changes licences, availability and interests.',
  body: z.object({
    carnesConducir: ids,
    cochePropio: z.boolean(),
    disponibilidadExtranjero: z.boolean(),
    disponibilidadTraslado: z.boolean(),
    trabajandoActualmente: z.boolean(),
    intereses: ids,
    // What is not sent stays as it is.
    motoPropia: z.boolean().optional(),
    disponibilidadViajar: z.boolean().optional(),
    idJornada: id.nullable().optional(),
    retribucionMinimaPracticas: money.nullable().optional(),
    retribucionMinimaEmpleo: money.nullable().optional(),
    erasmus: z.boolean().optional(),
    version,
  }),
  refusals: ['cannotChangeState'],
});

export const editSoftware = endpoint({
  ...part,
  path: '/api/Alumno/editConocimientosInformaticos',
  summary: 'Changes the programs that the student can use.',
  body: z.object({ programasInformaticos: ids, version }),
  refusals: ['cannotChangeState'],
});

export const editCompetencies = endpoint({
  ...part,
  path: '/api/Alumno/editCompetencias',
  summary: 'Changes the competencies that the student claims.',
  body: z.object({ competencias: ids, version }),
  refusals: ['cannotChangeState'],
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
    idTipoDocumento: id,
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

export const calls = {
  getCv,
  editPersonalData,
  editEmailData,
  editProfilePicture,
  editPresentation,
  editPortfolioLink,
  editInternshipPreference,
  editSectors,
  editProfessionalProfile,
  editInternshipSearch,
  editJobSearch,
  editWorkPermit,
  editInterestData,
  editSoftware,
  editCompetencies,
  addLanguage,
  editLanguage,
  deleteLanguage,
  addDocument,
  deleteDocument,
};

export { fieldErrors } from './field-errors/cv.ts';
export { screens } from './screens/cv.ts';
