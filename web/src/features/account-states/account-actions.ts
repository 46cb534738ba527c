import type { ManagedAccount } from '@portal/contract/account-states';

export type AccountAction =
  | 'block'
  | 'unblock'
  | 'unlink'
  | 'close'
  | 'resetFactor'
  | 'carryOut'
  | 'turnDown';

/** The actions that an account allows in its present state. Pending accounts are decided on in the inbox. */
export function actionsFor({
  estado,
  solicitaBaja,
  conAccesoUnico,
  conSegundoFactor,
  userType,
}: Pick<
  ManagedAccount,
  'estado' | 'solicitaBaja' | 'conAccesoUnico' | 'conSegundoFactor' | 'userType'
>): AccountAction[] {
  if (estado !== 'activa' && estado !== 'bloqueada') return [];
  return [
    ...(solicitaBaja === null ? [] : (['carryOut', 'turnDown'] as const)),
    ...(conAccesoUnico ? (['unlink'] as const) : []),
    ...(conSegundoFactor ? (['resetFactor'] as const) : []),
    estado === 'activa' ? 'block' : 'unblock',
    ...(userType === 'Gestor' ? (['close'] as const) : []),
  ];
}
