import type { offerDraft } from '@portal/contract/offers';
import type { z } from 'zod';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { contentOf, type OfferRecord } from './offers.queries.ts';
import { findOwnOffer } from './own-offer.queries.ts';

/** The company's own offer. Throws offerNotFound (4), for another company's too. */
export async function ownOffer(
  ctx: Ctx<CompanySession>,
  url: string,
  find = findOwnOffer,
): Promise<OfferRecord> {
  const record = await find(ctx.db, ctx.session.companyId, url);
  if (!record) throw new Refusal('offerNotFound');
  return record;
}

/** What a form shows of an offer: the title may be missing. */
export const draftOf = (row: OfferRecord): z.output<typeof offerDraft> => {
  const { titulo, ...content } = contentOf(row);
  return titulo === '' ? content : { ...content, titulo };
};
