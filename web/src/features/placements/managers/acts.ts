import type { Answer } from '@portal/contract/endpoint';
import { type getManagedPlacement, type PlacementCard, placementParties } from '@portal/contract/placements';
import { awaitsSignature, isUnended } from '../../../domain/placement/awaited.ts';

export const acts = ['firmar', 'asignar', 'recordar', 'papel', 'pedir', 'cerrar', 'terminar'] as const;
export type Act = (typeof acts)[number];

type Facts = Pick<PlacementCard, 'estado' | 'faltan'>;

/** The placement waits for a manager to do this. */
export function waitsFor(act: Act, { estado, faltan }: Facts): boolean {
  if (act === 'asignar') return isUnended(estado) && faltan.includes('tutorAcademico');
  return act === 'firmar' && awaitsSignature({ estado, faltan }, 'centro');
}

/** What managers can do to a placement, what it waits for first; the portal decides it again. */
export function actsOf({
  estado,
  faltan,
  cerrable,
}: Facts & Pick<Answer<typeof getManagedPlacement>, 'cerrable'>): readonly Act[] {
  const isOpen = isUnended(estado) || estado === 'finalizada';
  const awaitsAny = placementParties.some((party) => awaitsSignature({ estado, faltan }, party));
  const can: Readonly<Record<Act, boolean>> = {
    firmar: awaitsSignature({ estado, faltan }, 'centro'),
    asignar: isOpen,
    recordar: isOpen || awaitsAny,
    papel: awaitsAny,
    // After an early end its papers are still to come.
    pedir: estado !== 'cerrada',
    cerrar: cerrable,
    terminar: isUnended(estado),
  };
  return acts.filter((act) => can[act]);
}
