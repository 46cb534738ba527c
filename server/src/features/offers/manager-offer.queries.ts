import type { Db } from '../../db/database.ts';
import { type OfferRecord, selectOfferRecord } from './offers.queries.ts';

/** An offer whatever its state, but for drafts, which are the company's alone, and those it deleted. */
const shown = `o.url_acceso = $1 and o.estado not in ('borrador', 'eliminada')`;

const findOffer = { name: 'manager_offer', text: `${selectOfferRecord} where ${shown}` };
const lockOffer = { name: 'manager_offer_lock', text: `${selectOfferRecord} where ${shown} for update of o` };

export async function findForManager(db: Db, url: string): Promise<OfferRecord | undefined> {
  const [record] = await db.query<OfferRecord>(findOffer, [url]);
  return record;
}

/** The same, for a change: a second manager waits, and then finds what the first has made of it. */
export async function lockForManager(db: Db, url: string): Promise<OfferRecord | undefined> {
  const [record] = await db.query<OfferRecord>(lockOffer, [url]);
  return record;
}
