import { accountStates } from '@portal/contract/account-states';
import { type Role, roles } from '@portal/contract/roles';
import { expect, test } from 'vitest';
import { type AccountMove, stateAfterMove } from './account-states.rules.ts';

/** What each move makes of each state, of an account that asks to leave and of one that does not. */
const table = {
  block: { activa: ['bloqueada', 'bloqueada'] },
  unblock: { bloqueada: ['activa', 'activa'] },
  unlink: { activa: ['activa', 'activa'], bloqueada: ['bloqueada', 'bloqueada'] },
  closeManager: { activa: ['baja', 'baja'], bloqueada: ['baja', 'baja'] },
  carryOutLeave: { activa: [undefined, 'baja'], bloqueada: [undefined, 'baja'] },
  turnDownLeave: { activa: [undefined, 'activa'], bloqueada: [undefined, 'bloqueada'] },
} as const satisfies Record<AccountMove, object>;

/** Whose account each move is for, where not for all. */
const only: Partial<Record<AccountMove, readonly Role[]>> = {
  closeManager: ['Gestor'],
  unlink: ['Alumno', 'Empresa', 'Gestor'],
  carryOutLeave: ['Alumno', 'Empresa'],
  turnDownLeave: ['Alumno', 'Empresa'],
};

const moves = Object.keys(table) as AccountMove[];
const cases = moves.flatMap((move) =>
  roles.flatMap((userType) => accountStates.map((estado) => [move, userType, estado] as const)),
);

test.each(cases)('%s of a %s who is %s', (move, userType, estado) => {
  const row: Partial<Record<string, readonly unknown[]>> = table[move];
  const isFor = only[move]?.includes(userType) !== false;
  const expected = (isFor && row[estado]) || [undefined, undefined];
  const found = [false, true].map((pideBaja) => stateAfterMove({ userType, estado, pideBaja }, move));
  expect(found).toEqual(expected);
});
