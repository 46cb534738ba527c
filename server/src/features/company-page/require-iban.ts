import type { OfferType } from '@portal/contract/offer-fields';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { ibanOf } from './company-page.queries.ts';
import { needsIban } from './company-page.rules.ts';

/** Throws ibanRequired (72) where the institution needs the IBAN of a company for an offer of this type, and has none. */
export async function requireIban(
  { db, session, brand }: Ctx<CompanySession>,
  tipo: OfferType,
): Promise<void> {
  if (needsIban(tipo, brand) && (await ibanOf(db, session.companyId)) === null)
    throw new Refusal('ibanRequired');
}
