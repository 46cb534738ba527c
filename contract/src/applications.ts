import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, longText, moment, url, urlAcceso } from './fields.ts';
import { bodyLimitWith, fileLink, uploadedFile } from './files.ts';
import { interview, interviewCard } from './interviews.ts';
import { offerTypes } from './offer-fields.ts';
import { offerStates, requirementCheck } from './offers.ts';

/** `idEstado` of an application; 16, 17 and 98 are the specification's. */
export const applicationStates = {
  new: 1,
  underReview: 2,
  shortlisted: 3,
  interview: 4,
  selected: 5,
  notSelected: 6,
  withdrawn: 7,
  preregistration: 16,
  rejected: 17,
  awaitingIncorporationForm: 98,
} as const;
export type ApplicationStateName = keyof typeof applicationStates;
export type ApplicationStateId = (typeof applicationStates)[ApplicationStateName];

export const applicationStateIds = Object.values(applicationStates);

/**
 * Candidates who wait for their company: those whose CV nobody has opened, those read but not answered, and those whose
 * incorporation form is to be completed.
 */
export const waitingCandidates = ['sin-leer', 'por-responder', 'con-formulario'] as const;
export type WaitingCandidates = (typeof waitingCandidates)[number];

export const stateId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(16),
  z.literal(17),
  z.literal(98),
]);

/** A document sent with an application: a file or a link (specification 2, §4). */
const attachedDocument = z
  .object({
    idTipoDocumento: id.nullable().default(null),
    nombre: z.string().trim().min(1).max(200),
    fichero: uploadedFile.optional(),
    url: url.optional(),
  })
  .refine(({ fichero, url: link }) => (fichero === undefined) !== (link === undefined), 'required');

/** `idTipoDocumento` of a cover letter in the catalogue. */
export const coverLetterKind = 3;

/** Documents of one application. */
const maxDocuments = 10;

export const apply = endpoint({
  method: 'POST',
  path: '/api/Alumno/inscribirse',
  access: ['Alumno'],
  summary:
    'Applies to an offer. 11 gives datos.documentacionNecesaria (a presentacion is the cover letter that an offer asks for), 80 gives datos.requisitos; a mensaje with status 0 is shown as notice 515. To an offer with urlInscripcionExterna nothing is sent: that the student applied there is noted.',
  body: z.object({
    urlOferta: urlAcceso,
    /** Internships only: the conditions were read and accepted. */
    aceptaCondiciones: z.boolean().default(false),
    presentacion: longText(3000).optional(),
    documentos: z.array(attachedDocument).max(maxDocuments).default([]),
  }),
  fieldStatus: { 'documentos.*.fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: bodyLimitWith(maxDocuments),
  // What it writes is one statement, which needs no transaction around it; with documents it opens its own.
  writes: false,
  answer: z.object({
    urlAcceso,
    /** Where the offer takes applications, outside of the portal. */
    urlInscripcionExterna: z.string().nullable(),
  }),
  refusals: [
    'offerNotFound',
    'alreadyApplied',
    'missingDocumentation',
    'offerForOtherProfile',
    'mandatoryDataMissing',
    'overlapsPlacement',
    'undergraduatesOnly',
    'postgraduatesOnly',
    'noEmploymentService',
    'noPlacementService',
    'notEnrolledInPlacements',
    'workPermitRequired',
    'fileTypeNotAllowed',
    'offerForOtherDegree',
    'insufficientCredits',
    'creditsAndMeetingRequired',
    'mustSeekInternship',
    'adheredOnly',
    'ownCvRequired',
    'studyRequired',
    'requirementsNotMet',
    'mustSeekJob',
  ],
  notice: 'applied',
});

/** `datos` of refusal 11. */
export const missingDocumentation = z.object({
  documentacionNecesaria: z.array(
    z.object({ idTipoDocumento: z.number().int().nullable(), nombre: z.string() }),
  ),
});

/** `datos` of refusal 80 and of the refusals that stand for one unmet rule. */
export const unmetRequirements = z.object({ requisitos: z.array(requirementCheck) });

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/Alumno/desinscribirse',
  access: ['Alumno'],
  summary: 'Withdraws an application that the company has not decided on yet.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['applicationNotFound', 'alreadyProcessed'],
  notice: 'withdrawn',
});

/** A student's application in a list. */
export const applicationCard = z.object({
  urlAcceso,
  /** The offer's, which the pages and the other calls go by. */
  urlOferta: urlAcceso,
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  empresa: z.string().nullable(),
  referencia: z.string(),
  localidad: z.string().nullable(),
  nombreIsla: z.string().nullable(),
  idEstado: stateId,
  descripcionEstadoMotivo: z.string().nullable(),
  /** Rejected (17) because the student declined being put forward. */
  rechazadaPorAlumno: z.boolean(),
  fecha: moment,
  fechaEstado: moment,
  estadoOferta: z.enum(offerStates),
  /** The company has opened it. */
  leida: z.boolean(),
  /** The states that it has been in, also before its present one. */
  estados: z.array(stateId),
  /** In how many days the company usually answers; null where that is not known, or the application is answered. */
  diasHabituales: z.number().int().nullable(),
  /** The latest interview, unless it was cancelled. */
  entrevista: interviewCard.nullable(),
  /** False while the student, put forward by a manager, has not accepted: the company has got nothing. */
  enviada: z.boolean(),
  puedeDesinscribirse: z.boolean(),
});
export type ApplicationCard = z.infer<typeof applicationCard>;

const ownApplications = {
  method: 'GET',
  summary:
    "The student's own applications of a type, those that wait for the student first, then the newest.",
  access: ['Alumno'],
  query: z.object({ ...pageQuery.shape, idEstado: z.coerce.number().pipe(stateId).optional() }),
  answer: z.object({
    candidaturas: z.array(applicationCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ idEstado: stateId, numTotal: z.number().int() })),
    /** Of all states: put forward and not answered yet, or with the time of an interview to be chosen. */
    numEsperan: z.number().int(),
  }),
  refusals: [],
} as const;

export const listInternshipApplications = endpoint({
  ...ownApplications,
  path: '/api/Alumno/dameCandidaturasPracticasUsuario',
});

export const listJobApplications = endpoint({
  ...ownApplications,
  path: '/api/Alumno/dameCandidaturasEmpleoUsuario',
});

/** What happens to an application; what is of an interview has no state of its own. */
export const applicationHappenings = [
  'inscripcion',
  'cambioEstado',
  'cvAbierto',
  'entrevistaPropuesta',
  'entrevistaElegida',
  'entrevistaRechazada',
  'entrevistaCambiada',
  'entrevistaCancelada',
  'pregunta',
] as const;

/** One step of an application's life. `quien` never names a person of the company. */
export const applicationEvent = z.object({
  fecha: moment,
  quien: z.enum(['alumno', 'empresa', 'gestor', 'sistema']),
  hecho: z.enum(applicationHappenings),
  idEstado: stateId.nullable(),
  motivo: z.string().nullable(),
  /** What was written to the student beside the reason. */
  comentario: z.string().nullable(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

export const sentDocument = z.object({ nombre: z.string(), url: z.string(), externo: z.boolean() });

export const getOwnApplication = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameCandidatura/:id',
  access: ['Alumno'],
  summary:
    "One of the student's own applications by the offer's urlAcceso: what was sent and what has happened since.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    candidatura: applicationCard,
    historial: z.array(applicationEvent),
    cv: fileLink.nullable(),
    documentos: z.array(sentDocument),
    presentacion: z.string().nullable(),
    entrevista: interview.nullable(),
    /** The answer that the company promised; null where it promised none, or there is nothing to answer. */
    respuesta: z
      .object({ hasta: day, puedePreguntar: z.boolean(), preguntada: moment.nullable() })
      .nullable(),
    /** When it begins and ends, as the company said last: at the closing, or in the offer. */
    incorporacion: z.object({
      fechaInicio: day.nullable(),
      fechaFin: day.nullable(),
      horario: z.string().nullable(),
    }),
  }),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

export const acceptPreregistration = endpoint({
  method: 'POST',
  path: '/api/Alumno/aceptarPreinscripcion',
  access: ['Alumno'],
  summary: 'The student accepts being put forward (state 16).',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['applicationNotFound', 'noSuchMove', 'cannotChangeState'],
  notice: 'preregistrationSaved',
});

export const declinePreregistration = endpoint({
  method: 'POST',
  path: '/api/Alumno/rechazarPreinscripcion',
  access: ['Alumno'],
  summary: 'The student declines being put forward (state 16), with a reason.',
  body: z.object({ urlOferta: urlAcceso, idMotivo: id }),
  answer: nothing,
  refusals: ['applicationNotFound', 'noSuchMove', 'cannotChangeState', 'mandatoryDataMissing'],
  notice: 'registrationRejected',
});

export const askForAnswer = endpoint({
  method: 'POST',
  path: '/api/Alumno/preguntaPorCandidatura',
  access: ['Alumno'],
  summary: 'Asks the company, once, for the answer that it promised by a day that has passed.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['applicationNotFound', 'noSuchMove'],
});

export const calls = {
  apply,
  withdraw,
  listInternshipApplications,
  listJobApplications,
  getOwnApplication,
  acceptPreregistration,
  declinePreregistration,
  askForAnswer,
};

export { fieldErrors } from './field-errors/applications.ts';
export { screens } from './screens/applications.ts';
