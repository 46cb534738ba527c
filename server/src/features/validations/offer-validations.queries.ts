import type { OfferType } from '@portal/contract/offer-fields';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { offers, type ReviewedVersion } from '../../db/tables/offers.ts';
import type { OfferRecord } from '../offers/offers.queries.ts';

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
