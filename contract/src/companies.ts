import { z } from 'zod';
import { contactAccesses } from './company-contacts.ts';
import { keptVerification, verificationChange } from './company-verification.ts';
import { educationStages } from './education-requests/request.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { longText, moment, writtenReason } from './fields.ts';
import { fileLink } from './files.ts';
import { fieldError } from './validation.ts';

/** The companies as managers see them: a list, one of them, what managers note of it, and keeping it out. */

/** Of a company that is listed: one that was merged into another is found there. */
export const listedCompanyStates = ['pendiente', 'validada', 'rechazada', 'bloqueada'] as const;
export const companyOrders = ['recientes', 'antiguas', 'nombre'] as const;

/** How a company stands with agreements: in force, in force for 60 days at most, none, or over. */
export const companyAgreements = ['vigente', 'caducaPronto', 'sin', 'caducado'] as const;

const filters = z.object({
  /** Words of the names, or the tax id. */
  texto: z.string().trim().max(200).optional(),
  estado: z.enum(listedCompanyStates).optional(),
  idTipoEmpresa: id.optional(),
  idSector: id.optional(),
  idProvincia: id.optional(),
  /** With open offers, or without. */
  conOfertas: z.stringbool().optional(),
  convenio: z.enum(companyAgreements).optional(),
});
export type CompanyFilters = z.output<typeof filters>;
const orden = z.enum(companyOrders).default('recientes');
export type CompanyOrder = z.output<typeof orden>;

const listedCompany = z.object({
  idEmpresa: z.number().int(),
  nombreComercial: z.string(),
  nombreFiscal: z.string(),
  cif: z.string(),
  estado: z.enum(listedCompanyStates),
  idTipoEmpresa: z.number().int().nullable(),
  idSector: z.number().int().nullable(),
  idProvincia: z.number().int().nullable(),
  /** Of another country. */
  provincia: z.string().nullable(),
  localidad: z.string().nullable(),
  /** Contacts who can log in for it. */
  numConAcceso: z.number().int(),
  numOfertasAbiertas: z.number().int(),
  /** When a contact of it last logged in, or it last changed an offer. */
  ultimaActividad: moment.nullable(),
  creada: moment,
});
export type ListedCompany = z.infer<typeof listedCompany>;

export const listManagedCompanies = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEmpresas',
  access: ['Gestor'],
  summary:
    'Companies by words, tax id, state, type, sector, province, open offers and agreement, with how many there are in each state.',
  query: pageQuery.extend({ ...filters.shape, orden }),
  answer: z.object({
    empresas: z.array(listedCompany),
    numTotal: z.number().int(),
    /** With the other filters. */
    porEstado: z.array(z.object({ estado: z.enum(listedCompanyStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

export const exportManagedCompanies = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaEmpresas',
  access: ['Gestor'],
  summary: 'The same list whole, as a file of a spreadsheet; formulas in cells are neutralised.',
  body: filters.extend({ orden, formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

/** What is kept of a company itself. */
export const companyRecord = listedCompany.extend({
  ...keptVerification.shape,
  rangoEmpleados: z.number().int().nullable(),
  descripcion: z.string().nullable(),
  web: z.string().nullable(),
  direccion: z.string().nullable(),
  cp: z.string().nullable(),
  idPais: z.number().int(),
  iban: z.string().nullable(),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

const named = z.object({ idEmpresa: z.number().int(), nombreComercial: z.string() });

export const getManagedCompany = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameEmpresa/:id',
  access: ['Gestor'],
  summary: 'A company with its data, what waits for a manager, and the merges that can be undone.',
  params: z.object({ id }),
  answer: companyRecord.extend({
    /** Null of one that is `fusionada`. */
    estado: z.enum(listedCompanyStates).nullable(),
    /** A school, which students of education ask for internships, and what it teaches. */
    esCentroEducativo: z.boolean(),
    etapasEducativas: z.array(z.enum(educationStages)),
    motivoRechazo: z.string().nullable(),
    motivoBloqueo: z.string().nullable(),
    /** It asks for an account, or somebody asks to join it. */
    esperaDecision: z.boolean(),
    /** What it asks to change of what a manager has verified. */
    cambio: verificationChange.nullable(),
    /** The company that it was merged into. */
    fusionadaEn: named.nullable(),
    /** Merges of it that can still be undone, the newest first. */
    fusiones: z.array(
      z.object({
        id: z.number().int(),
        otra: named.extend({ cif: z.string() }),
        fecha: moment,
        hasta: moment,
      }),
    ),
  }),
  refusals: ['companyProblem'],
  absent: 'companyProblem',
});

const onOne = z.object({ idEmpresa: id });
const act = { method: 'POST', access: ['Gestor'], answer: nothing } as const;

export const blockCompany = endpoint({
  ...act,
  path: '/api/Gestor/bloqueaEmpresa',
  summary:
    'Blocks a validated company with a reason: the sessions of its contacts end, its offers leave the search; told by mail.',
  body: onOne.extend({ motivo: writtenReason }),
  refusals: ['companyProblem', 'noSuchMove'],
});

export const unblockCompany = endpoint({
  ...act,
  path: '/api/Gestor/desbloqueaEmpresa',
  summary: 'Lets a company that was blocked in again; told by mail.',
  body: onOne,
  refusals: ['companyProblem', 'noSuchMove'],
});

const managedContact = z.object({
  idContacto: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  puesto: z.string().nullable(),
  telefono: z.string().nullable(),
  acceso: z.enum(contactAccesses),
  /** Its login is kept out of the portal, whichever the company. */
  cuentaBloqueada: z.boolean(),
  ultimoAcceso: moment.nullable(),
});
export type ManagedContact = z.infer<typeof managedContact>;

export const listContactsOfCompany = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameContactosDeEmpresa/:id',
  access: ['Gestor'],
  summary: 'The contacts of a company with their access, those who can log in first.',
  params: z.object({ id }),
  answer: z.array(managedContact),
  refusals: [],
});

const onContact = z.object({ idEmpresa: id, idContacto: id });

export const blockContact = endpoint({
  ...act,
  path: '/api/Gestor/bloqueaContacto',
  summary: 'Ends the access of a contact to this company; its other companies stay open to it.',
  body: onContact,
  refusals: ['noSuchMove'],
});

export const inviteContact = endpoint({
  ...act,
  path: '/api/Gestor/invitaContacto',
  summary:
    'Lets a contact in: mails it the link that sets its password, again too, and lets one that was blocked in again.',
  body: onContact,
  refusals: ['noSuchMove', 'emailOfAnotherCompany', 'userBlocked'],
});

/** Longest note. */
export const longestNote = 4000;

const companyNote = z.object({
  id: z.number().int(),
  texto: z.string(),
  /** Null where the account is no longer there. */
  autor: z.string().nullable(),
  creada: moment,
  /** Null where it is as it was written first. */
  modificada: moment.nullable(),
  version: z.number().int(),
});
export type CompanyNote = z.infer<typeof companyNote>;

const texto = longText(longestNote).min(1, fieldError('required'));

export const listCompanyNotes = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameNotasEmpresa/:id',
  access: ['Gestor'],
  summary: 'The newest 200 notes of managers on a company, the newest first.',
  params: z.object({ id }),
  answer: z.array(companyNote),
  refusals: [],
});

export const addCompanyNote = endpoint({
  ...act,
  path: '/api/Gestor/creaNotaEmpresa',
  summary: 'Adds a note on a company, which managers alone read.',
  body: onOne.extend({
    texto,
    /** Of the form: sent twice it is one note. */
    claveEnvio: z.uuid(),
  }),
  answer: z.object({ id: z.number().int() }),
  // 49: the same key noted something else.
  refusals: ['companyProblem', 'cannotChangeState'],
});

export const editCompanyNote = endpoint({
  ...act,
  path: '/api/Gestor/modificaNotaEmpresa',
  summary: 'Changes a note, only if it still is as the version says.',
  body: z.object({ id, texto, version: z.int32().min(1) }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const deleteCompanyNote = endpoint({
  ...act,
  path: '/api/Gestor/eliminaNotaEmpresa',
  summary: 'Deletes a note; for two days it can be had back.',
  body: z.object({ id }),
  refusals: ['actionNotAllowed'],
});

export const restoreCompanyNote = endpoint({
  ...act,
  path: '/api/Gestor/recuperaNotaEmpresa',
  summary: 'Has a note back that was deleted.',
  body: z.object({ id }),
  refusals: ['actionNotAllowed'],
});

export const calls = {
  listManagedCompanies,
  exportManagedCompanies,
  getManagedCompany,
  blockCompany,
  unblockCompany,
  listContactsOfCompany,
  blockContact,
  inviteContact,
  listCompanyNotes,
  addCompanyNote,
  editCompanyNote,
  deleteCompanyNote,
  restoreCompanyNote,
};

export { screens } from './screens/companies.ts';
