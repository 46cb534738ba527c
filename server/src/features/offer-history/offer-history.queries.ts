import type { OfferHistory } from '@portal/contract/offer-history';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { offerHistory, offers } from '../../db/tables/offers.ts';

const mostShown = 100;

type NewEvent = Omit<typeof offerHistory.$inferInsert, 'id'>;

/** Notes what happened to offers, in the transaction in which it does. */
export async function insertOfferEvents({ orm }: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await orm.insert(offerHistory).values([...events]);
}

/** The offer of an address, but for drafts, which are the company's alone. */
export async function sentOfferId({ orm }: Db, url: string): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.urlAcceso, url), notInArray(offers.estado, ['borrador', 'eliminada'])));
  return row?.id;
}

/** What happened to an offer, the newest first. */
export async function historyOf({ orm }: Db, offerId: number): Promise<OfferHistory> {
  const { id, fecha, quien, hecho, detalle, cambios } = offerHistory;
  const rows = await orm
    .select({
      id,
      fecha,
      quien,
      hecho,
      detalle,
      cambios,
      nombre: sql<string | null>`trim(${accounts.nombre} || ' ' || ${accounts.apellidos})`,
    })
    .from(offerHistory)
    .leftJoin(accounts, eq(accounts.id, offerHistory.accountId))
    .where(eq(offerHistory.offerId, offerId))
    .orderBy(desc(id))
    .limit(mostShown);
  return rows.map((row) => ({ ...row, fecha: row.fecha.toISOString() }));
}
