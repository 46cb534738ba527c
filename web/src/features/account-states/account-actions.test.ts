import { expect, it } from 'vitest';
import { actionsFor } from './account-actions.ts';

const since = '2026-11-20T10:00:00.000Z';

it.each([
  ['activa', null, false, ['block']],
  ['activa', since, false, ['carryOut', 'turnDown', 'block']],
  ['activa', since, true, ['carryOut', 'turnDown', 'unlink', 'block']],
  ['bloqueada', null, false, ['unblock']],
  ['bloqueada', null, true, ['unlink', 'unblock']],
  ['bloqueada', since, false, ['carryOut', 'turnDown', 'unblock']],
  ['pendiente', null, true, []],
  ['baja', null, true, []],
] as const)(
  'what may be done to an account that is %s (asks to leave: %s, linked: %s)',
  (estado, solicitaBaja, conAccesoUnico, accountActions) => {
    expect(actionsFor({ estado, solicitaBaja, conAccesoUnico })).toEqual(accountActions);
  },
);
