import type { OfferType } from '@portal/contract/offer-fields';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { offers, type ReviewedVersion } from '../../db/tables/offers.ts';
import { type OfferRecord, selectOfferRecord } from '../offers/offers.queries.ts';

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

/** The version that a manager saw last; null where none has. */
export async function reviewedVersion(db: Db, offerId: number): Promise<ReviewedVersion | null> {
  const [row] = await db.orm
    .select({ version: offers.versionRevisada })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.version ?? null;
}

// The ones that came later first, then from the beginning again.
const following = {
  name: 'manager_offer_next',
  text: `
    select url_acceso as "urlAcceso" from offers
    where estado = 'pendiente' and id <> $1
    order by (fecha, id) < ($2::timestamptz, $1), fecha, id limit 1`,
};

/** The next offer that waits after this one. */
export async function nextPending(db: Db, { id, fecha }: OfferRecord): Promise<string | null> {
  const [row] = await db.query<{ urlAcceso: string }>(following, [id, fecha]);
  return row?.urlAcceso ?? null;
}

export async function saveReview(
  db: Db,
  offerId: number,
  values: Partial<typeof offers.$inferInsert>,
): Promise<void> {
  await db.orm.update(offers).set(values).where(eq(offers.id, offerId));
}

interface PendingOffer {
  idoferta: number;
  urlAcceso: string;
  tipo: OfferType;
  titulo: string;
  empresa: string;
  fecha: string;
  revisada: boolean;
}

const pendingPage = {
  name: 'manager_offers',
  text: `
    select o.id as idoferta, o.url_acceso as "urlAcceso", o.tipo, o.titulo, c.nombre_comercial as empresa, o.fecha,
      o.version_revisada is not null as revisada
    from offers o join companies c on c.id = o.company_id
    where o.estado = 'pendiente' order by o.fecha, o.id limit $1 offset $2`,
};

/** Offers that wait, the oldest first. */
export const pendingOffers = (db: Db, limit: number, offset: number): Promise<PendingOffer[]> =>
  db.query(pendingPage, [limit, offset]);
