import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import {
  companyChoice,
  companyPlace,
  accountEmail as email,
  hasOwnProvince,
  hasWrittenProvince,
  identityNumber,
  identityProblem,
  isOfItsKind,
  newSurnames,
  noProvince,
  phone,
  shortText,
  taxId,
  taxIdProblem,
  url,
} from './fields.ts';
import { identityKinds } from './identifiers.ts';
import { languageIds } from './languages.ts';
import { isTaxIdOf } from './places.ts';
import { roles } from './roles.ts';
import { fieldError } from './validation.ts';

/** Passwords, the links that set them, and how one comes to have an account (specification 2, §7). */

/** At least 8 characters, one of them a digit (specification 2, §5 and §9). */
export const newPassword = z
  .string()
  .max(200, fieldError('max', { max: 200 }))
  .refine((text) => text.length >= 8 && /\d/.test(text), fieldError('passwordWeak'));

/** A new password, typed twice. */
const twice = { password: newPassword, password2: z.string() };
const sameTwice = ({ password, password2 }: { password: string; password2: string }) =>
  password === password2;
/** A password that is too weak is 28, beside its field. */
const weak = { password: 'weakPassword' } as const;
const differ = { error: fieldError('passwordsDiffer'), path: ['password2'] };

/** The secret of a link, as the mail has it. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What a link that sets a password is for: a new one, or the first one of an account that was made for somebody. */
export const passwordLinkUses = ['restablecer', 'establecer'] as const;
/** What proves that an e-mail is somebody's: that of a registration, or the personal one of a student. */
export const confirmationUses = ['confirmar', 'confirmarPersonal'] as const;
/** What any link is for. */
export const linkUses = [...passwordLinkUses, ...confirmationUses] as const;

export const idIdioma = z.union([
  z.literal(languageIds.es),
  z.literal(languageIds.ca),
  z.literal(languageIds.en),
]);

export const recoverStudentPassword = endpoint({
  method: 'POST',
  path: '/api/Alumno/solicitarReseteoPassword',
  access: 'public',
  writes: false,
  summary:
    'Sends a link that sets a new password to the account of this user, if there is one: the answer is the same.',
  body: z.object({ usuario: email }),
  fieldStatus: { usuario: 'emailInvalid' },
  answer: nothing,
  refusals: ['emailInvalid', 'userBlocked'],
  notice: 'recoveryLinkSent',
});

export const recoverCompanyPassword = endpoint({
  method: 'POST',
  path: '/api/Empresa/recuerdoPassword',
  access: 'public',
  writes: false,
  summary:
    'The same for the contact with this login (nick), or for every contact of the company with this tax id (cif), which goes first.',
  // Not a union: what is missing or wrong in one has no field of its own to stand beside.
  body: z
    .object({ cif: taxId.optional(), nick: email.optional() })
    .refine(({ cif, nick }) => cif !== undefined || nick !== undefined, {
      error: fieldError('required'),
      path: ['nick'],
    }),
  fieldStatus: { cif: 'taxIdMalformed', nick: 'emailInvalid' },
  answer: nothing,
  refusals: ['taxIdMalformed', 'emailInvalid', 'userBlocked'],
  notice: 'recoveryLinkSent',
});

export const recoverManagerPassword = endpoint({
  method: 'POST',
  path: '/api/Gestor/solicitarReseteoPassword',
  access: 'public',
  writes: false,
  summary: 'The same for the manager with this login; no other call sends a manager a link.',
  body: z.object({ nick: email }),
  fieldStatus: { nick: 'emailInvalid' },
  answer: nothing,
  refusals: ['emailInvalid', 'userBlocked'],
  notice: 'recoveryLinkSent',
});

export const checkLink = endpoint({
  method: 'POST',
  path: '/api/Publico/compruebaEnlace',
  access: 'public',
  writes: false,
  summary: 'Whether a link can still be used, and what for, before anybody types a password.',
  body: z.object({ token: secret }),
  answer: z.object({ uso: z.enum(passwordLinkUses), userType: z.enum(roles), name: z.string() }),
  refusals: ['linkExpiredOrUsed', 'passwordAlreadySet', 'userBlocked'],
});

const byLink = z.object({ token: secret, ...twice }).refine(sameTwice, differ);

const reset = {
  method: 'POST',
  access: 'public',
  writes: false,
  body: byLink,
  fieldStatus: weak,
  answer: nothing,
  refusals: ['weakPassword', 'linkExpiredOrUsed', 'userBlocked'],
  notice: 'passwordReset',
} as const;

export const resetStudentPassword = endpoint({
  ...reset,
  path: '/api/Alumno/restablecerPassword',
  summary: "Sets a student's password by a link; the link is used up and every session of the account ends.",
});

export const resetCompanyPassword = endpoint({
  ...reset,
  path: '/api/Empresa/restablecerPassword',
  summary: "The same for a company's contact or a manager.",
});

export const setFirstPassword = endpoint({
  method: 'POST',
  path: '/api/Empresa/establecerPassword',
  access: 'public',
  writes: false,
  summary: 'Sets the first password of an account that was made for somebody, by the link in the mail.',
  body: byLink,
  fieldStatus: weak,
  answer: nothing,
  refusals: ['weakPassword', 'linkExpiredOrUsed', 'passwordAlreadySet', 'userBlocked'],
  notice: 'passwordSet',
});

const change = {
  method: 'POST',
  writes: false,
  summary: 'Changes the own password; every other session of the account ends.',
  body: z
    .object({ passwordActual: z.string().min(1, fieldError('required')).max(200), ...twice })
    .refine(sameTwice, differ),
  fieldStatus: weak,
  answer: nothing,
  // A wrong current password is refused beside its field.
  refusals: ['weakPassword', 'userBlocked'],
  notice: 'passwordChanged',
} as const;

export const changeStudentPassword = endpoint({
  ...change,
  path: '/api/Alumno/editarPassword',
  access: ['Alumno'],
});

export const changeCompanyPassword = endpoint({
  ...change,
  path: '/api/Empresa/editaUsuario',
  access: ['Empresa'],
});

export const changeManagerPassword = endpoint({
  ...change,
  path: '/api/Gestor/editarPassword',
  access: ['Gestor'],
});

/** Whether somebody who registers studies here or has finished. */
export const situations = ['estudiante', 'titulado'] as const;

export const registerStudent = endpoint({
  method: 'POST',
  path: '/api/Alumno/registrarUsuario',
  access: 'public',
  writes: false,
  summary:
    'Asks for a student account and mails a link that confirms its e-mail; a manager then lets it in, and it can log in from then on (9 until then). Until it is confirmed, a registration with the same e-mail or identity number takes its place.',
  body: z
    .object({
      nombre: shortText,
      apellidos: newSurnames,
      /** The kind of the document; a DNI or a NIE where it is left out. */
      tipoIdentificacion: z.enum(identityKinds, fieldError('chooseOne')).optional(),
      /** Its number. */
      dni: identityNumber,
      email,
      telefono: phone,
      situacion: z.enum(situations, fieldError('chooseOne')),
      idTitulacion: id,
      ...twice,
      idIdioma,
      politica: z.literal(true, fieldError('privacy')),
    })
    .refine(sameTwice, differ)
    .refine(isOfItsKind, identityProblem),
  fieldStatus: {
    ...weak,
    dni: 'identityDocumentInvalid',
    email: 'emailInvalid',
    telefono: 'phoneInvalid',
  },
  answer: nothing,
  refusals: [
    'weakPassword',
    'identityDocumentInvalid',
    'emailInvalid',
    'phoneInvalid',
    'signupEmailRegistered',
    'emailRegistered',
    'idRegistered',
    'userBlocked',
  ],
  notice: 'registered',
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/Publico/confirmaEmail',
  access: 'public',
  writes: false,
  summary:
    "Confirms by the link in its mail the e-mail of a registration, which waits for a manager from then on, or a student's personal one.",
  body: z.object({ token: secret }),
  answer: z.object({ uso: z.enum(confirmationUses), userType: z.enum(roles), name: z.string() }),
  refusals: ['linkExpiredOrUsed', 'userBlocked'],
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/Publico/reenviaConfirmacion',
  access: 'public',
  writes: false,
  summary:
    'Mails another link that confirms the e-mail of a registration, if there is one: the answer is the same.',
  body: z.object({ email }),
  fieldStatus: { email: 'emailInvalid' },
  answer: nothing,
  refusals: ['emailInvalid', 'userBlocked'],
});

export const taxIdExists = endpoint({
  method: 'GET',
  path: '/api/Empresa/existeCIF/:cif/alta',
  access: 'public',
  writes: false,
  summary:
    'Whether there is a company with this tax id to join: one that somebody speaks for, not turned down.',
  params: z.object({ cif: z.string().max(20) }),
  answer: z.object({ existe: z.boolean() }),
  refusals: ['taxIdMalformed', 'userBlocked'],
  absent: 'taxIdMalformed',
});

/** A company that asks for an account, as it says itself that it is. */
export const askingCompany = z
  .object({
    conocida: z.literal(false).optional(),
    cif: taxId,
    nombreFiscal: shortText,
    nombreComercial: shortText,
    idTipoEmpresa: companyChoice,
    idSector: companyChoice.nullable(),
    web: z.union([z.literal(''), url]).nullable(),
    direccion: shortText,
    cp: shortText,
    ...companyPlace,
    poblacion: shortText,
  })
  .refine(({ idPais, cif }) => isTaxIdOf(idPais, cif), taxIdProblem)
  .refine(hasOwnProvince, noProvince('idProvincia'))
  .refine(hasWrittenProvince, noProvince('provincia'));

/** One that is in the portal already, which the contact asks to join. */
export const joinedCompany = z.object({ conocida: z.literal(true), cif: taxId });

export const requestCompanyAccount = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardarUsuarioEmpresa',
  access: 'public',
  writes: false,
  summary:
    'Asks for a company account: the company, where it is not known yet, and a contact, who is mailed a link that confirms the e-mail; a manager then lets them in.',
  body: z.object({
    empresa: z.discriminatedUnion('conocida', [askingCompany, joinedCompany]),
    contacto: z
      .object({
        nombre: shortText,
        apellidos: shortText,
        puesto: shortText,
        email,
        telefono1: phone,
        ...twice,
      })
      .refine(sameTwice, differ),
    idIdioma,
    politica: z.literal(true, fieldError('privacy')),
  }),
  fieldStatus: {
    'empresa.cif': 'taxIdMalformed',
    'contacto.email': 'emailInvalid',
    'contacto.telefono1': 'phoneInvalid',
    'contacto.password': 'weakPassword',
  },
  answer: nothing,
  refusals: [
    'weakPassword',
    'emailInvalid',
    'phoneInvalid',
    'contactEmailExists',
    'emailOfAnotherCompany',
    'taxIdMalformed',
    'alreadyExists',
    'userBlocked',
  ],
  notice: 'companyRegistered',
});

/** A company contact of several companies goes on as another of them. */
export const changeCompany = endpoint({
  method: 'POST',
  path: '/api/Empresa/cambiaEmpresa',
  access: ['Empresa'],
  summary: 'Gives a token for another company of the same contact; the one it was called with ends.',
  body: z.object({ idEmpresa: id }),
  answer: z.object({ token: z.string() }),
  refusals: ['companyProblem'],
});

export const listOwnCompanies = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameMisEmpresas',
  access: ['Empresa'],
  summary: 'The companies that the contact may go on as.',
  answer: z.array(z.object({ idEmpresa: z.number().int(), nombreComercial: z.string() })),
  refusals: [],
});

export const calls = {
  recoverStudentPassword,
  recoverCompanyPassword,
  recoverManagerPassword,
  checkLink,
  resetStudentPassword,
  resetCompanyPassword,
  setFirstPassword,
  changeStudentPassword,
  changeCompanyPassword,
  changeManagerPassword,
  registerStudent,
  confirmEmail,
  resendConfirmation,
  taxIdExists,
  requestCompanyAccount,
  changeCompany,
  listOwnCompanies,
};

export { fieldErrors } from './field-errors/accounts.ts';
export { screens } from './screens/accounts.ts';
