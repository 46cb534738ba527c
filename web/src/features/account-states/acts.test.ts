import { expect, it } from 'vitest';
import { actsFor } from './acts.ts';

const since = '2026-11-20T10:00:00.000Z';

it.each([
  ['activa', null, ['block']],
  ['activa', since, ['carryOut', 'turnDown', 'block']],
  ['bloqueada', null, ['unblock']],
  ['bloqueada', since, ['carryOut', 'turnDown', 'unblock']],
  ['pendiente', null, []],
  ['baja', null, []],
] as const)('what may be done to an account that is %s (asks to leave: %s)', (estado, solicitaBaja, acts) => {
  expect(actsFor({ estado, solicitaBaja })).toEqual(acts);
});
