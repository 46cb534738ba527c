import { isDeepStrictEqual } from 'node:util';
import type { OfferBrand } from '@portal/contract/offer-field-settings';
import { hiddenContent, withoutHidden } from '@portal/contract/offer-rules';
import { type OfferContent, offerContent } from '@portal/contract/offers';
import { rightPart, type TypedOffer } from '@portal/contract/typed-offer';
import { z } from 'zod';
import { contentFields } from '../offers/offers.rules.ts';

/** How a draft is kept: what of it an offer can have, and beside that what was typed otherwise. */
export interface KeptDraft {
  content: OfferContent;
  sinValidar: Partial<TypedOffer>;
}

/** The title may be missing. */
const draftContent = offerContent.extend({ titulo: z.string().default('') });

/** What an offer can have of what was typed, without the values at these paths. */
export const contentIn = (
  typed: TypedOffer | OfferContent,
  brand: OfferBrand,
  wrong: readonly string[] = [],
) => withoutHidden(draftContent.parse(rightPart(typed, wrong)), brand);

/** The fields that were typed otherwise than the content has them. What the form does not show is not kept. */
export function typedBeside(
  typed: TypedOffer,
  content: OfferContent,
  brand: OfferBrand,
): Partial<TypedOffer> {
  const hidden = new Set<string>(hiddenContent(content.tipo, brand));
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  const beside = contentFields.filter(
    (field) =>
      !hidden.has(field) &&
      !isDeepStrictEqual(typed[field], content[field]) &&
      !(isEmpty(typed[field]) && isEmpty(content[field])),
  );
  return Object.fromEntries(beside.map((field) => [field, typed[field]]));
}

/** The offer that the form of a draft would send; undefined where it could not yet. */
export function offerIn({ content, sinValidar }: KeptDraft, brand: OfferBrand): OfferContent | undefined {
  const { data } = draftContent.safeParse({ ...content, ...sinValidar });
  return data && withoutHidden(data, brand);
}
