import { z } from 'zod';
import * as mini from 'zod/mini';
import { stateId, waitingCandidates } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, urlAcceso } from './fields.ts';
import { fileLink } from './files.ts';
import { offerTypes } from './offer-fields.ts';
import { offerSearch } from './offer-filters.ts';
import { offerDraft, offerOrigins, offerStates, publicOffer } from './offers.ts';

/** The company's own offers. */

/** The company's own offer in a list. */
export const ownOfferCard = z.object({
  idoferta: z.number().int(),
  urlAcceso,
  /** What a browser keeps of its form goes by this key. */
  claveEnvio: z.uuid(),
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  referencia: z.string(),
  estadoOferta: z.enum(offerStates),
  origen: z.enum(offerOrigins),
  /** When it was published, before that when it was sent, and of a draft when it was begun. */
  fecha: moment,
  fechaCaducidad: day.nullable(),
  localidad: z.string().nullable(),
  /** Where no town is asked for; of Spain from the list, of other countries as it was written. */
  idProvincia: z.number().int().nullable(),
  provincia: z.string().nullable(),
  idPais: z.number().int().nullable(),
  plazas: z.number().int().nullable(),
  motivoRechazo: z.string().nullable(),
  numCandidatos: z.number().int(),
  numCandidatosNoLeidos: z.number().int(),
  /** Read, and new (1) or under review (2). */
  numCandidatosPorResponder: z.number().int(),
  /** With an incorporation form that the company has to complete or to correct. */
  numCandidatosConFormulario: z.number().int(),
  /** Nobody has ever applied: an application that was withdrawn is still a record of the offer. */
  eliminable: z.boolean(),
});
export type OwnOfferCard = z.infer<typeof ownOfferCard>;

export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameProcesosEmpleoYpracticas',
  access: ['Empresa'],
  summary:
    "The company's own offers, newest first, with the counts of candidates. With `con`, only those that have candidates to read or to answer, which are open or expired, or with an incorporation form to complete.",
  query: z.object({
    ...pageQuery.shape,
    tipo: z.enum(offerTypes).optional(),
    estadoOferta: z.enum(offerStates).optional(),
    texto: mini.optional(offerSearch),
    con: z.enum(waitingCandidates).optional(),
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

/** How many offers that wait for something, and which where it is one. */
const waiting = z.object({
  numCandidatos: z.number().int(),
  numOfertas: z.number().int(),
  urlOferta: urlAcceso.nullable(),
});

/** As many open offers as the summary tells one by one. */
export const mostSummed = 5;
/** Days of which the summary counts what came in. */
export const summedDays = 30;
/** An offer whose last day is no further away ends soon. */
export const soonDays = 7;

export const getOwnSummary = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameResumenProcesos',
  access: ['Empresa'],
  summary:
    "What waits in the company's open and expired offers, how far the candidates of the newest open ones have come, and how many applied on each of the last thirty days.",
  answer: z.object({
    /** CVs that nobody of the company has opened. */
    sinLeer: waiting,
    /** Candidates who were read and have had no answer: new (1) or under review (2). */
    sinResponder: waiting,
    /** Open offers whose last day is within a week, today's among them. */
    caducan: z.object({
      numOfertas: z.number().int(),
      urlOferta: urlAcceso.nullable(),
      fecha: day.nullable(),
    }),
    /** What is awaited of the company in its documentation. */
    documentacion: z.object({
      /** Awaited, returned or about to expire. */
      numDocumentos: z.number().int(),
      /** To be signed or corrected. */
      numConvenios: z.number().int(),
      /** Overdue. */
      numFacturas: z.number().int(),
    }),
    /** Incorporation forms to complete or to correct: which one, or of which offer, where it is only one. */
    formularios: z.object({
      numFormularios: z.number().int(),
      idSolicitud: z.number().int().nullable(),
      urlOferta: urlAcceso.nullable(),
    }),
    /** Each counts who stands there or further on; nobody who has withdrawn. */
    ofertas: z.array(
      z.object({
        urlAcceso,
        titulo: z.string(),
        tipo: z.enum(offerTypes),
        recibidas: z.number().int(),
        leidas: z.number().int(),
        preseleccionadas: z.number().int(),
        entrevistas: z.number().int(),
        seleccionadas: z.number().int(),
      }),
    ),
    /** Applications of each day, the oldest first and today's last. */
    porDia: z.array(z.object({ dia: day, numTotal: z.number().int() })),
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
    /** What was said when it was closed; null of any other. */
    cierre: z
      .object({
        candidatoSeleccionado: z.boolean(),
        /** Null where nobody was chosen, and once they have left the service; the first of several. */
        nombreSeleccionado: z.string().nullable(),
        /** All who were chosen, but for those who have left. */
        nombresSeleccionados: z.array(z.string()),
        fechaInicioContrato: day.nullable(),
        idTipoContrato: z.number().int().nullable(),
      })
      .nullable(),
  }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

export const getOwnOfferAsStudent = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDatosProcesoComoAlumno/:id',
  access: ['Empresa'],
  summary: "The company's own offer as a student will read it.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({ oferta: publicOffer }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
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

/** More than any offer has places, and no more than a company picks one by one. */
const mostChosen = 200;

export const previewClosing = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameCierreOferta/:id',
  access: ['Empresa'],
  summary:
    'What closing the offer would find: its places, who is selected (5) or awaits the incorporation form (98) already, how many are undecided, and the names of the first 200 of these, from who has come furthest.',
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    plazas: z.number().int().nullable(),
    elegidas: z.array(z.object({ idCandidatura: z.number().int(), nombre: z.string() })),
    sinDecidir: z.number().int(),
    /** Those of them who are not chosen end as not selected, and are told. */
    porAvisar: z.array(z.object({ idCandidatura: z.number().int(), nombre: z.string(), idEstado: stateId })),
  }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

export const closeOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/cerrarOferta',
  access: ['Empresa'],
  summary:
    'Closes an offer that is open or has expired: it is no longer seen and takes no new candidates. Those who were chosen, no more than it has places, are selected (5), or await the incorporation form (98); those undecided end as not selected (6).',
  body: z.object({
    urlOferta: urlAcceso,
    /** Whether a candidate that came through the portal was chosen. */
    candidatoSeleccionado: z.boolean(),
    /** Who it was, picked among the candidates. */
    idCandidatura: id.optional(),
    /** Where several were, who they were; those who are selected already are among them or not. */
    candidaturas: z.array(id).max(mostChosen).optional(),
    /**
     * Who it was, written by hand: decides nothing, but a candidate who may be meant is not told that they were not
     * chosen.
     */
    nombreSeleccionado: z.string().trim().max(150).optional(),
    fechaInicioContrato: day.optional(),
    /** Required of a job for which somebody was chosen. */
    idTipoContrato: id.optional(),
  }),
  answer: nothing,
  refusals: ['offerNotFound', 'noSuchMove', 'mandatoryDataMissing', 'ibanRequired'],
  notice: 'offerClosed',
});

export const calls = {
  listOwnOffers,
  countOwnOffers,
  getOwnSummary,
  getOwnOffer,
  getOwnOfferAsStudent,
  deleteOffer,
  previewClosing,
  closeOffer,
};

export { screens } from './screens/company-offers.ts';
