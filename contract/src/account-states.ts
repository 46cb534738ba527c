import { z } from 'zod';
import { companyStates } from './company-page.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { moment, writtenReason } from './fields.ts';
import { roles } from './roles.ts';

/** Leaving the service, and what managers do to an account, another manager's too: block it, unblock it, close it. */

/** Somebody who registered is `pendiente` until a manager lets them in; a `baja` has left. */
export const accountStates = ['pendiente', 'activa', 'bloqueada', 'baja'] as const;
export type AccountState = (typeof accountStates)[number];

/** What the managers' list is filtered by: a state, or `pideBaja`, people who have asked to leave and wait. */
export const accountFilters = ['pideBaja', ...accountStates] as const;
export type AccountFilter = (typeof accountFilters)[number];

export const requestLeave = endpoint({
  method: 'POST',
  path: '/api/Alumno/solicitarBajaServicio',
  access: ['Alumno'],
  summary:
    'Asks to leave the service: a manager closes the account. Asked for again, it is the same request.',
  answer: nothing,
  // The institution does not offer it.
  refusals: ['actionNotAllowed'],
  notice: 'withdrawalReceived',
});

export const takeBackLeave = endpoint({
  method: 'POST',
  path: '/api/Alumno/retiraSolicitudBaja',
  access: ['Alumno'],
  summary: "Takes back the student's own request to leave, while it waits for a manager.",
  answer: nothing,
  // None waits: it was never sent, was taken back or was turned down.
  refusals: ['noSuchMove'],
});

export const getLeaveRequest = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameSolicitudBaja',
  access: ['Alumno'],
  summary: "The student's request to leave that waits for a manager.",
  answer: z.object({ solicitada: moment.nullable() }),
  refusals: [],
});

const managedAccount = z.object({
  idCuenta: z.number().int(),
  userType: z.enum(roles),
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  estado: z.enum(accountStates),
  /** Since when a request to leave waits. */
  solicitaBaja: moment.nullable(),
  /** Whether a provider of single sign-on knows it. */
  conAccesoUnico: z.boolean(),
  /** Of a manager: whether a login takes a second factor. */
  conSegundoFactor: z.boolean(),
  /** Of a contact: the companies that it speaks for; it gets into those alone that are validated. */
  empresas: z.array(z.object({ nombreComercial: z.string(), estado: z.enum(companyStates) })),
  creada: moment,
  ultimoAcceso: moment.nullable(),
});
export type ManagedAccount = z.infer<typeof managedAccount>;

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCuentas',
  access: ['Gestor'],
  summary: 'Accounts, by words of name or e-mail, by kind and by state, newest first.',
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    tipo: z.enum(roles).optional(),
    estado: z.enum(accountFilters).optional(),
  }),
  answer: z.object({ cuentas: z.array(managedAccount), numTotal: z.number().int() }),
  refusals: [],
});

const decided = {
  method: 'POST',
  access: ['Gestor'],
  body: z.object({ idCuenta: id }),
  answer: nothing,
  refusals: ['noSuchMove'],
} as const;

export const blockAccount = endpoint({
  ...decided,
  path: '/api/Gestor/bloqueaCuenta',
  summary:
    'Blocks an active account, but not the own one: its sessions end at once, and it cannot log in; told by mail.',
});

export const unblockAccount = endpoint({
  ...decided,
  path: '/api/Gestor/desbloqueaCuenta',
  summary: 'Opens an account that was blocked again; told by mail.',
});

export const unlinkSignOn = endpoint({
  ...decided,
  path: '/api/Gestor/desvinculaAccesoUnico',
  summary:
    'Has the providers of single sign-on know the account no longer, and ends its sessions; told by mail. The next person who comes is looked for by the identifier again.',
});

export const closeManager = endpoint({
  ...decided,
  path: '/api/Gestor/cierraCuentaGestor',
  summary: "Closes another manager's account for good: its sessions end at once; told by mail.",
});

export const carryOutLeave = endpoint({
  ...decided,
  path: '/api/Gestor/tramitaBaja',
  summary: 'Closes the account of somebody who asked to leave: its sessions end at once; told by mail.',
});

export const turnDownLeave = endpoint({
  ...decided,
  path: '/api/Gestor/rechazaBaja',
  summary: 'Turns a request to leave down with the reason, by notification and mail; the account goes on.',
  body: z.object({ idCuenta: id, motivo: writtenReason }),
});

export const calls = {
  requestLeave,
  takeBackLeave,
  getLeaveRequest,
  listAccounts,
  blockAccount,
  unblockAccount,
  unlinkSignOn,
  closeManager,
  carryOutLeave,
  turnDownLeave,
};

export { screens } from './screens/account-states.ts';
