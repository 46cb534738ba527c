import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment, urlAcceso } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { offerContent, offerStates } from './offers.ts';
import { typedOffer } from './typed-offer.ts';

/** The form by which a company writes an offer. */

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
export const badPeople = {
  'oferta.emailTutorEmpresa': 'emailInvalid',
  'oferta.telefonoTutorEmpresa': 'phoneInvalid',
  'oferta.dniTutorEmpresa': 'identityDocumentInvalid',
  'oferta.email_firmante': 'emailInvalid',
  'oferta.telefono_firmante': 'phoneInvalid',
  'oferta.dni_firmante': 'identityDocumentInvalid',
} as const;
export const peopleRefusals = ['emailInvalid', 'phoneInvalid', 'identityDocumentInvalid'] as const;

const malformed = { 'ficheroComplementario.extension_adjunto': 'fileTypeNotAllowed', ...badPeople } as const;

export const saveOfferDraft = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardaBorradorOferta',
  access: ['Empresa'],
  summary:
    'Keeps what has been typed of a new offer as it was typed, also what could not be sent; the same claveEnvio is the same draft. With guardado, only if the draft still is the one that was kept then, and has not been deleted.',
  body: z.object({
    claveEnvio: z.uuid(),
    oferta: typedOffer,
    guardado,
  }),
  answer: z.object({ urlAcceso, guardado: moment }),
  refusals: ['offerNotFound', 'offerNotEditable', 'cannotChangeState'],
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
    'ibanRequired',
    'dedicationRequired',
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
  summary:
    "The company's own offer or draft with all that it wrote, for the form: of a draft also what could not be sent, as it was typed.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    claveEnvio: z.uuid(),
    estadoOferta: z.enum(offerStates),
    oferta: typedOffer,
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
    'ibanRequired',
    'dedicationRequired',
    'offerNotFound',
    'offerNotEditable',
    'mandatoryDataMissing',
    'startAfterEnd',
    'fileTypeNotAllowed',
    'cannotChangeState',
  ],
  notice: 'offerModified',
});

/** What a copy is made of. */
const copied = z.object({ urlOferta: urlAcceso });

const copy = {
  method: 'POST',
  access: ['Empresa'],
  body: copied,
  answer: z.object({
    /** The draft that was made. */
    urlAcceso,
    /** Fields of the offer that the draft has not got: days that have passed, and what its type does not ask for. */
    noCopiado: z.array(z.string()),
  }),
  refusals: ['offerNotFound'],
  once: true,
} as const;

export const copyOffer = endpoint({
  ...copy,
  path: '/api/Empresa/copiarOferta',
  summary: "Copies one of the company's own offers, in whatever state, to a new draft.",
});

export const copyOfferToOtherType = endpoint({
  ...copy,
  path: '/api/Empresa/copiarOfertaPerfilContrario',
  summary:
    "Copies one of the company's own internship offers to a job draft, or a job offer to an internship draft.",
});

/** What decides who may apply. */
const asked = offerContent.pick({
  tipo: true,
  idPais: true,
  fechaInicio: true,
  fechaFin: true,
  experiencia: true,
  creditosSuperados: true,
  idiomas: true,
  listado_titulaciones: true,
  requisitosObligatorios: true,
  requisitosDeseables: true,
  anioPromocionMaximo: true,
  cursoMinimo: true,
  soloUltimoCurso: true,
  perfilNoUniversitario: true,
  idSede: true,
});

/** What of an offer can cost it students; a language is a requirement by itself. */
export const countedRules = [
  'titulacion',
  'cursoMinimo',
  'soloUltimoCurso',
  'creditosSuperados',
  'anioPromocionMaximo',
  'sede',
  'experiencia',
  'idioma',
  'programasInformaticos',
  'carnesConducir',
  'competencias',
  'intereses',
  'paisesNacionalidad',
  'paisesResidencia',
  'provinciasResidencia',
  'cochePropio',
  'disponibilidadExtranjero',
  'disponibilidadTraslado',
  'trabajandoActualmente',
  'edadMaxima',
] as const;
export type CountedRule = (typeof countedRules)[number];

/** Fewer students than these are never counted in an answer: they could be recognised. */
export const fewestCounted = 5;

const reach = z.object({
  /** Null where they are fewer than five. */
  numEstudiantes: z.number().int().nullable(),
  /** Those that the most students are lost for first. */
  requisitos: z.array(
    z.object({
      regla: z.enum(countedRules),
      idIdioma: z.number().int().nullable(),
      /** Null where fewer than five more would come. */
      numSinEl: z.number().int().nullable(),
    }),
  ),
  /** When the students were looked at, who are read anew after some minutes. */
  fecha: moment,
});

export const countReach = endpoint({
  method: 'POST',
  path: '/api/Empresa/dameAlcanceOferta',
  access: ['Empresa'],
  writes: false,
  callsAMinute: 40,
  summary:
    'How many current students with an active search meet what a draft asks, and how many would without each of its requirements, by the rules of an application.',
  body: z.object({ oferta: asked }),
  answer: reach,
  refusals: [],
});

export const getOfferReach = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAlcanceOferta/:id',
  access: ['Gestor'],
  callsAMinute: 60,
  summary: 'The same of an offer as it stands, for a manager who decides on it.',
  params: z.object({ id: urlAcceso }),
  answer: reach,
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
});

export const calls = {
  countReach,
  getOfferReach,
  saveOfferDraft,
  createOffer,
  getEditableOffer,
  editOffer,
  copyOffer,
  copyOfferToOtherType,
};

export { fieldErrors } from './field-errors/offer-form.ts';
export { screens } from './screens/offer-form.ts';
