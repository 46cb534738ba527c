import { z } from 'zod';
import { id } from './envelope.ts';
import {
  amountBetween,
  anyIdentityNumber,
  applicationUrl,
  day,
  email,
  longText,
  moment,
  money,
  phone,
  shortText,
  url,
  urlAcceso,
  wholeBetween,
} from './fields.ts';
import { fileLink } from './files.ts';
import { offerTypes } from './offer-fields.ts';
import { fieldError } from './validation.ts';

/** What an offer is, for every reader. */

const ids = z.array(id).max(60);
const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** What an offer asks of a person, once as a duty and once as a wish (specification 2, §3). */
export const requirements = z.object({
  intereses: ids.default([]),
  competencias: ids.default([]),
  paisesNacionalidad: ids.default([]),
  paisesResidencia: ids.default([]),
  provinciasResidencia: ids.default([]),
  programasInformaticos: ids.default([]),
  carnesConducir: ids.default([]),
  cochePropio: z.boolean().default(false),
  disponibilidadExtranjero: z.boolean().default(false),
  disponibilidadTraslado: z.boolean().default(false),
  /** True: must be working now; false: must not be; null: either. */
  trabajandoActualmente: z.boolean().nullable().default(null),
  edadMaxima: optional(wholeBetween(16, 99)),
});
export type Requirements = z.output<typeof requirements>;

export const degreeKinds = ['requerida', 'deseable', 'propuesta'] as const;

export const offerDegree = z.object({ idTitulacion: id, caracter: z.enum(degreeKinds) });

export const offerLanguage = z.object({
  idIdioma: id,
  idNivelIdioma: id,
  idCertificadoIdioma: id.nullable().default(null),
  obligatorio: z.boolean().default(true),
});

/** A document that candidates must hand in: a kind of the catalogue, or one that the company names. */
export const requiredDocument = z.object({
  idTipoDocumento: id.nullable().default(null),
  nombre: z
    .string()
    .trim()
    .min(1, fieldError('required'))
    .max(100, fieldError('max', { max: 100 })),
});

/**
 * Everything that a company writes in an offer, as it is kept: what is not known is null.
 * Which of these a brand shows and requires is in its `camposOferta`; see `offerForm`.
 */
export const offerContent = z.object({
  tipo: z.enum(offerTypes),
  titulo: shortText,
  plazas: optional(wholeBetween(1, 500)),
  /** Years of experience without which one cannot apply; 0 is none. */
  experiencia: optional(wholeBetween(0, 40)),
  experienciaDeseable: optional(longText(500)),
  horario: optional(longText(300)),
  fechaInicio: optional(day),
  fechaFin: optional(day),
  /** The last day on which it takes applications. */
  fechaCaducidad: optional(day),
  /** Within how many days the company promises an answer to each candidate. */
  diasRespuesta: optional(wholeBetween(1, 60)),
  idTipoContrato: optional(id),
  /** Gross euros a year, from and to, of a job. */
  salario: optional(money),
  salarioMaximo: optional(money),
  /** ECTS credits that a candidate must have passed. */
  creditosSuperados: optional(wholeBetween(0, 600)),
  otrasRemuneraciones: ids.default([]),
  idPais: optional(id),
  idProvincia: optional(id),
  /** Only outside Spain, where there is no list. */
  provincia: optional(shortText),
  idLocalidad: optional(id),
  localidad: optional(shortText),
  idSector: optional(id),
  idCategoria: optional(id),
  idAreaFuncional: optional(id),
  /** The campus whose students it is for. */
  idSede: optional(id),
  /** Euros a month of an internship. */
  ayudaEstudio: optional(money),
  descripcion: optional(longText(8000)),
  tareasAdesarrollar: optional(longText(5000)),
  tutoresDisponibles: optional(wholeBetween(0, 100)),
  /** The programme that it belongs to: only its participants can apply. */
  idPrograma: optional(id),
  /** Where candidates apply outside of the portal. */
  urlInscripcionExterna: optional(applicationUrl),
  idiomas: z.array(offerLanguage).max(10).default([]),
  listado_titulaciones: z.array(offerDegree).max(80).default([]),
  requisitosObligatorios: requirements.prefault({}),
  requisitosDeseables: requirements.prefault({}),
  documentosRequeridos: z.array(requiredDocument).max(10).default([]),
  etiquetas: z.array(z.string().trim().min(2).max(40)).max(12).default([]),
  motivosExclusion: optional(longText(1000)),
  anioPromocionMaximo: optional(wholeBetween(1950, 2100)),
  cursoMinimo: optional(wholeBetween(1, 7)),
  soloUltimoCurso: z.boolean().default(false),
  perfilNoUniversitario: z.boolean().default(false),
  trabajoFinEstudios: z.boolean().default(false),
  tituloTrabajoFinEstudios: optional(shortText),
  nombreTutorUni: optional(shortText),
  idModalidad: optional(id),
  numeroDiasSemana: optional(wholeBetween(1, 7)),
  horasAldia: optional(amountBetween(0.5, 24)),
  horasSemana: optional(amountBetween(0.5, 168)),
  // By the hours of a week it is made into euros a month, which have to stay an amount.
  remuneracionBrutaHora: optional(amountBetween(0, 10_000)),
  remuneracionBrutaAnual: optional(money),
  otrosBeneficios: optional(longText(500)),
  meses: optional(amountBetween(0, 12)),
  tiempoDedicacionJornada: optional(amountBetween(0, 100)),
  departamento: optional(shortText),
  solicitante: optional(shortText),
  centroPracticas: optional(shortText),
  numeroPedido: optional(longText(250)),
  observaciones: optional(longText(2000)),
  urlComplementaria: optional(url),
  ocultarDatosEmpresa: z.boolean().default(false),
  candidatoPreferido: optional(shortText),
  nombreTutorEmpresa: optional(shortText),
  ApellidosTutorEmpresa: optional(shortText),
  emailTutorEmpresa: optional(email),
  telefonoTutorEmpresa: optional(phone),
  puestoTutorEmpresa: optional(shortText),
  titulacionTutorEmpresa: optional(shortText),
  departamentoTutorEmpresa: optional(shortText),
  dniTutorEmpresa: optional(anyIdentityNumber),
  nombre_firmante: optional(shortText),
  apellidos_firmante: optional(shortText),
  email_firmante: optional(email),
  dni_firmante: optional(anyIdentityNumber),
  cargo_firmante: optional(shortText),
  telefono_firmante: optional(phone),
});
export type OfferContent = z.output<typeof offerContent>;

/** A draft: any part of an offer, each value right by itself. */
export const offerDraft = offerContent.partial().required({ tipo: true });

/** An offer's states; only open offers are seen by students and take applications. */
export const offerStates = [
  'borrador',
  'pendiente',
  'abierta',
  /** Unpublished by a manager, who may publish it again. */
  'retirada',
  'cerrada',
  'caducada',
  'rechazada',
  'eliminada',
] as const;
export type OfferState = (typeof offerStates)[number];

/**
 * How an offer came to be: a company published it, or the institution made it, closed and with one place, of an internship
 * that was agreed without one.
 */
export const offerOrigins = ['publicada', 'propuesta', 'centroEducativo'] as const;
export type OfferOrigin = (typeof offerOrigins)[number];
/** Of an internship that was agreed without a published offer. */
export type AgreedOrigin = Exclude<OfferOrigin, 'publicada'>;

/** One rule of an offer, as it stands for one student (`assess`). */
export const requirementCheck = z.object({
  /** Name of the rule; the web has its sentence in each language. */
  regla: z.string(),
  cumple: z.boolean(),
  /** True where not meeting it does not stop an application. */
  deseable: z.boolean(),
  /** The sentence in the caller's language: what is asked and how the student stands. */
  texto: z.string(),
  /** What would meet it, and where: a part of the CV, the programmes, or the day from which it holds. */
  remedio: z.string().nullable(),
  destino: z
    .enum([
      'personales',
      'academicos',
      'profesional',
      'idiomas',
      'informatica',
      'interes',
      'documentos',
      'competencias',
      'programas',
    ])
    .nullable(),
  desde: day.nullable(),
});
export type RequirementCheck = z.infer<typeof requirementCheck>;

/** What a reader sees of the company, unless the offer hides it. */
const offerCompany = z.object({
  nombreComercial: z.string(),
  descripcion: z.string().nullable(),
  web: z.string().nullable(),
  idSector: z.number().int().nullable(),
  rangoEmpleados: z.number().int().nullable(),
  urlLogo: z.string().nullable(),
});

/** How many of the answers that its company promised came in time; null where they are too few to say, or it hides. */
export const cumplimiento = z.object({ aTiempo: z.number().int(), total: z.number().int() }).nullable();

/** An offer as a student reads it: without what is between the company and the institution. */
export const publicOffer = offerContent
  .omit({
    solicitante: true,
    numeroPedido: true,
    observaciones: true,
    candidatoPreferido: true,
    emailTutorEmpresa: true,
    telefonoTutorEmpresa: true,
    dniTutorEmpresa: true,
    nombre_firmante: true,
    apellidos_firmante: true,
    email_firmante: true,
    dni_firmante: true,
    cargo_firmante: true,
    telefono_firmante: true,
    nombreTutorEmpresa: true,
    ApellidosTutorEmpresa: true,
    puestoTutorEmpresa: true,
    titulacionTutorEmpresa: true,
    departamentoTutorEmpresa: true,
  })
  .extend({
    idoferta: z.number().int(),
    urlAcceso,
    referencia: z.string(),
    fecha: moment,
    fechaDestacada: moment.nullable(),
    estadoOferta: z.enum(offerStates),
    idIsla: z.number().int().nullable(),
    nombreIsla: z.string().nullable(),
    /** Null where the offer hides the company. */
    empresa: offerCompany.nullable(),
    ficheroComplementario: fileLink.nullable(),
    cumplimiento,
  });
export type PublicOffer = z.output<typeof publicOffer>;
