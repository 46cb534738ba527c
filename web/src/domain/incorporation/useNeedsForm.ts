import type { OfferType } from '@portal/contract/offer-fields';
import { useBrand } from '../../lib/brand/brand.ts';

/** Whether selecting somebody for an offer of this type waits for the incorporation form. */
export function useNeedsForm(tipo: OfferType): boolean {
  const { formularioIncorporacion } = useBrand().opciones;
  return tipo === 'practicas' && formularioIncorporacion;
}
