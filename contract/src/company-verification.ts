import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { anyIdentityNumber, email, moment, phone, shortText, taxId, writtenReason } from './fields.ts';

/** What a manager has verified of a company: what the company changes of it waits for a manager again. */

/** Empty is none. */
const orNone = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullable()
    .default(null);

/** Legal name, tax id, and who signs for the company. */
export const verifiedData = z.object({
  nombreFiscal: shortText,
  cif: taxId,
  firmanteNombre: orNone(shortText),
  firmanteApellidos: orNone(shortText),
  firmanteDni: orNone(anyIdentityNumber),
  firmanteCargo: orNone(shortText),
  firmanteEmail: orNone(email),
  firmanteTelefono: orNone(phone),
});

const value = z.string().nullable();

/** The same as they are kept. */
export const keptVerification = z.object({
  nombreFiscal: z.string(),
  cif: z.string(),
  firmanteNombre: value,
  firmanteApellidos: value,
  firmanteDni: value,
  firmanteCargo: value,
  firmanteEmail: value,
  firmanteTelefono: value,
});
export type KeptVerification = z.infer<typeof keptVerification>;

/** What a company wants to change of them: it waits for a manager, or one has turned it down. */
export const verificationChange = z.object({
  datos: keptVerification,
  estado: z.enum(['pendiente', 'rechazada']),
  motivo: value,
  /** Since when; it names the change. */
  fecha: moment,
});
export type VerificationChange = z.infer<typeof verificationChange>;

const version = z.string().max(64);

export const getVerification = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDatosEmpresaVerificacion',
  access: ['Empresa'],
  summary:
    'The data of the company that a manager verifies, and the change of them that waits or was turned down.',
  answer: keptVerification.extend({
    /** Against it the tax id is held. */
    idPais: z.number().int(),
    cambio: verificationChange.nullable(),
    version,
  }),
  refusals: [],
});

export const editVerification = endpoint({
  method: 'POST',
  path: '/api/Empresa/editarEmpresaVerificacion',
  access: ['Empresa'],
  summary:
    'Asks for a change of the data that a manager has verified, in the place of the one that waits; of a company that nobody has verified yet, changes them. The data as they are withdraw it.',
  body: verifiedData.extend({ version }),
  fieldStatus: {
    cif: 'taxIdMalformed',
    firmanteDni: 'identityDocumentInvalid',
    firmanteEmail: 'emailInvalid',
    firmanteTelefono: 'phoneInvalid',
  },
  answer: nothing,
  refusals: [
    'taxIdMalformed',
    'identityDocumentInvalid',
    'emailInvalid',
    'phoneInvalid',
    'alreadyExists',
    'cannotChangeState',
  ],
  notice: 'verificationSaved',
});

/** The change that the manager has read. */
const decided = { idEmpresa: id, fecha: moment };

export const acceptVerification = endpoint({
  method: 'POST',
  path: '/api/Gestor/aceptaCambioEmpresa',
  access: ['Gestor'],
  summary: 'Puts what a company has asked for in the place of its verified data.',
  body: z.object(decided),
  answer: nothing,
  refusals: ['companyProblem', 'noSuchMove', 'cannotChangeState', 'alreadyExists'],
});

export const rejectVerification = endpoint({
  method: 'POST',
  path: '/api/Gestor/rechazaCambioEmpresa',
  access: ['Gestor'],
  summary: 'Turns down what a company has asked for, with the reason: its verified data stay.',
  body: z.object({ ...decided, motivo: writtenReason }),
  answer: nothing,
  refusals: ['companyProblem', 'noSuchMove', 'cannotChangeState'],
});

export const calls = { getVerification, editVerification, acceptVerification, rejectVerification };
