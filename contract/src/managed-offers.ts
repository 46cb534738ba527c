import { z } from 'zod';
import { stateId } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, urlAcceso, writtenReason } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { offerTypes } from './offer-fields.ts';
import { badPeople, peopleRefusals } from './offer-form.ts';
import { offerContent, offerDraft, publicOffer } from './offers.ts';

/** All offers as managers see them: a list, one of them, and what managers do to it. */

/** Drafts are their company's alone, and what a company deleted is gone. */
export const managedOfferStates = [
  'pendiente',
  'abierta',
  'retirada',
  'caducada',
  'cerrada',
  'rechazada',
] as const;

/** An open offer expires soon where its last day is at most so many days away. */
export const soonDays = 7;

/** What a manager may do to an offer. */
export const offerActs = [
  'preinscribir',
  'corregir',
  'destacar',
  'prorrogar',
  'publicar',
  'retirar',
  'cerrar',
] as const;
export type OfferAct = (typeof offerActs)[number];

const filters = z.object({
  /** Words of the title, the reference or the company. */
  texto: z.string().trim().max(200).optional(),
  tipo: z.enum(offerTypes).optional(),
  estadoOferta: z.enum(managedOfferStates).optional(),
  idEmpresa: id.optional(),
  caducaPronto: z.stringbool().optional(),
});
export type ManagedOfferFilters = z.output<typeof filters>;

const listedOffer = z.object({
  idoferta: z.number().int(),
  urlAcceso,
  referencia: z.string(),
  tipo: z.enum(offerTypes),
  titulo: z.string(),
  estadoOferta: z.enum(managedOfferStates),
  idEmpresa: z.number().int(),
  empresa: z.string(),
  fecha: moment,
  fechaCaducidad: day.nullable(),
  fechaDestacada: moment.nullable(),
  plazas: z.number().int().nullable(),
  /** Without those who withdrew. */
  numCandidatos: z.number().int(),
  /** It names somebody whom the company wants, and nobody has seen to it. */
  preferidoPendiente: z.boolean(),
});
export type ListedOffer = z.infer<typeof listedOffer>;

export const listManagedOffers = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOfertas',
  access: ['Gestor'],
  summary:
    'Offers by words, type, state, company and nearness of their last day, the newest first, with how many there are in each state.',
  query: pageQuery.extend(filters.shape),
  answer: z.object({
    ofertas: z.array(listedOffer),
    numTotal: z.number().int(),
    /** With the other filters. */
    porEstado: z.array(z.object({ estadoOferta: z.enum(managedOfferStates), numTotal: z.number().int() })),
    /** The name of the company that is asked for. */
    empresa: z.string().nullable(),
  }),
  refusals: [],
});

export const exportManagedOffers = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaOfertas',
  access: ['Gestor'],
  summary: 'The same list whole, as a file of a spreadsheet; formulas in cells are neutralised.',
  body: filters.extend({ formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

const person = z.object({ idAlumno: z.number().int(), nombre: z.string(), apellidos: z.string() });

export const getManagedOffer = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOferta/:id',
  access: ['Gestor'],
  summary:
    'An offer as a student reads it, what only the institution sees, its candidates and what may be done to it.',
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    resumen: listedOffer,
    oferta: publicOffer,
    interno: offerContent.partial(),
    empresaValidada: z.boolean(),
    ibanEmpresa: z.string().nullable(),
    /** Why it was rejected or unpublished, where it is. */
    motivoRechazo: z.string().nullable(),
    actos: z.array(z.enum(offerActs)),
    /** Whom the company wrote that it wants, and the students that this may be. */
    preferido: z.object({ texto: z.string(), atendido: z.boolean(), personas: z.array(person) }).nullable(),
    candidatos: z.array(
      person.extend({
        idEstado: stateId,
        rechazadaPorAlumno: z.boolean(),
        fecha: moment,
        /** False while a student who was put forward has sent nothing. */
        enviada: z.boolean(),
      }),
    ),
  }),
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

export const getCorrectableOffer = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOfertaCorregible/:id',
  access: ['Gestor'],
  summary: 'An offer with all that its company wrote, for the form by which a manager corrects it.',
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    claveEnvio: z.uuid(),
    oferta: offerDraft,
    ficheroComplementario: fileLink.nullable(),
    empresa: z.string(),
    guardado: moment,
  }),
  refusals: ['offerNotFound', 'offerNotEditable'],
  absent: 'offerNotFound',
});

export const correctOffer = endpoint({
  method: 'POST',
  path: '/api/Gestor/corrigeOferta',
  access: ['Gestor'],
  summary:
    'Changes an offer by the rules of its form, in whatever state it is shown or may be again; its company is told, and what changed is kept.',
  body: z.object({
    urlOferta: urlAcceso,
    oferta: offerContent,
    /** Undefined leaves the file as it is, null takes it away. */
    ficheroComplementario: uploadedFile.nullable().optional(),
    /** When the form had it from the portal; undefined goes over whatever there is. */
    guardado: moment.optional(),
  }),
  fieldStatus: { 'ficheroComplementario.extension_adjunto': 'fileTypeNotAllowed', ...badPeople },
  bodyLimit: fileBodyLimit,
  answer: nothing,
  refusals: [
    ...peopleRefusals,
    'dedicationRequired',
    'offerNotFound',
    'offerNotEditable',
    'mandatoryDataMissing',
    'startAfterEnd',
    'fileTypeNotAllowed',
    'cannotChangeState',
  ],
});

const onOne = z.object({ urlOferta: urlAcceso });
const act = { method: 'POST', access: ['Gestor'], answer: nothing } as const;

export const unpublishOffer = endpoint({
  ...act,
  path: '/api/Gestor/retiraOferta',
  summary:
    'Takes an open offer off the list, with a reason that its company is told; it can be published again.',
  body: onOne.extend({ motivo: writtenReason }),
  refusals: ['offerNotFound', 'noSuchMove'],
});

export const republishOffer = endpoint({
  ...act,
  path: '/api/Gestor/publicaOferta',
  summary: 'Opens an offer that was unpublished, with another last day where its own has passed.',
  body: onOne.extend({ fechaCaducidad: day.optional() }),
  refusals: ['offerNotFound', 'noSuchMove', 'mandatoryDataMissing'],
});

export const highlightOffer = endpoint({
  ...act,
  path: '/api/Gestor/destacaOferta',
  summary: 'Puts an open offer before the others, or no longer.',
  body: onOne.extend({ destacada: z.boolean() }),
  refusals: ['offerNotFound', 'noSuchMove'],
});

export const extendOffer = endpoint({
  ...act,
  path: '/api/Gestor/prorrogaOferta',
  summary: 'Gives an offer another last day; one that expired is open again.',
  body: onOne.extend({ fechaCaducidad: day }),
  refusals: ['offerNotFound', 'noSuchMove', 'mandatoryDataMissing'],
});

export const closeManagedOffer = endpoint({
  ...act,
  path: '/api/Gestor/cierraOferta',
  summary: 'Closes an offer: its company and those who are still undecided on are told.',
  body: onOne.extend({ motivo: writtenReason }),
  refusals: ['offerNotFound', 'noSuchMove'],
});

export const calls = {
  listManagedOffers,
  exportManagedOffers,
  getManagedOffer,
  getCorrectableOffer,
  correctOffer,
  unpublishOffer,
  republishOffer,
  highlightOffer,
  extendOffer,
  closeManagedOffer,
};

export { screens } from './screens/managed-offers.ts';
