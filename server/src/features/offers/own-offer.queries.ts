import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { offers } from '../../db/tables/offers.ts';
import { type OfferRecord, selectOfferRecord } from './offers.queries.ts';

/** Looked up with the company: another company's offer is not found, nor a deleted one. */

/** The condition on an offer `o`, of the company $1 and the address $2. */
export const own = `o.company_id = $1 and o.url_acceso = $2 and o.estado <> 'eliminada'`;

const findOwn = { name: 'own_offer', text: `${selectOfferRecord} where ${own}` };
const lockOwn = { name: 'own_offer_lock', text: `${selectOfferRecord} where ${own} for update of o` };
export async function findOwnOffer(db: Db, companyId: number, url: string): Promise<OfferRecord | undefined> {
  const [record] = await db.query<OfferRecord>(findOwn, [companyId, url]);
  return record;
}

/** The same, for a change: until the transaction ends nobody else changes it. */
export async function lockOwnOffer(db: Db, companyId: number, url: string): Promise<OfferRecord | undefined> {
  const [record] = await db.query<OfferRecord>(lockOwn, [companyId, url]);
  return record;
}

export async function updateOffer(
  db: Db,
  id: number,
  values: Partial<typeof offers.$inferInsert>,
): Promise<void> {
  await db.orm.update(offers).set(values).where(eq(offers.id, id));
}
