import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { accountEmail, agreementText, anyIdentityNumber, companyPlace, longText, phone } from './fields.ts';
import { fieldError } from './validation.ts';

/** The contacts of a company: whom the institution speaks to about what, and which of them can log in. */

/** What a contact is there for, as numbers of the catalogue (`tiposContacto`). */
export const contactTypes = {
  agreements: 1,
  billing: 2,
  offers: 3,
  tutor: 4,
  signatory: 5,
  forum: 6,
} as const;

/** The first employment forum of which it is kept who came (specification 2, §9). */
export const firstForumYear = 2010;

/**
 * How a contact stands with the portal: it has no login, was sent the link that sets a password, can log in, was blocked
 * by the company, or asks to join it and awaits a manager.
 */
export const contactAccesses = ['sin', 'invitado', 'activo', 'bloqueado', 'solicitado'] as const;

const emptyOr = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullable()
    .default(null);

/** What is kept of a contact. The password is never among it: its owner alone sets one (decision 43). */
export const contactData = z.object({
  nombre: agreementText,
  apellidos: agreementText,
  puesto: agreementText,
  email: accountEmail,
  telefono1: phone,
  telefono2: emptyOr(phone),
  departamento: longText(150).nullable().default(null),
  direccion: agreementText,
  localidad: agreementText,
  idLocalidad: id.nullable().default(null),
  cp: agreementText,
  nif: emptyOr(anyIdentityNumber),
  ...companyPlace,
  tipoContacto: z.array(id).max(20).default([]),
  aniosForoEmpleo: z
    .array(z.number().int().min(firstForumYear, fieldError('malformed')).max(9999))
    .max(100)
    .default([]),
});

/** A contact by its number, never by what only can be made one: `true` would be the first. */
const contactId = z
  .int(fieldError('chooseOne'))
  .positive(fieldError('chooseOne'))
  .max(2_147_483_647, fieldError('chooseOne'));

const idContacto = z.object({ idContacto: contactId });

export const companyContact = z.object({
  idContacto: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  puesto: z.string().nullable(),
  email: z.string(),
  /** Its login; null where it has none. */
  nick: z.string().nullable(),
  telefono1: z.string().nullable(),
  telefono2: z.string().nullable(),
  departamento: z.string().nullable(),
  direccion: z.string().nullable(),
  localidad: z.string().nullable(),
  idLocalidad: z.number().int().nullable(),
  cp: z.string().nullable(),
  nif: z.string().nullable(),
  idPais: z.number().int(),
  idProvincia: z.number().int().nullable(),
  provincia: z.string().nullable(),
  tipoContacto: z.array(z.number().int()),
  aniosForoEmpleo: z.array(z.number().int()),
  acceso: z.enum(contactAccesses),
  /** Managers alone let it in again. */
  bloqueadoPorGestor: z.boolean(),
  /** It is the contact of the session. */
  esPropio: z.boolean(),
  /** Names these data; a change names it, too. */
  version: z.string(),
});
export type CompanyContact = z.infer<typeof companyContact>;

const fieldStatus = {
  email: 'emailInvalid',
  telefono1: 'phoneInvalid',
  telefono2: 'phoneInvalid',
  nif: 'identityDocumentInvalid',
} as const;

const wrongData = [
  'emailInvalid',
  'phoneInvalid',
  'identityDocumentInvalid',
  'contactEmailExists',
  'emailOfAnotherCompany',
] as const;

export const listCompanyContacts = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameContactosEmpresa',
  access: ['Empresa'],
  summary: 'The contacts of the company of the session, by name.',
  answer: z.array(companyContact),
  refusals: [],
});

export const listAgreementContacts = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameContactosConveniosEmpresa',
  access: ['Empresa'],
  summary:
    'The contacts who see to agreements, and those of whom the company says nothing: their names by their numbers.',
  answer: z.record(z.string(), z.string()),
  refusals: [],
});

export const listBillingContacts = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameContactosFacturacionEmpresa',
  access: ['Empresa'],
  summary: 'The contacts who see to invoices, and those of whom the company says nothing, by name.',
  answer: z.array(z.object({ idContacto: z.number().int(), nombre: z.string() })),
  refusals: [],
});

export const addCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/addContactoEmpresa',
  access: ['Empresa'],
  summary: 'Adds a contact to the company of the session, without a login.',
  body: contactData,
  fieldStatus,
  answer: idContacto,
  refusals: [...wrongData],
  notice: 'contactCreated',
  once: true,
});

export const editCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/modificaContactoEmpresa',
  access: ['Empresa'],
  summary:
    'Changes a contact of the company, only if it still is as the version says; the e-mail of one that logs in stays as it is (48).',
  body: contactData.extend({ ...idContacto.shape, version: z.string().max(64) }),
  fieldStatus,
  answer: nothing,
  refusals: [...wrongData, 'companyProblem', 'actionNotAllowed', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const removeCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/eliminaContactoEmpresa',
  access: ['Empresa'],
  summary:
    'Takes a contact, and with it its login, out of the company; never the last one that can log in (48). One that is gone is answered as gone.',
  body: idContacto,
  answer: nothing,
  refusals: ['companyProblem', 'actionNotAllowed'],
  notice: 'infoUpdated',
});

export const inviteCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/invitaContactoEmpresa',
  access: ['Empresa'],
  summary:
    'Mails a contact the link that sets its password, with which it can log in; asked again, another link. One that is blocked is let in again.',
  body: idContacto,
  answer: nothing,
  // 48: a manager has blocked it.
  refusals: ['companyProblem', 'actionNotAllowed', 'noSuchMove', 'emailOfAnotherCompany', 'userBlocked'],
  notice: 'infoUpdated',
});

export const blockCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/bloqueaContactoEmpresa',
  access: ['Empresa'],
  summary: 'Ends the access of a contact, or its invitation; never of the last one that can log in (48).',
  body: idContacto,
  answer: nothing,
  refusals: ['companyProblem', 'noSuchMove', 'actionNotAllowed'],
  notice: 'infoUpdated',
});

export const replaceCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Empresa/sustituyeContactoEmpresa',
  access: ['Empresa'],
  summary:
    'Puts a contact in the place of another, who leaves the company: it is there for the same things, and is invited where the other had access. The last one that can log in leaves only to one that can (48).',
  body: z.object({ idContacto: contactId, idSustituto: contactId }),
  answer: nothing,
  refusals: ['companyProblem', 'noSuchMove', 'actionNotAllowed', 'emailOfAnotherCompany', 'userBlocked'],
  notice: 'infoUpdated',
});

export const calls = {
  listCompanyContacts,
  listAgreementContacts,
  listBillingContacts,
  addCompanyContact,
  editCompanyContact,
  removeCompanyContact,
  inviteCompanyContact,
  blockCompanyContact,
  replaceCompanyContact,
};
