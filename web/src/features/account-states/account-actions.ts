import type { ManagedAccount } from '@portal/contract/account-states';

export type AccountAction = 'block' | 'unblock' | 'unlink' | 'carryOut' | 'turnDown';

/** The actions that an account allows in its present state. Pending accounts are decided on in the inbox. */
export function actionsFor({
  estado,
  solicitaBaja,
  conAccesoUnico,
}: Pick<ManagedAccount, 'estado' | 'solicitaBaja' | 'conAccesoUnico'>): AccountAction[] {
  if (estado !== 'activa' && estado !== 'bloqueada') return [];
  return [
    ...(solicitaBaja === null ? [] : (['carryOut', 'turnDown'] as const)),
    ...(conAccesoUnico ? (['unlink'] as const) : []),
    estado === 'activa' ? 'block' : 'unblock',
  ];
}
