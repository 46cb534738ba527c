import { z } from 'zod';
import { situations } from './accounts.ts';
import { keptVerification } from './company-verification.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, urlAcceso, writtenReason } from './fields.ts';
import { identityKinds } from './identifiers.ts';
import { offerTypes } from './offer-fields.ts';
import { offerContent, offerStates, publicOffer } from './offers.ts';
import { claim, claimPending, pendingFilters } from './pending-claims.ts';
import { deleteRejectionReason, listRejectionReasons, saveRejectionReason } from './rejection-reasons.ts';

/** What managers let through: offers, and companies that ask to take part. */

/** What can be checked of an offer before it is decided on (3-domain, §2; what would be turned down otherwise). */
export const offerCheckRules = [
  'horas',
  'cursoAcademico',
  'retribucion',
  'correoTutor',
  'palabras',
  'repetida',
  'empresa',
  'plazo',
] as const;
export type OfferCheckRule = (typeof offerCheckRules)[number];

const offerCheck = z.object({
  regla: z.enum(offerCheckRules),
  cumple: z.boolean(),
  /** What is wrong, as the offer says it: the words, the address, the last day, the other offer's title. */
  detalle: z.string().nullable(),
});
export type OfferCheck = z.infer<typeof offerCheck>;

const pendingOffer = z.object({
  idoferta: z.number().int(),
  urlAcceso,
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  empresa: z.string(),
  /** Since when it waits. */
  fecha: moment,
  /** Whether it was validated or rejected before. */
  revisada: z.boolean(),
  /** The version that is listed, by which it can be opened from the list. */
  modificada: moment,
  /** What is wrong with it, of all that can be checked; none where all is right. */
  avisos: z.array(z.enum(offerCheckRules)),
  asignada: claim,
});

const pendingCompany = z.object({
  idEmpresa: z.number().int(),
  nombreComercial: z.string(),
  nombreFiscal: z.string(),
  cif: z.string(),
  /** Whether the company is in already: what waits is somebody who asks to join it. */
  validada: z.boolean(),
  /** Its first contact, or of a company that is in, the first who asks to join it. */
  contacto: z.string().nullable(),
  fecha: moment,
  /** It was turned down before, and asks again. */
  revisada: z.boolean(),
  /** It wants to change what was verified of it. */
  conCambio: z.boolean(),
  asignada: claim,
});

/** What a company says of itself when it asks for an account, but for its tax id, by which it is known. */
export const askedCompany = z.object({
  nombreComercial: z.string(),
  nombreFiscal: z.string(),
  idTipoEmpresa: z.number().int().nullable(),
  idSector: z.number().int().nullable(),
  web: z.string().nullable(),
  direccion: z.string().nullable(),
  cp: z.string().nullable(),
  idPais: z.number().int(),
  idProvincia: z.number().int().nullable(),
  provincia: z.string().nullable(),
  localidad: z.string().nullable(),
});
export type AskedCompany = z.infer<typeof askedCompany>;

const askedValue = z.union([z.string(), z.number()]).nullable();

/** With `idContacto`, somebody who asks to join the company; without it, the company. */
const decidedCompany = { idEmpresa: id, idContacto: id.optional() };

export const countPending = endpoint({
  method: 'GET',
  path: '/api/Gestor/damePendientes',
  access: ['Gestor'],
  summary: 'How much waits for a manager.',
  answer: z.object({
    numOfertas: z.number().int(),
    numEmpresas: z.number().int(),
    numAlumnos: z.number().int(),
    /** Requests to leave the service. */
    numBajas: z.number().int(),
    /** Requests about studies of the university. */
    numSolicitudesEstudios: z.number().int(),
    /** Agreements that a company has signed. */
    numConvenios: z.number().int(),
    /** Documents that a company has handed in. */
    numDocumentos: z.number().int(),
    /** Proposals of internships that await a manager. */
    numPropuestas: z.number().int(),
    /** Requests that a school has accepted. */
    numSolicitudesEducacion: z.number().int(),
    /** Certificates about minors that a student has handed in. */
    numCertificados: z.number().int(),
    /** Students to register with the social security, or to deregister, overdue or within three days. */
    numSeguridadSocial: z.number().int(),
    /** Incorporation forms that companies have sent. */
    numFormularios: z.number().int(),
    /** Requests to change a placement that await a manager. */
    numCambios: z.number().int(),
    /** Requests to join a programme. */
    numAdhesiones: z.number().int(),
    /** Placements that something is wrong with. */
    numPracticasConAvisos: z.number().int(),
  }),
  refusals: [],
});

/** Weeks of which the figures count what came in. */
export const figureWeeks = 12;

export const getManagementFigures = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCifrasGestion',
  access: ['Gestor'],
  summary:
    'How long what waits has waited, offers and applications of each of the last twelve weeks, where the open offers are, and how long the offers of the last ninety days waited for a decision.',
  answer: z.object({
    /** Offers, companies and people who registered, by how long they have waited. */
    espera: z.object({
      hastaDosDias: z.number().int(),
      hastaUnaSemana: z.number().int(),
      masDeUnaSemana: z.number().int(),
    }),
    /** The oldest first; the last one ends today. Offers count in the week in which they were opened. */
    semanas: z.array(z.object({ desde: day, ofertas: z.number().int(), candidaturas: z.number().int() })),
    /** Open offers; null is another country or none. The provinces with the most first. */
    provincias: z.array(z.object({ idProvincia: z.number().int().nullable(), numTotal: z.number().int() })),
    /** Days; null where nothing was decided. */
    medianaDias: z.number().nullable(),
  }),
  refusals: [],
});

const pendingOfferFilters = pendingFilters.extend({ tipo: z.enum(offerTypes).optional() });
export type PendingOfferFilters = z.output<typeof pendingOfferFilters>;

export const listPendingOffers = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOfertasPendientes',
  access: ['Gestor'],
  summary: 'Offers that await validation, by words, type and who sees to them, the oldest first.',
  query: pageQuery.extend(pendingOfferFilters.shape),
  answer: z.object({ ofertas: z.array(pendingOffer), numTotal: z.number().int() }),
  refusals: [],
});

export const getPendingOffer = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOfertaPendiente/:id',
  access: ['Gestor'],
  summary:
    'An offer as a student will read it, what only the institution sees, what changed since it was last looked at, and what was checked of it. With filters, the next one is of the list that they leave.',
  params: z.object({ id: urlAcceso }),
  query: pendingOfferFilters,
  answer: z.object({
    oferta: publicOffer,
    interno: offerContent.partial(),
    empresa: z.object({
      idEmpresa: z.number().int(),
      nombreComercial: z.string(),
      validada: z.boolean(),
      iban: z.string().nullable(),
      /** Since when it takes part, and how often offers of it were validated and rejected before. */
      desde: moment,
      numValidadas: z.number().int(),
      numRechazadas: z.number().int(),
    }),
    estadoOferta: z.enum(offerStates),
    /** Names of the fields that differ from the version that a manager saw last, with what stood there. */
    cambios: z.array(z.object({ campo: z.string(), antes: z.unknown(), ahora: z.unknown() })),
    motivoRechazo: z.string().nullable(),
    /** When the company changed it last: what is decided is decided on this version. */
    modificada: moment,
    /** The next one that waits, for going on without the list. */
    urlSiguiente: urlAcceso.nullable(),
    /** Its place among those that wait, from 1, and how many these are; null once it waits no longer. */
    lugar: z.object({ numero: z.number().int(), de: z.number().int() }).nullable(),
    comprobaciones: z.array(offerCheck),
    asignada: claim,
  }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

/** The offer and the version of it that the manager read; where it has changed since, nothing is decided (49). */
const decided = { urlOferta: urlAcceso, modificada: moment };

export const validateOffer = endpoint({
  method: 'POST',
  path: '/api/Gestor/validaOferta',
  access: ['Gestor'],
  summary:
    'Opens an offer that awaits validation: students see it from then on. One whose last day has passed while it waited gets another.',
  body: z.object({ ...decided, destacada: z.boolean().default(false), fechaCaducidad: day.optional() }),
  answer: nothing,
  refusals: ['offerNotFound', 'noSuchMove', 'cannotChangeState', 'mandatoryDataMissing'],
});

/** Offers that are opened at once, at most: a page of the inbox. */
export const mostOpenedAtOnce = 25;

export const validateOffers = endpoint({
  method: 'POST',
  path: '/api/Gestor/validaOfertas',
  access: ['Gestor'],
  summary:
    'Opens several offers that await validation and with which nothing is wrong; those that have changed since they were listed, or with which something is wrong by now, stay.',
  body: z.object({ ofertas: z.array(z.object(decided)).min(1).max(mostOpenedAtOnce) }),
  // The same where it is sent again, as its answer was lost.
  once: true,
  answer: z.object({
    publicadas: z.number().int(),
    /** Somebody else has decided on them, or they are gone. */
    decididas: z.number().int(),
    /** Their company has changed them since they were listed. */
    cambiadas: z.number().int(),
    /** Something is wrong with them by now. */
    conAvisos: z.number().int(),
  }),
  refusals: [],
});

export const rejectOffer = endpoint({
  method: 'POST',
  path: '/api/Gestor/rechazaOferta',
  access: ['Gestor'],
  summary: 'Sends an offer back to the company with the reason, by notification and mail.',
  body: z.object({ ...decided, motivo: writtenReason }),
  answer: nothing,
  refusals: ['offerNotFound', 'noSuchMove', 'cannotChangeState'],
});

export const listPendingCompanies = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEmpresasPendientes',
  access: ['Gestor'],
  summary:
    'Companies that await validation, and those that somebody asks to join, by words and who sees to them, the oldest first.',
  query: pageQuery.extend(pendingFilters.shape),
  answer: z.object({ empresas: z.array(pendingCompany), numTotal: z.number().int() }),
  refusals: [],
});

export const getPendingCompany = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEmpresaPendiente/:id',
  access: ['Gestor'],
  summary:
    'A company that awaits validation or that somebody asks to join, with its contacts, and what changed since it was turned down.',
  params: z.object({ id }),
  answer: z.object({
    empresa: pendingCompany.extend({
      descripcion: z.string().nullable(),
      web: z.string().nullable(),
      idSector: z.number().int().nullable(),
      idTipoEmpresa: z.number().int().nullable(),
      direccion: z.string().nullable(),
      cp: z.string().nullable(),
      localidad: z.string().nullable(),
      idPais: z.number().int(),
      idProvincia: z.number().int().nullable(),
      provincia: z.string().nullable(),
      iban: z.string().nullable(),
      /** Of one that asks again: why it was turned down. */
      motivoRechazo: z.string().nullable(),
    }),
    /** Of one that asks again: names of the data that differ from those that were turned down, with what stood there. */
    cambios: z.array(z.object({ campo: askedCompany.keyof(), antes: askedValue, ahora: askedValue })),
    /** What it wants to change of what was verified; `fecha` names it. */
    verificacion: z
      .object({
        fecha: moment,
        cambios: z.array(
          z.object({
            campo: keptVerification.keyof(),
            antes: z.string().nullable(),
            ahora: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
    contactos: z.array(
      z.object({
        idContacto: z.number().int(),
        nombre: z.string(),
        puesto: z.string().nullable(),
        email: z.string(),
        telefono: z.string().nullable(),
        /** Asks to join: no access until it is let in, even where the company is. */
        pendiente: z.boolean(),
      }),
    ),
  }),
  refusals: ['companyProblem'],
  absent: 'companyProblem',
});

export const validateCompany = endpoint({
  method: 'POST',
  path: '/api/Gestor/validaEmpresa',
  access: ['Gestor'],
  summary: 'Lets a company in, or somebody who asks to join it: the contacts can log in from then on.',
  body: z.object(decidedCompany),
  answer: nothing,
  refusals: ['companyProblem', 'noSuchMove'],
});

export const rejectCompany = endpoint({
  method: 'POST',
  path: '/api/Gestor/rechazaEmpresa',
  access: ['Gestor'],
  summary: 'Turns a company down, or somebody who asks to join it, with the reason, by mail.',
  body: z.object({ ...decidedCompany, motivo: writtenReason }),
  answer: nothing,
  refusals: ['companyProblem', 'noSuchMove'],
});

const pendingStudent = z.object({
  idAlumno: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  tipoIdentificacion: z.enum(identityKinds).nullable(),
  dni: z.string().nullable(),
  telefono: z.string().nullable(),
  situacion: z.enum(situations),
  idTitulacion: z.number().int().nullable(),
  fecha: moment,
  asignada: claim,
});

export const listPendingStudents = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAlumnosPendientes',
  access: ['Gestor'],
  summary:
    'People who registered and await a manager, by words and who sees to them, the oldest first: a page, or those who came after the one that is named.',
  // Who is let in meanwhile moves all who come later up in the pages, and into one that was read already.
  query: pageQuery
    .extend(pendingFilters.shape)
    .extend({ despuesDe: id.optional(), despuesDeFecha: moment.optional() }),
  answer: z.object({ alumnos: z.array(pendingStudent), numTotal: z.number().int() }),
  refusals: [],
});

export const validateStudent = endpoint({
  method: 'POST',
  path: '/api/Gestor/validaAlumno',
  access: ['Gestor'],
  summary: 'Lets somebody who registered in, as a student or as an alumnus: told by mail.',
  body: z.object({ idAlumno: id }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

export const rejectStudent = endpoint({
  method: 'POST',
  path: '/api/Gestor/rechazaAlumno',
  access: ['Gestor'],
  summary: 'Turns down somebody who registered, with the reason, by mail; their data are deleted.',
  body: z.object({ idAlumno: id, motivo: writtenReason }),
  answer: nothing,
  refusals: ['noSuchMove'],
});

export const calls = {
  countPending,
  getManagementFigures,
  listPendingOffers,
  getPendingOffer,
  validateOffer,
  validateOffers,
  claimPending,
  rejectOffer,
  listPendingCompanies,
  getPendingCompany,
  validateCompany,
  rejectCompany,
  listPendingStudents,
  validateStudent,
  rejectStudent,
  listRejectionReasons,
  saveRejectionReason,
  deleteRejectionReason,
};

export { screens } from './screens/validations.ts';
