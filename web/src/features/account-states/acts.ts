import type { ManagedAccount } from '@portal/contract/account-states';

export type Act = 'block' | 'unblock' | 'unlink' | 'carryOut' | 'turnDown';

/** What may be done to an account as it is; who waits to be let in is decided on in the inbox. */
export function actsFor({
  estado,
  solicitaBaja,
  conAccesoUnico,
}: Pick<ManagedAccount, 'estado' | 'solicitaBaja' | 'conAccesoUnico'>): Act[] {
  if (estado !== 'activa' && estado !== 'bloqueada') return [];
  return [
    ...(solicitaBaja === null ? [] : (['carryOut', 'turnDown'] as const)),
    ...(conAccesoUnico ? (['unlink'] as const) : []),
    estado === 'activa' ? 'block' : 'unblock',
  ];
}
