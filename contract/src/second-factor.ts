import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { moment } from './fields.ts';
import { fieldError } from './validation.ts';

/** The second factor of managers: a code of six digits that changes every thirty seconds (TOTP, RFC 6238). */

/** Six digits, or a recovery code where the call takes one; spaces and dashes do not count. */
const codigo = z.string().trim().min(1, fieldError('required')).max(40, fieldError('secondFactorWrong'));

const recoveryCodes = z.object({ codigos: z.array(z.string()) });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSegundoFactor',
  access: ['Gestor'],
  summary: "The manager's second factor: since when it is on, and how many recovery codes are left.",
  answer: z.object({
    activado: moment.nullable(),
    codigosRestantes: z.number().int(),
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
  summary: 'Makes a new secret for the authenticator app; it counts once a code of it has been confirmed.',
  answer: z.object({ secreto: z.string(), uri: z.string() }),
  // It is on already.
  refusals: ['cannotChangeState'],
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
  summary: "Removes another manager's second factor and ends their sessions; told by mail.",
  body: z.object({ idCuenta: id }),
  answer: nothing,
  refusals: ['noSuchMove'],
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
