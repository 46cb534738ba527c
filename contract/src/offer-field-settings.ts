import type { Brand } from './brand.ts';
import type { OfferFieldName, OfferType } from './offer-fields.ts';

/** What the rules of offers look at in an institution. */
export type OfferBrand = Pick<Brand, 'camposOferta' | 'limites'>;

/** How the brand shows a field of this type of offer; one that it does not name is shown and not required. */
export function offerFieldSetting(
  brand: Pick<OfferBrand, 'camposOferta'>,
  tipo: OfferType,
  name: OfferFieldName,
) {
  return brand.camposOferta[tipo][name] ?? { visible: true, required: false };
}
