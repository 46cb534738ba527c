import { z } from 'zod';
import { documentRequest } from '../document-requests.ts';
import { endpoint } from '../endpoint.ts';
import { experience } from '../experience.ts';
import { day, moment } from '../fields.ts';
import { fileLink } from '../files.ts';
import { identityKinds } from '../identifiers.ts';
import { stay, study, training } from '../studies.ts';

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
    /** The PDF that the student had made last; null where none is kept. */
    urlCV: z.string().nullable(),
    /** As `editarNivelFormativoSNE` sets it. */
    idNivelFormativoSNE: z.number().int().nullable(),
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
