import type { AccountState } from '@portal/contract/account-states';
import { type Role, roles } from '@portal/contract/roles';

/** What a manager may do to an account. */
export type AccountMove = 'block' | 'unblock' | 'unlink' | 'closeManager' | 'carryOutLeave' | 'turnDownLeave';

export interface MovedAccount {
  readonly userType: Role;
  readonly estado: AccountState;
  /** Whether it has asked to leave and waits. */
  readonly pideBaja: boolean;
}

const users: readonly Role[] = ['Alumno', 'Empresa'];

interface Move {
  readonly of: readonly Role[];
  readonly from: readonly AccountState[];
  readonly to: AccountState | 'same';
}

const moves: Record<AccountMove, Move> = {
  block: { of: roles, from: ['activa'], to: 'bloqueada' },
  unblock: { of: roles, from: ['bloqueada'], to: 'activa' },
  unlink: { of: roles, from: ['activa', 'bloqueada'], to: 'same' },
  closeManager: { of: ['Gestor'], from: ['activa', 'bloqueada'], to: 'baja' },
  carryOutLeave: { of: users, from: ['activa', 'bloqueada'], to: 'baja' },
  turnDownLeave: { of: users, from: ['activa', 'bloqueada'], to: 'same' },
};

/**
 * The state of an account after a move; undefined where there is no such move. A person who waits to be let in is
 * decided on elsewhere, and who has left stays out.
 */
export function stateAfterMove(
  { userType, estado, pideBaja }: MovedAccount,
  move: AccountMove,
): AccountState | undefined {
  const { of, from, to } = moves[move];
  const needsRequest = move === 'carryOutLeave' || move === 'turnDownLeave';
  if (!of.includes(userType) || !from.includes(estado) || (needsRequest && !pideBaja)) return undefined;
  return to === 'same' ? estado : to;
}
