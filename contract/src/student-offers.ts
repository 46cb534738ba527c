import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, pageQuery } from './envelope.ts';
import { day, moment, urlAcceso } from './fields.ts';
import { type OfferType, offerTypes } from './offer-fields.ts';
import { offerFilters, offerSearch } from './offer-filters.ts';
import { cumplimiento, publicOffer, requirementCheck } from './offers.ts';
import { fieldError } from './validation.ts';

/** Offers as students find and read them. */

/** An offer in a list. A company that hides its data has neither name nor logo here. */
export const offerCard = z.object({
  idoferta: z.number().int(),
  urlAcceso,
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  empresa: z.string().nullable(),
  /** Null where the company has none, or the offer hides it. */
  urlLogo: z.string().nullable(),
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
  /** Within how many days the company promises an answer. */
  diasRespuesta: z.number().int().nullable(),
  cumplimiento,
  /** Applications go to the company's own page. */
  inscripcionExterna: z.boolean(),
  /** The beginning of its text, or the part where the searched words are. */
  textoPerfilOferta: z.string(),
  /** The student's own application, where there is one. */
  estado: z.number().int().nullable(),
  descripcionEstadoMotivo: z.string().nullable(),
  rechazadaPorAlumno: z.boolean(),
});
export type OfferCard = z.infer<typeof offerCard>;

/** By relevance only where words are looked for: without them it is the default. */
export const offerOrders = ['fecha', 'destacadas', 'relevancia'] as const;

/** The choices of the minimum pay in euros a month, upwards; of jobs they are whole salaries by the year. */
export const paySteps: Record<OfferType, readonly number[]> = {
  practicas: [300, 450, 600, 750, 900],
  empleo: [1500, 2000, 2500, 3000, 4000],
};

/** The choices of the day of publication: so many days back from today. */
export const dayStepsBack: readonly number[] = [1, 7, 30];

const typeParam = z.object({ tipo: z.enum(offerTypes) });

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasUsuario/:tipo',
  access: ['Alumno'],
  summary:
    'Open offers of a type that match the filters, a page at a time: newest or highlighted first, or, with words, those that have them in the title.',
  params: typeParam,
  query: z.object({
    ...offerFilters.shape,
    ...pageQuery.shape,
    orden: z.enum(offerOrders).default('destacadas'),
  }),
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
  query: z.object(offerFilters.shape),
  answer: z.object({
    idProvincia: z.array(count),
    idIsla: z.array(count),
    idTitulacion: z.array(count),
    idArea: z.array(count),
    idAreaFuncional: z.array(count),
    idSector: z.array(count),
    idTipoContrato: z.array(count),
    idModalidad: z.array(count),
    /** Of `paySteps` and `dayStepsBack`; what would leave none is not there. */
    remuneracionMinima: z.array(z.object({ valor: z.number(), numTotal: z.number().int() })),
    fechaDesde: z.array(z.object({ valor: day, numTotal: z.number().int() })),
  }),
  refusals: ['noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
});

export const suggestSearch = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameTextoParecido/:tipo',
  access: ['Alumno'],
  summary:
    'A search that found nothing with its misspelt words put right; null where no word is near, or it would find nothing either.',
  params: typeParam,
  query: z.object({ texto: z.optional(offerSearch) }),
  answer: z.object({ texto: z.string().nullable() }),
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

/** What a CV may lack and offers ask for. */
const cvGaps = [
  'numSegSocial',
  'estudios',
  'busqueda',
  'nacionalidades',
  'residencia',
  'curriculum',
  'idiomas',
  'programas',
  'competencias',
] as const;
export type CvGap = (typeof cvGaps)[number];

export const offersByGap = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasPorCompletar',
  access: ['Alumno'],
  summary:
    'How many of the 500 newest open offers each part of the CV alone keeps the student from; what keeps from none is not there.',
  answer: z.object({
    datos: z.array(z.object({ dato: z.enum(cvGaps), numOfertas: z.number().int() })),
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
    /** Documents that the CV has and that go along by themselves: what is asked for, and the file that meets it. */
    documentosDelCv: z.array(
      z.object({ idTipoDocumento: z.number().int(), nombre: z.string(), fichero: z.string() }),
    ),
    candidatura: z
      .object({
        idEstado: z.number().int(),
        rechazadaPorAlumno: z.boolean(),
        fecha: moment,
        puedeDesinscribirse: z.boolean(),
      })
      .nullable(),
    condiciones: z.string().nullable(),
  }),
  refusals: ['offerNotFound', 'noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
  absent: 'offerNotFound',
});

export const similarOffers = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOfertasSimilares/:id',
  access: ['Alumno'],
  summary:
    'Up to four open offers of the type of one, by its urlAcceso, that are for the same degrees or of the same area, the most alike first; without those that the student applied to.',
  params: z.object({ id: urlAcceso }),
  answer: z.object({ ofertas: z.array(offerCard) }),
  refusals: ['offerNotFound', 'noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
  absent: 'offerNotFound',
});

export const creditsNotice = endpoint({
  method: 'GET',
  path: '/api/Alumno/sacaAvisoDeMinimoDeCreditosParaInscribirse/:id',
  access: ['Alumno'],
  summary:
    'What an open offer, by its urlAcceso, asks of the credits passed and the student does not meet; null where there is nothing to say.',
  params: z.object({ id: urlAcceso }),
  answer: z.object({ aviso: z.string().nullable() }),
  refusals: ['offerNotFound', 'noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'],
  absent: 'offerNotFound',
});

export const calls = {
  listOffers,
  countOffers,
  suggestSearch,
  fittingOffers,
  offersByGap,
  countJobOffers,
  countInternshipOffers,
  getOffer,
  similarOffers,
  creditsNotice,
};

export { screens } from './screens/student-offers.ts';
