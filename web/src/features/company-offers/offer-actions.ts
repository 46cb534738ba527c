import type { OwnOfferCard } from '@portal/contract/company-offers';

export type OfferAction = 'continue' | 'edit' | 'fix' | 'preview' | 'close' | 'delete';

/** What a company can do with an offer in its state, the likeliest first. */
export function actionsOf({
  estadoOferta,
  eliminable,
}: Pick<OwnOfferCard, 'estadoOferta' | 'eliminable'>): OfferAction[] {
  const canDelete: OfferAction[] = eliminable ? ['delete'] : [];
  switch (estadoOferta) {
    case 'borrador':
      return ['continue', 'delete'];
    case 'pendiente':
      return ['edit', 'preview', ...canDelete];
    case 'rechazada':
      return ['fix', 'preview', ...canDelete];
    case 'abierta':
    case 'caducada':
      return ['preview', 'close', ...canDelete];
    case 'cerrada':
      return ['preview', ...canDelete];
    case 'eliminada':
      return [];
  }
}
