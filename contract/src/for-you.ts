import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing, pageQuery } from './envelope.ts';
import { day, moment, urlAcceso } from './fields.ts';
import { offerTypes } from './offer-fields.ts';
import { requirementCheck } from './offers.ts';
import { offerCard } from './student-offers.ts';

/** Offers that fit a student, those that the student put aside, and those that were opened last. */

/** Why an offer is proposed, the most telling first. */
export const fitReasons = [
  'titulacion',
  'ambito',
  'areaFuncional',
  'sector',
  'lugar',
  'distancia',
  'programas',
  'idioma',
  'retribucion',
  'periodo',
  'jornada',
] as const;

/** Why a student puts an offer aside. */
export const dismissalReasons = ['lugar', 'horario', 'sueldo', 'sector', 'otra'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

/** What a CV may say so that more offers are found. */
const cvHelps = ['busqueda', 'estudios', 'areas', 'sectores', 'residencia', 'idiomas', 'programas'] as const;
export type CvHelp = (typeof cvHelps)[number];

const offerForYou = z.object({
  oferta: offerCard,
  /** Requirements that are not met yet: only what every offer asks for (own CV, nationality, social security number). */
  numFaltan: z.number().int(),
  /** In the caller's language. */
  motivos: z.array(z.object({ motivo: z.enum(fitReasons), texto: z.string() })),
});
export type OfferForYou = z.infer<typeof offerForYou>;

export const listForYou = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasParaTi',
  access: ['Alumno'],
  summary:
    'Open offers of the types that the student looks for and whose requirements the student meets, with the reasons, those that fit best first; without those that the student applied to or put aside.',
  query: pageQuery.extend({
    /** How many were put aside on the pages before since those were read: they pass over so many fewer. */
    apartadas: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    ofertas: z.array(offerForYou),
    numTotal: z.number().int(),
    /** What is missing before one applies to them: what every offer asks for. */
    pendientes: z.array(requirementCheck),
    /** What the CV does not say and would find more. */
    ayudan: z.array(z.enum(cvHelps)),
  }),
  refusals: [],
});

export const offersOfHome = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasInicio',
  access: ['Alumno'],
  summary:
    'Up to six offers that fit the student best, and up to three of which the student lacks a single requirement that the CV can still say.',
  answer: z.object({
    encajan: z.array(offerForYou),
    /** How many fit in all. */
    numEncajan: z.number().int(),
    /** What is missing before one applies to any of those that fit. */
    pendientes: z.array(requirementCheck),
    aUnPaso: z.array(z.object({ oferta: offerCard, requisito: requirementCheck })),
  }),
  refusals: [],
});

export const addNotInterested = endpoint({
  method: 'POST',
  path: '/api/Alumno/addOfertaNoInteresa',
  access: ['Alumno'],
  summary: 'Puts an open offer aside, with a reason or without; sent again it sets the reason anew.',
  body: z.object({ urlOferta: urlAcceso, motivo: z.enum(dismissalReasons).nullable().default(null) }),
  answer: nothing,
  refusals: ['offerNotFound'],
});

export const deleteNotInterested = endpoint({
  method: 'POST',
  path: '/api/Alumno/delOfertaNoInteresa',
  access: ['Alumno'],
  summary: 'Takes back that an offer was put aside; for one that was not, it changes nothing.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound'],
});

export const listNotInterested = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasNoInteresan',
  access: ['Alumno'],
  summary: 'The offers that the student put aside and that are still open, the last one first.',
  query: pageQuery,
  answer: z.object({
    ofertas: z.array(
      z.object({ oferta: offerCard, motivo: z.enum(dismissalReasons).nullable(), fecha: moment }),
    ),
    numTotal: z.number().int(),
  }),
  refusals: [],
});

/** One more is refused until one of them is removed. */
export const maxSavedOffers = 100;

export const saveOffer = endpoint({
  method: 'POST',
  path: '/api/Alumno/guardaOferta',
  access: ['Alumno'],
  summary: 'Saves an open offer to come back to, up to 100; sent again it changes nothing.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound', 'actionNotAllowed'],
});

export const deleteSavedOffer = endpoint({
  method: 'POST',
  path: '/api/Alumno/quitaOfertaGuardada',
  access: ['Alumno'],
  summary: 'Removes an offer from the saved ones; of one that is not saved it changes nothing.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound'],
});

export const listSavedUrls = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameUrlsOfertasGuardadas',
  access: ['Alumno'],
  summary: 'The urlAcceso of each saved offer: one call marks those of a whole list.',
  answer: z.object({ ofertas: z.array(urlAcceso) }),
  refusals: [],
});

export const listSavedOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasGuardadas',
  access: ['Alumno'],
  summary: 'The saved offers, the last one first, with whether each is still open.',
  query: pageQuery,
  answer: z.object({
    ofertas: z.array(
      z.object({
        urlAcceso,
        tipo: z.enum(offerTypes),
        titulo: z.string(),
        /** Null where the company hides itself. */
        empresa: z.string().nullable(),
        fechaCaducidad: day.nullable(),
        abierta: z.boolean(),
        fecha: moment,
      }),
    ),
    numTotal: z.number().int(),
  }),
  refusals: [],
});

/** More are not kept: the one that was opened longest ago goes. */
export const maxSeenOffers = 20;

export const addSeenOffer = endpoint({
  method: 'POST',
  path: '/api/Alumno/addOfertaVista',
  access: ['Alumno'],
  summary: 'Notes that the student opened an open offer; the last 20 are kept.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound'],
});

export const listSeenOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasVistas',
  access: ['Alumno'],
  summary: 'The offers that the student opened last and that are still open, the last one first.',
  answer: z.object({ ofertas: z.array(offerCard) }),
  refusals: [],
});

export const deleteSeenOffers = endpoint({
  method: 'POST',
  path: '/api/Alumno/delOfertasVistas',
  access: ['Alumno'],
  summary: 'Forgets which offers the student opened.',
  answer: nothing,
  refusals: [],
});

export const calls = {
  listForYou,
  offersOfHome,
  addNotInterested,
  deleteNotInterested,
  listNotInterested,
  saveOffer,
  deleteSavedOffer,
  listSavedUrls,
  listSavedOffers,
  addSeenOffer,
  listSeenOffers,
  deleteSeenOffers,
};

export { screens } from './screens/for-you.ts';
