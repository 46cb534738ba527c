import type { OwnAdhesion } from '@portal/contract/programmes';

export type AdhesionState = OwnAdhesion['estado'];

/** How the state of a request to join is coloured. */
export const meanings = {
  solicitada: 'info',
  aceptada: 'good',
  rechazada: 'wrong',
} as const satisfies Readonly<Record<AdhesionState, string>>;
