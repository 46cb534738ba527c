import type { OwnOfferCard } from '@portal/contract/company-offers';

export type OfferAction =
  | 'continue'
  | 'edit'
  | 'fix'
  | 'preview'
  | 'copy'
  | 'copyToJob'
  | 'copyToInternship'
  | 'close'
  | 'delete';

/** What a company can do with an offer in its state, the likeliest first. */
export function actionsOf({
  tipo,
  estadoOferta,
  eliminable,
}: Pick<OwnOfferCard, 'tipo' | 'estadoOferta' | 'eliminable'>): OfferAction[] {
  const canDelete: OfferAction[] = eliminable ? ['delete'] : [];
  const copies: OfferAction[] = ['copy', tipo === 'practicas' ? 'copyToJob' : 'copyToInternship'];
  switch (estadoOferta) {
    case 'borrador':
      return ['continue', ...copies, 'delete'];
    case 'pendiente':
      return ['edit', 'preview', ...copies, ...canDelete];
    case 'rechazada':
      return ['fix', 'preview', ...copies, ...canDelete];
    case 'abierta':
    case 'retirada':
    case 'caducada':
      return ['preview', ...copies, 'close', ...canDelete];
    case 'cerrada':
      return ['preview', ...copies, ...canDelete];
    case 'eliminada':
      return [];
  }
}
