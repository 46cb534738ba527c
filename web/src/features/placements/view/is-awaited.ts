import type { PlacementDocument } from '@portal/contract/placements';

type Document = Pick<PlacementDocument, 'aportadoPor' | 'estado' | 'fechaLimite'>;

/** It has to be handed in, for the first time or again. */
export const isAwaitedFrom = (
  { aportadoPor, estado }: Pick<Document, 'aportadoPor' | 'estado'>,
  provider: Document['aportadoPor'],
): boolean => aportadoPor === provider && (estado === 'pendiente' || estado === 'devuelto');

const neverDue = '9999';

/** What somebody has to hand in, the first due before the others. */
export const awaitedFrom = <D extends Document>(
  documents: readonly D[],
  provider: Document['aportadoPor'],
): D[] =>
  documents
    .filter((document) => isAwaitedFrom(document, provider))
    .toSorted((a, b) => (a.fechaLimite ?? neverDue).localeCompare(b.fechaLimite ?? neverDue));
