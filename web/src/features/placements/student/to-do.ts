import type {
  PlacementDocument,
  PlacementNeed,
  PlacementState,
  placementDataFields,
} from '@portal/contract/placements';
import { awaitsSignature, isUnended } from '../../../domain/placement/awaited.ts';
import { awaitedFrom } from '../view/is-awaited.ts';

export type DataField = (typeof placementDataFields)[number];

export type ToDo =
  | { readonly kind: 'sign' }
  | { readonly kind: 'data'; readonly fields: readonly DataField[] }
  | { readonly kind: 'document'; readonly document: PlacementDocument };

interface Facts {
  readonly estado: PlacementState;
  readonly faltan: readonly PlacementNeed[];
  readonly documentos: readonly PlacementDocument[];
}

/** What the student has to do, the most urgent first: without a signature or data it does not begin. */
export function toDoOf(placement: Facts, missing: readonly DataField[]): ToDo[] {
  return [
    ...(awaitsSignature(placement, 'alumno') ? [{ kind: 'sign' } as const] : []),
    ...(missing.length > 0 && isUnended(placement.estado)
      ? [{ kind: 'data', fields: missing } as const]
      : []),
    ...awaitedFrom(placement.documentos, 'alumno').map(
      (document) => ({ kind: 'document', document }) as const,
    ),
  ];
}
