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
    const account = {
      estado,
      solicitaBaja,
      conAccesoUnico,
      conSegundoFactor: false,
      userType: 'Alumno',
    } as const;
    expect(actionsFor(account)).toEqual(accountActions);
  },
);

it.each([
  ['activa', false, ['block', 'close']],
  ['activa', true, ['resetFactor', 'block', 'close']],
  ['bloqueada', false, ['unblock', 'close']],
  ['baja', false, []],
] as const)(
  'what may be done to a manager who is %s (second factor: %s)',
  (estado, conSegundoFactor, accountActions) => {
    const manager = {
      estado,
      conSegundoFactor,
      solicitaBaja: null,
      conAccesoUnico: false,
      userType: 'Gestor',
    } as const;
    expect(actionsFor(manager)).toEqual(accountActions);
  },
);
