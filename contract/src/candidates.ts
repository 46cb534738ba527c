import { z } from 'zod';
import { applicationEvent, sentDocument, stateId, waitingCandidates } from './applications.ts';
import { cv } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { longText, moment, urlAcceso } from './fields.ts';
import { fileLink } from './files.ts';
import { interview, interviewCard } from './interviews.ts';
import { offerTypes } from './offer-fields.ts';
import { fieldError } from './validation.ts';

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
  /** The latest interview, unless it was cancelled. */
  entrevista: interviewCard.nullable(),
  /** Those that the offer asks for first. */
  idiomas: z.array(
    z.object({ idIdioma: z.number().int(), idNivelIdioma: z.number().int(), pedido: z.boolean() }),
  ),
});
export type CandidateCard = z.infer<typeof candidateCard>;

const candidateSearch = z.string().trim().max(100);

/** What candidates can be listed by; `lectura` has the unread first, then the newest. */
export const candidateOrders = ['lectura', 'nombre', 'nota', 'estado', 'fecha'] as const;
export type CandidateOrder = (typeof candidateOrders)[number];

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameCandidatos/:id',
  access: ['Empresa'],
  summary:
    "The candidates of the company's own offer, unread first, then the newest, or in another order. Who withdrew (7) is no candidate any more: only idEstado=7 lists them, and porEstado counts them.",
  params: z.object({ id: urlAcceso }),
  query: z.object({
    ...pageQuery.shape,
    idEstado: z.coerce.number().pipe(stateId).optional(),
    texto: candidateSearch.optional(),
    /** Only those to read, or to answer. */
    con: z.enum(waitingCandidates).optional(),
    orden: z.enum(candidateOrders).default('lectura'),
    /** The other way round; what is not known of a candidate is last both ways. */
    descendente: z.stringbool().default(false),
  }),
  answer: z.object({
    candidatos: z.array(candidateCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ idEstado: stateId, numTotal: z.number().int() })),
  }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

/** As many as a column of the board ever shows. */
export const mostInColumn = 100;

export const getCandidateBoard = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameTableroCandidatos/:id',
  access: ['Empresa'],
  summary:
    "The candidates of the company's own offer by state, each with its first candidates, how many there are, and the states that they can be moved to. Who withdrew (7) is not among them.",
  params: z.object({ id: urlAcceso }),
  query: z.object({
    porColumna: z.coerce.number().int().min(1).max(mostInColumn).default(20),
    texto: candidateSearch.optional(),
  }),
  answer: z.array(
    z.object({
      idEstado: stateId,
      numTotal: z.number().int(),
      estadosPosibles: z.array(stateId),
      candidatos: z.array(candidateCard),
    }),
  ),
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
    entrevista: interview.nullable(),
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
    'ibanRequired',
  ],
});

/** As many as a page of the list has, and some more. */
export const mostMoved = 200;

export const moveCandidates = endpoint({
  method: 'POST',
  path: '/api/Empresa/cambiaEstadoCandidaturas',
  access: ['Empresa'],
  summary:
    'Moves several candidates of one offer to a state, in one transaction, and names those that are in it already and those that cannot be moved. With soloVer nothing is moved: it says what would be.',
  body: z.object({
    urlOferta: urlAcceso,
    /** With the state that the company saw of each: where it is another by now, that one is not moved. */
    candidaturas: z
      .array(z.object({ idCandidatura: id, idEstadoVisto: stateId }))
      .min(1)
      .max(mostMoved),
    idEstado: stateId,
    idMotivo: id.optional(),
    /** Told to the students along with the new state. */
    comentario: longText(1000).optional(),
    soloVer: z.boolean().default(false),
  }),
  answer: z.object({
    movidas: z.array(
      z.object({
        idCandidatura: z.number().int(),
        nombre: z.string(),
        /** It stood further on before. */
        retrocede: z.boolean(),
      }),
    ),
    /** Those that were seen in this state and are still in it. */
    yaEstaban: z.array(z.object({ idCandidatura: z.number().int(), nombre: z.string() })),
    /** Each with the sentence that says why. */
    rechazadas: z.array(
      z.object({ idCandidatura: z.number().int(), nombre: z.string().nullable(), mensaje: z.string() }),
    ),
  }),
  refusals: ['offerNotFound', 'mandatoryDataMissing', 'ibanRequired'],
});

const noteText = longText(2000).pipe(z.string().min(1, fieldError('required')));

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameNotasCandidatura/:id',
  access: ['Empresa'],
  summary:
    'What colleagues of the company told one another of a candidate, the newest first; nobody else reads it.',
  params: z.object({ id }),
  answer: z.array(
    z.object({
      id: z.number().int(),
      texto: z.string(),
      /** Null where the author is no longer there. */
      autor: z.string().nullable(),
      propia: z.boolean(),
      fecha: moment,
      editada: moment.nullable(),
    }),
  ),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

export const addNote = endpoint({
  method: 'POST',
  path: '/api/Empresa/addNotaCandidatura',
  once: true,
  access: ['Empresa'],
  summary: 'Writes a note on a candidate for the colleagues.',
  body: z.object({ idCandidatura: id, texto: noteText }),
  answer: z.object({ id: z.number().int() }),
  refusals: ['applicationNotFound'],
});

export const editNote = endpoint({
  method: 'POST',
  path: '/api/Empresa/editNotaCandidatura',
  access: ['Empresa'],
  summary: "Changes one's own note.",
  body: z.object({ id, texto: noteText }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const deleteNote = endpoint({
  method: 'POST',
  path: '/api/Empresa/delNotaCandidatura',
  access: ['Empresa'],
  summary: "Deletes one's own note.",
  body: z.object({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const calls = {
  listCandidates,
  getCandidateBoard,
  getCandidate,
  moveCandidate,
  moveCandidates,
  listNotes,
  addNote,
  editNote,
  deleteNote,
};

export { screens } from './screens/candidates.ts';
