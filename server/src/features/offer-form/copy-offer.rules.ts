import { isDeepStrictEqual } from 'node:util';
import type { OfferBrand } from '@portal/contract/offer-field-settings';
import type { OfferType } from '@portal/contract/offer-fields';
import { hiddenContent, withoutHidden } from '@portal/contract/offer-rules';
import { type OfferContent, offerContent } from '@portal/contract/offers';
import type { TypedOffer } from '@portal/contract/typed-offer';
import { contentFields } from '../offers/offers.rules.ts';

type ContentField = keyof OfferContent;

/** What belongs to one offer and not to the next. */
const ofOneOffer: readonly ContentField[] = ['candidatoPreferido'];
const days = ['fechaInicio', 'fechaFin', 'fechaCaducidad'] as const;

/**
 * An offer written anew as one of a type, today: without days that have passed, without the candidate it was meant for,
 * and without what the institution does not ask of that type. `lost` are the fields with a value that are left out.
 */
export function copyOf(
  source: OfferContent,
  tipo: OfferType,
  brand: OfferBrand,
  today: string,
): { content: OfferContent; lost: ContentField[] } {
  const empty = offerContent.parse({ tipo, titulo: source.titulo || '-' });
  const renewed: OfferContent = { ...source, tipo };
  for (const day of days) if ((renewed[day] ?? today) < today) renewed[day] = null;
  for (const field of ofOneOffer) Object.assign(renewed, { [field]: empty[field] });
  const content = withoutHidden(renewed, brand);
  const isLost = (field: ContentField) =>
    field !== 'tipo' &&
    !isDeepStrictEqual(source[field], empty[field]) &&
    !isDeepStrictEqual(source[field], content[field]);
  return { content, lost: contentFields.filter(isLost) };
}

/** What was typed in a draft and an offer cannot have, for the form of its copy: of a field that the copy has. */
export function typedOf(typed: Partial<TypedOffer>, tipo: OfferType, brand: OfferBrand): Partial<TypedOffer> {
  const left = new Set<string>([...ofOneOffer, ...hiddenContent(tipo, brand)]);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !left.has(field)));
}
