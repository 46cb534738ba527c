import {
  listRegistrations,
  type Registration,
  type RegistrationState,
} from '@portal/contract/social-security';
import { countPending } from '@portal/contract/validations';
import type { Meaning } from '../../../ui/StateBadge.tsx';

export const stateMeaning: Readonly<Record<RegistrationState, Meaning>> = {
  vencida: 'wrong',
  pendiente: 'info',
  hecha: 'good',
  excluida: 'neutral',
};

/** What is no longer true once something is noted. */
export const changedByNoting = [listRegistrations, countPending];

/** What names one. */
export type Chosen = Pick<Registration, 'idPractica' | 'tipo'>;

/** A number of its own: a placement may be listed twice. */
export const keyOf = ({ idPractica, tipo }: Chosen): number => idPractica * 2 + (tipo === 'alta' ? 0 : 1);

export const isOpen = ({ estado }: Pick<Registration, 'estado'>): boolean =>
  estado === 'vencida' || estado === 'pendiente';
