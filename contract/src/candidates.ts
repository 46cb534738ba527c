import { z } from 'zod';
import { applicationEvent, sentDocument, stateId } from './applications.ts';
import { cv } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { id, pageQuery } from './envelope.ts';
import { longText, moment, urlAcceso } from './fields.ts';
import { fileLink } from './files.ts';
import { offerTypes } from './offer-fields.ts';

/** The same for the company, with the note that it alone reads. */
export const candidateEvent = applicationEvent.extend({ notaInterna: z.string().nullable() });
export type CandidateEvent = z.infer<typeof candidateEvent>;

/** A candidate in the list of an offer. */
export const candidateCard = z.object({
  idCandidatura: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  titulacion: z.string().nullable(),
  curso: z.number().int().nullable(),
  nota: z.number().nullable(),
  localidad: z.string().nullable(),
  idEstado: stateId,
  /** Rejected (17) because the student declined being put forward. */
  rechazadaPorAlumno: z.boolean(),
  leida: z.boolean(),
  fecha: moment,
  /** Desirable requirements that the candidate meets, of how many. */
  deseablesCumplidos: z.number().int(),
  deseablesTotal: z.number().int(),
});
export type CandidateCard = z.infer<typeof candidateCard>;

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameCandidatos/:id',
  access: ['Empresa'],
  summary:
    "The candidates of the company's own offer, unread first, then the newest. Who withdrew (7) is no candidate any more: only idEstado=7 lists them, and porEstado counts them.",
  params: z.object({ id: urlAcceso }),
  query: z.object({
    ...pageQuery.shape,
    idEstado: z.coerce.number().pipe(stateId).optional(),
    texto: z.string().trim().max(100).optional(),
  }),
  answer: z.object({
    candidatos: z.array(candidateCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ idEstado: stateId, numTotal: z.number().int() })),
  }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

export const getCandidate = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameCandidato/:id',
  access: ['Empresa'],
  writes: true,
  summary: 'A candidate with the CV as it was sent. Opening it marks it read and is told to the student.',
  params: z.object({ id }),
  answer: z.object({
    candidato: candidateCard,
    urlOferta: urlAcceso,
    tituloOferta: z.string(),
    tipo: z.enum(offerTypes),
    cv,
    cvPdf: fileLink.nullable(),
    presentacion: z.string().nullable(),
    documentos: z.array(sentDocument),
    historial: z.array(candidateEvent),
    /** States that it can be moved to now. */
    estadosPosibles: z.array(stateId),
    idCandidaturaAnterior: z.number().int().nullable(),
    idCandidaturaSiguiente: z.number().int().nullable(),
  }),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

export const moveCandidate = endpoint({
  method: 'POST',
  path: '/api/Empresa/cambiaEstadoCandidatura',
  access: ['Empresa'],
  summary:
    'Moves a candidate to another state. To reject needs a reason; to select one for an internship needs the incorporation form (98).',
  body: z.object({
    idCandidatura: id,
    idEstado: stateId,
    idMotivo: id.optional(),
    /** Told to the student along with the new state. */
    comentario: longText(1000).optional(),
    /** Kept in the history for the company alone. */
    notaInterna: longText(1000).optional(),
    /** The state that the company saw: where it is another by now, nothing is changed. */
    idEstadoVisto: stateId.optional(),
  }),
  answer: z.object({ idEstado: stateId, estadosPosibles: z.array(stateId) }),
  refusals: [
    'applicationNotFound',
    'noSuchMove',
    'cannotChangeState',
    'mandatoryDataMissing',
    'incorporationFormRequired',
  ],
});

export const calls = { listCandidates, getCandidate, moveCandidate };

export { screens } from './screens/candidates.ts';
