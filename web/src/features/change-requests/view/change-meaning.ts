import type { ChangeState } from '@portal/contract/change-requests';
import type { Meaning } from '../../../ui/StateBadge.tsx';

/** What a state of a request means to whoever asked for it or is concerned by it. */
export const changeMeaning: Record<ChangeState, Meaning> = {
  autorizacion: 'info',
  pendiente: 'info',
  aceptada: 'good',
  rechazada: 'wrong',
  retirada: 'neutral',
};

/** To managers, who decide on what waits for them. */
export const managedChangeMeaning: Record<ChangeState, Meaning> = {
  ...changeMeaning,
  pendiente: 'warning',
  rechazada: 'neutral',
};

/** It has not been decided on. */
export const isOpenChange = (estado: ChangeState): boolean =>
  estado === 'autorizacion' || estado === 'pendiente';
