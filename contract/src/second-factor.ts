import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { moment } from './fields.ts';
import { fieldError } from './validation.ts';

/** The second factor of managers: a code of six digits that changes every thirty seconds (TOTP, RFC 6238). */

/** Six digits, or a recovery code where the call takes one; spaces and dashes do not count. */
const codigo = z.string().trim().min(1, fieldError('required')).max(40, fieldError('secondFactorWrong'));

/**
 * The current password, which a token alone does not know. Without it stands a login of a few minutes ago: of an account
 * that has none, since it comes by single sign-on, and of a login that sets the second factor up.
 */
const passwordActual = z.string().max(200).optional();

const recoveryCodes = z.object({ codigos: z.array(z.string()) });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSegundoFactor',
  access: ['Gestor'],
  summary: "The manager's second factor: since when it is on, and how many recovery codes are left.",
  answer: z.object({
    activado: moment.nullable(),
    codigosRestantes: z.number().int(),
    /** Whether the account has a password, which is asked for before it is set up. */
    conPassword: z.boolean(),
    /** Whether the deployment requires it of every manager. */
    obligatorio: z.boolean(),
  }),
  refusals: [],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/Gestor/iniciaSegundoFactor',
  access: ['Gestor'],
  beforeSecondFactor: true,
  writes: false,
  summary: 'Makes a new secret for the authenticator app; it counts once a code of it has been confirmed.',
  body: z.object({ passwordActual }),
  answer: z.object({ secreto: z.string(), uri: z.string() }),
  // It is on already; the login that has to stand for the password was too long ago.
  refusals: ['cannotChangeState', 'userBlocked', 'actionNotAllowed'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/Gestor/activaSegundoFactor',
  access: ['Gestor'],
  beforeSecondFactor: true,
  writes: false,
  summary:
    'Turns the second factor on by a code of the new secret and gives the recovery codes, once; other sessions end.',
  body: z.object({ codigo }),
  answer: recoveryCodes,
  refusals: ['cannotChangeState', 'userBlocked'],
});

const byCode = {
  method: 'POST',
  access: ['Gestor'],
  writes: false,
  body: z.object({ codigo }),
} as const;

export const passSecondFactor = endpoint({
  ...byCode,
  path: '/api/Gestor/validaSegundoFactor',
  beforeSecondFactor: true,
  summary: 'Ends a login that waits for the code: its token is good for everything from then on.',
  answer: nothing,
  refusals: ['userBlocked'],
});

export const renewRecoveryCodes = endpoint({
  ...byCode,
  path: '/api/Gestor/renuevaCodigosRecuperacion',
  summary: 'Gives new recovery codes; the earlier ones are good no more.',
  answer: recoveryCodes,
  refusals: ['userBlocked'],
});

export const removeSecondFactor = endpoint({
  ...byCode,
  path: '/api/Gestor/desactivaSegundoFactor',
  summary: "Turns the manager's own second factor off.",
  answer: nothing,
  // The deployment requires it.
  refusals: ['userBlocked', 'actionNotAllowed'],
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/Gestor/restableceSegundoFactor',
  access: ['Gestor'],
  writes: false,
  summary:
    "Removes another manager's second factor and ends their sessions, by the acting manager's own code or, without a second factor, their password; told by mail.",
  body: z.object({ idCuenta: id, codigo: codigo.optional(), passwordActual }),
  answer: nothing,
  // The login that has to stand for the password was too long ago.
  refusals: ['noSuchMove', 'userBlocked', 'actionNotAllowed'],
});

export const calls = {
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  resetSecondFactor,
};

export { fieldErrors } from './field-errors/second-factor.ts';
