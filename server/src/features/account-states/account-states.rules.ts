import type { AccountState } from '@portal/contract/account-states';
import type { Role } from '@portal/contract/roles';

/** What a manager may do to an account. */
export type AccountMove = 'block' | 'unblock' | 'unlink' | 'carryOutLeave' | 'turnDownLeave';

export interface MovedAccount {
  readonly userType: Role;
  readonly estado: AccountState;
  /** Whether it has asked to leave and waits. */
  readonly pideBaja: boolean;
}

const moves: Record<AccountMove, { from: readonly AccountState[]; to: AccountState | 'same' }> = {
  block: { from: ['activa'], to: 'bloqueada' },
  unblock: { from: ['bloqueada'], to: 'activa' },
  unlink: { from: ['activa', 'bloqueada'], to: 'same' },
  carryOutLeave: { from: ['activa', 'bloqueada'], to: 'baja' },
  turnDownLeave: { from: ['activa', 'bloqueada'], to: 'same' },
};

/**
 * The state of an account after a move; undefined where there is no such move. Who waits to be let in is decided on
 * elsewhere, who has left stays out, and managers are no manager's to block.
 */
export function stateAfterMove(
  { userType, estado, pideBaja }: MovedAccount,
  move: AccountMove,
): AccountState | undefined {
  const { from, to } = moves[move];
  const needsRequest = move === 'carryOutLeave' || move === 'turnDownLeave';
  if (userType === 'Gestor' || !from.includes(estado) || (needsRequest && !pideBaja)) return undefined;
  return to === 'same' ? estado : to;
}
