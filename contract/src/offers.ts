import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import {
  between,
  day,
  dni,
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
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { offerTypes } from './offer-fields.ts';
import { fieldError } from './validation.ts';

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
    .min(3, fieldError('min', { min: 3 }))
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
  programa: optional(shortText),
  /** Where candidates apply outside of the portal. */
  urlInscripcionExterna: optional(url),
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
  horasAldia: optional(between(0.5, 24)),
  horasSemana: optional(between(0.5, 168)),
  // By the hours of a week it is made into euros a month, which have to stay an amount.
  remuneracionBrutaHora: optional(between(0, 10_000)),
  remuneracionBrutaAnual: optional(money),
  otrosBeneficios: optional(longText(500)),
  meses: optional(between(0, 12)),
  tiempoDedicacionJornada: optional(between(0, 100)),
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
  dniTutorEmpresa: optional(dni),
  nombre_firmante: optional(shortText),
  apellidos_firmante: optional(shortText),
  email_firmante: optional(email),
  dni_firmante: optional(dni),
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
  'cerrada',
  'caducada',
  'rechazada',
  'eliminada',
] as const;
export type OfferState = (typeof offerStates)[number];

/** One rule of an offer, as it stands for one student (`assess`). */
export const requirementCheck = z.object({
  /** Name of the rule; the web has its sentence in each language. */
  regla: z.string(),
  cumple: z.boolean(),
  /** True where not meeting it does not stop an application. */
  deseable: z.boolean(),
  /** The sentence in the caller's language: what is asked and how the student stands. */
  texto: z.string(),
  /** What would meet it, and where: a part of the CV, or the day from which it holds. */
  remedio: z.string().nullable(),
  destino: z
    .enum(['personales', 'academicos', 'idiomas', 'informatica', 'interes', 'documentos', 'competencias'])
    .nullable(),
  desde: day.nullable(),
});
export type RequirementCheck = z.infer<typeof requirementCheck>;

/** An offer in a list. A company that hides its data has neither name nor logo here. */
export const offerCard = z.object({
  idoferta: z.number().int(),
  urlAcceso,
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  empresa: z.string().nullable(),
  referencia: z.string(),
  fecha: moment,
  fechaDestacada: moment.nullable(),
  localidad: z.string().nullable(),
  idProvincia: z.number().int().nullable(),
  idIsla: z.number().int().nullable(),
  nombreIsla: z.string().nullable(),
  idTipoContrato: z.number().int().nullable(),
  idModalidad: z.number().int().nullable(),
  salario: z.number().nullable(),
  salarioMaximo: z.number().nullable(),
  ayudaEstudio: z.number().nullable(),
  horasSemana: z.number().nullable(),
  fechaInicio: day.nullable(),
  fechaFin: day.nullable(),
  fechaCaducidad: day.nullable(),
  meses: z.number().nullable(),
  plazas: z.number().int().nullable(),
  /** The beginning of its text, or the part where the searched words are. */
  textoPerfilOferta: z.string(),
  /** The student's own application, where there is one. */
  estado: z.number().int().nullable(),
  descripcionEstadoMotivo: z.string().nullable(),
});
export type OfferCard = z.infer<typeof offerCard>;

export const offerFilters = z.object({
  texto: z.string().trim().max(200).optional(),
  idProvincia: id.optional(),
  idIsla: id.optional(),
  idTitulacion: id.optional(),
  idAreaFuncional: id.optional(),
  idSector: id.optional(),
  idTipoContrato: id.optional(),
  idModalidad: id.optional(),
  /** Euros a month; a salary by the year counts as its twelfth part. */
  remuneracionMinima: z.coerce.number().min(0).max(1_000_000).optional(),
  fechaDesde: day.optional(),
});
export type OfferFilters = z.output<typeof offerFilters>;

export const offerOrders = ['fecha', 'destacadas'] as const;

const typeParam = z.object({ tipo: z.enum(offerTypes) });

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasUsuario/:tipo',
  access: ['Alumno'],
  summary: 'Open offers of a type that match the filters, newest or highlighted first, a page at a time.',
  params: typeParam,
  query: offerFilters.extend({ ...pageQuery.shape, orden: z.enum(offerOrders).default('destacadas') }),
  answer: z.object({
    ofertas: z.array(offerCard),
    numTotal: z.number().int(),
    /** Beginnings of the words that the search matched, for the page to mark: without accents, in lower case. */
    resaltar: z.array(z.string()),
  }),
  refusals: ['noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
});

const count = z.object({ id: z.number().int(), numTotal: z.number().int() });

export const countOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameFiltrosOfertas/:tipo',
  access: ['Alumno'],
  summary:
    'For each filter, how many offers each of its values would leave with the other filters as they are.',
  params: typeParam,
  query: offerFilters,
  answer: z.object({
    idProvincia: z.array(count),
    idIsla: z.array(count),
    idTitulacion: z.array(count),
    idAreaFuncional: z.array(count),
    idSector: z.array(count),
    idTipoContrato: z.array(count),
    idModalidad: z.array(count),
  }),
  refusals: ['noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
});

export const fittingOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/ofertasEncajanConUsuario',
  access: ['Alumno'],
  summary: 'How the student stands with each of up to 100 offers; without ids, with the newest open ones.',
  query: z.object({
    ofertas: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
      .transform((list) => list.split(',').map(Number))
      .refine((list) => list.every((one) => id.safeParse(one).success), fieldError('malformed'))
      .optional(),
    soloEncajan: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .default(false),
  }),
  answer: z.object({
    ofertas: z.array(
      z.object({ idoferta: z.number().int(), cumple: z.boolean(), numFaltan: z.number().int() }),
    ),
  }),
  refusals: [],
});

export const countJobOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameNumOfertasEmpleoUsuario',
  access: ['Alumno'],
  summary: 'How many open job offers the student may see.',
  answer: z.object({ numTotal: z.number().int() }),
  refusals: [],
});

export const countInternshipOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameNumOfertasPracticasUsuario',
  access: ['Alumno'],
  summary: 'How many open internship offers the student may see.',
  answer: z.object({ numTotal: z.number().int() }),
  refusals: [],
});

/** What a reader sees of the company, unless the offer hides it. */
const offerCompany = z.object({
  nombreComercial: z.string(),
  descripcion: z.string().nullable(),
  web: z.string().nullable(),
  idSector: z.number().int().nullable(),
  rangoEmpleados: z.number().int().nullable(),
});

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
  });
export type PublicOffer = z.output<typeof publicOffer>;

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOferta/:id',
  access: ['Alumno'],
  summary: 'One open offer (or one that the student applied to) by its urlAcceso, with the eligibility list.',
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    oferta: publicOffer,
    requisitos: z.array(requirementCheck),
    puedeInscribirse: z.boolean(),
    /** Documents to attach when applying that the student has not in the CV yet. */
    documentosPendientes: z.array(
      z.object({ idTipoDocumento: z.number().int().nullable(), nombre: z.string() }),
    ),
    candidatura: z
      .object({ idEstado: z.number().int(), fecha: moment, puedeDesinscribirse: z.boolean() })
      .nullable(),
    condiciones: z.string().nullable(),
  }),
  refusals: ['offerNotFound', 'noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
});

/* The company's own offers. */

/** What a form sends: the offer, and the key that it was opened with, so that sending twice makes one. */
const offerForm = z.object({
  claveEnvio: z.uuid(),
  oferta: offerContent,
  /** Undefined leaves the file as it is, null takes it away. */
  ficheroComplementario: uploadedFile.nullable().optional(),
});

export const saveOfferDraft = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardaBorradorOferta',
  access: ['Empresa'],
  summary: 'Keeps what has been typed of a new offer; the same claveEnvio is the same draft.',
  body: z.object({ claveEnvio: z.uuid(), oferta: offerDraft }),
  answer: z.object({ urlAcceso, guardado: moment }),
  refusals: ['offerNotEditable'],
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/addOferta',
  access: ['Empresa'],
  summary:
    'Sends an offer for validation, from its draft where there is one. The same claveEnvio twice makes one offer.',
  body: offerForm,
  bodyLimit: fileBodyLimit,
  answer: z.object({ idoferta: z.number().int(), urlAcceso }),
  refusals: ['mandatoryDataMissing', 'fileTypeNotAllowed', 'offerNotEditable'],
  notice: 'offerCreated',
});

export const getEditableOffer = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameOfertaEditable/:id',
  access: ['Empresa'],
  summary: "The company's own offer or draft with all that it wrote, for the form.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    claveEnvio: z.uuid(),
    estadoOferta: z.enum(offerStates),
    oferta: offerDraft,
    ficheroComplementario: fileLink.nullable(),
    motivoRechazo: z.string().nullable(),
    guardado: moment,
  }),
  refusals: ['offerNotFound', 'offerNotEditable'],
});

export const editOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/editOferta',
  access: ['Empresa'],
  summary: 'Changes an offer that awaits validation and has not expired; one that was rejected waits anew.',
  body: offerForm.omit({ claveEnvio: true }).extend({ urlOferta: urlAcceso }),
  bodyLimit: fileBodyLimit,
  answer: z.object({ idoferta: z.number().int(), urlAcceso }),
  refusals: ['offerNotFound', 'offerNotEditable', 'mandatoryDataMissing', 'fileTypeNotAllowed'],
  notice: 'offerModified',
});

/** The company's own offer in a list. */
export const ownOfferCard = z.object({
  idoferta: z.number().int(),
  urlAcceso,
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  referencia: z.string(),
  estadoOferta: z.enum(offerStates),
  fecha: moment,
  fechaCaducidad: day.nullable(),
  localidad: z.string().nullable(),
  plazas: z.number().int().nullable(),
  motivoRechazo: z.string().nullable(),
  numCandidatos: z.number().int(),
  numCandidatosNoLeidos: z.number().int(),
});
export type OwnOfferCard = z.infer<typeof ownOfferCard>;

export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameProcesosEmpleoYpracticas',
  access: ['Empresa'],
  summary: "The company's own offers, newest first, with the counts of candidates.",
  query: z.object({
    ...pageQuery.shape,
    tipo: z.enum(offerTypes).optional(),
    estadoOferta: z.enum(offerStates).optional(),
    texto: z.string().trim().max(200).optional(),
  }),
  answer: z.object({
    ofertas: z.array(ownOfferCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estadoOferta: z.enum(offerStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

export const countOwnOffers = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameNumProcesos',
  access: ['Empresa'],
  summary: "How many of the company's offers are open, by type.",
  answer: z.object({
    numProcesosActivosPracticas: z.number().int(),
    numProcesosActivosEmpleo: z.number().int(),
  }),
  refusals: [],
});

export const getOwnOffer = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDatosProceso/:id',
  access: ['Empresa'],
  summary: "The company's own offer with its state and counts.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    resumen: ownOfferCard,
    oferta: offerDraft,
    ficheroComplementario: fileLink.nullable(),
    editable: z.boolean(),
    /** Address under which students apply. */
    enlaceInscripcion: z.string(),
  }),
  refusals: ['offerNotFound'],
});

export const getOwnOfferAsStudent = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDatosProcesoComoAlumno/:id',
  access: ['Empresa'],
  summary: "The company's own offer as a student will read it.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({ oferta: publicOffer }),
  refusals: ['offerNotFound'],
});

export const deleteOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/deleteOferta',
  access: ['Empresa'],
  summary: 'Deletes a draft or an offer that has no applications.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound', 'actionNotAllowed'],
  notice: 'offerDeleted',
});

export const closeOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/cerrarOferta',
  access: ['Empresa'],
  summary:
    'Closes an open offer: it is no longer seen and takes no new candidates, and those undecided end as not selected (6).',
  body: z.object({
    urlOferta: urlAcceso,
    /** Whether a candidate that came through the portal was chosen, and who it was: they stay where they are. */
    candidatoSeleccionado: z.boolean(),
    nombreSeleccionado: z.string().trim().max(150).optional(),
    fechaInicioContrato: day.optional(),
    idTipoContrato: id.optional(),
  }),
  answer: nothing,
  refusals: ['offerNotFound', 'noSuchMove', 'mandatoryDataMissing'],
  notice: 'offerClosed',
});
