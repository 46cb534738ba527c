import type { Db } from '../../db/database.ts';
import { offers } from '../../db/tables/offers.ts';
import { nextOfferId, type OfferRecord, selectOfferRecord } from '../offers/offers.queries.ts';

const lockSent = {
  name: 'own_offer_sent',
  text: `${selectOfferRecord} where o.company_id = $1 and o.clave_envio = $2 for update of o`,
};
type NewOffer = Omit<typeof offers.$inferInsert, 'id' | 'estado' | 'referencia'>;

/**
 * The offer of a form, locked: the one that the form has made already, deleted ones too, else a new draft, and which
 * of both it is. Two sendings of one form at once get the same offer.
 */
export async function claimForm(
  db: Db,
  draft: NewOffer,
  reference: (id: number) => string,
): Promise<{ record: OfferRecord; isNew: boolean }> {
  const find = () => db.query<OfferRecord>(lockSent, [draft.companyId, draft.claveEnvio]);
  const [known] = await find();
  if (known) return { record: known, isNew: false };
  const id = await nextOfferId(db);
  const made = await db.orm
    .insert(offers)
    .values({ ...draft, id, referencia: reference(id), estado: 'borrador' })
    .onConflictDoNothing({ target: [offers.companyId, offers.claveEnvio] })
    .returning({ id: offers.id });
  const [claimed] = await find();
  if (!claimed) throw new Error('a draft was not written');
  return { record: claimed, isNew: made.length > 0 };
}
