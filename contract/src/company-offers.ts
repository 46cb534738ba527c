import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, offerSearch, urlAcceso } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { offerTypes } from './offer-fields.ts';
import { offerContent, offerDraft, offerStates, publicOffer } from './offers.ts';

/** The company's own offers. */

/** When the draft that a form was filled on was kept; null where none was. Undefined goes over whatever there is. */
const guardado = moment.nullable().optional();

/** What a form sends: the offer, and the key that it was opened with, so that sending twice makes one. */
const offerForm = z.object({
  claveEnvio: z.uuid(),
  oferta: offerContent,
  /** Undefined leaves the file as it is, null takes it away. */
  ficheroComplementario: uploadedFile.nullable().optional(),
});

/** Whom an offer names, where what is said of them is malformed. */
const badPeople = {
  'oferta.emailTutorEmpresa': 'emailInvalid',
  'oferta.telefonoTutorEmpresa': 'phoneInvalid',
  'oferta.dniTutorEmpresa': 'identityDocumentInvalid',
  'oferta.email_firmante': 'emailInvalid',
  'oferta.telefono_firmante': 'phoneInvalid',
  'oferta.dni_firmante': 'identityDocumentInvalid',
} as const;
const peopleRefusals = ['emailInvalid', 'phoneInvalid', 'identityDocumentInvalid'] as const;

const malformed = { 'ficheroComplementario.extension_adjunto': 'fileTypeNotAllowed', ...badPeople } as const;

export const saveOfferDraft = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardaBorradorOferta',
  access: ['Empresa'],
  summary:
    'Keeps what has been typed of a new offer; the same claveEnvio is the same draft. With guardado, only if the draft still is the one that was kept then, and has not been deleted.',
  body: z.object({
    claveEnvio: z.uuid(),
    oferta: offerDraft,
    guardado,
  }),
  fieldStatus: badPeople,
  answer: z.object({ urlAcceso, guardado: moment }),
  refusals: [...peopleRefusals, 'offerNotFound', 'offerNotEditable', 'cannotChangeState'],
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/addOferta',
  access: ['Empresa'],
  summary:
    'Sends an offer for validation, from its draft where there is one. The same claveEnvio twice makes one offer. With guardado, only if the draft still is the one that was kept then, and has not been deleted.',
  body: offerForm.extend({ guardado }),
  fieldStatus: malformed,
  bodyLimit: fileBodyLimit,
  answer: z.object({ idoferta: z.number().int(), urlAcceso }),
  refusals: [
    ...peopleRefusals,
    'mandatoryDataMissing',
    'startAfterEnd',
    'fileTypeNotAllowed',
    'offerNotFound',
    'offerNotEditable',
    'cannotChangeState',
  ],
  notice: 'offerCreated',
});

export const getEditableOffer = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameOfertaEditable/:id',
  access: ['Empresa'],
  writes: true,
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
  absent: 'offerNotFound',
});

export const editOffer = endpoint({
  method: 'POST',
  path: '/api/Empresa/editOferta',
  access: ['Empresa'],
  summary:
    'Changes an offer that awaits validation and has not expired; one that was rejected waits anew. With guardado, only if it still is as it was kept then.',
  body: offerForm.omit({ claveEnvio: true }).extend({ urlOferta: urlAcceso, guardado }),
  fieldStatus: malformed,
  bodyLimit: fileBodyLimit,
  answer: z.object({ idoferta: z.number().int(), urlAcceso }),
  refusals: [
    ...peopleRefusals,
    'offerNotFound',
    'offerNotEditable',
    'mandatoryDataMissing',
    'startAfterEnd',
    'fileTypeNotAllowed',
    'cannotChangeState',
  ],
  notice: 'offerModified',
});

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
  saveOfferDraft,
  createOffer,
  getEditableOffer,
  editOffer,
  listOwnOffers,
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  deleteOffer,
  closeOffer,
};
