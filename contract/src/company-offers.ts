import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, offerSearch, urlAcceso } from './fields.ts';
import { fileLink } from './files.ts';
import { offerTypes } from './offer-fields.ts';
import { offerDraft, offerStates, publicOffer } from './offers.ts';

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
  /** Nobody has ever applied: an application that was withdrawn is still a record of the offer. */
  eliminable: z.boolean(),
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
    texto: offerSearch.optional(),
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
    /** What was said when it was closed; null of any other. */
    cierre: z
      .object({
        candidatoSeleccionado: z.boolean(),
        /** Null where nobody was chosen, and once they have left the service. */
        nombreSeleccionado: z.string().nullable(),
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

export const closeOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/cerrarOferta',
  access: ['Empresa'],
  summary:
    'Closes an offer that is open or has expired: it is no longer seen and takes no new candidates. The candidate who was chosen is selected (5), or awaits the incorporation form (98); those undecided end as not selected (6).',
  body: z.object({
    urlOferta: urlAcceso,
    /** Whether a candidate that came through the portal was chosen. */
    candidatoSeleccionado: z.boolean(),
    /** Who it was, picked among the candidates. */
    idCandidatura: id.optional(),
    /** Who it was, written by hand: decides nothing, but whoever it may be is not told that they were not chosen. */
    nombreSeleccionado: z.string().trim().max(150).optional(),
    fechaInicioContrato: day.optional(),
    idTipoContrato: id.optional(),
  }),
  answer: nothing,
  refusals: ['offerNotFound', 'noSuchMove', 'mandatoryDataMissing'],
  notice: 'offerClosed',
});

export const calls = {
  listOwnOffers,
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  deleteOffer,
  closeOffer,
};

export { screens } from './screens/company-offers.ts';
