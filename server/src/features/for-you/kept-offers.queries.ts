import type { DismissalReason } from '@portal/contract/for-you';
import { maxSeenOffers } from '@portal/contract/for-you';
import type { OfferType } from '@portal/contract/offer-fields';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { dismissedOffers, seenOffers } from '../../db/tables/for-you.ts';
import { expectOne, notExpired, type Reader } from '../offers/offer-sql.queries.ts';
import { cardHead, cardTables, cardTail, ownState } from '../student-offers/student-offers.queries.ts';

/** The offers that a student put aside, and those that were opened last. */

/** The open offer with address $2 of one of the types $3, on the day $4. */
const openOffer = `
  select o.id from offers o join offer_search s on s.offer_id = o.id
  where o.url_acceso = $2 and s.tipo = any($3::text[]) and ${notExpired('s', '$4')}`;

interface Kept {
  urlOferta: string;
  tipos: readonly OfferType[];
  today: string;
  now: Date;
}

const valuesOf = (studentId: number, { urlOferta, tipos, today, now }: Kept) => [
  studentId,
  urlOferta,
  tipos,
  today,
  now.toISOString(),
];

const dismiss = {
  name: 'dismissed_add',
  text: `
    insert into dismissed_offers (student_id, offer_id, fecha, motivo)
    select $1, id, $5::timestamptz, $6 from (${openOffer}) offer
    on conflict (student_id, offer_id) do update set motivo = excluded.motivo
    returning offer_id`,
};

/** Puts an open offer aside; false where there is no such offer. */
export const insertDismissed = async (
  db: Db,
  studentId: number,
  { motivo, ...kept }: Kept & { motivo: DismissalReason | null },
): Promise<boolean> => (await db.query(dismiss, [...valuesOf(studentId, kept), motivo])).length > 0;

const restore = {
  name: 'dismissed_delete',
  text: `
    with offer as (select id from offers where url_acceso = $2), gone as (
      delete from dismissed_offers d using offer where d.student_id = $1 and d.offer_id = offer.id)
    select id from offer`,
};

/** Takes that back, where it was so; false where there is no such offer. */
export const deleteDismissed = async (db: Db, studentId: number, urlOferta: string): Promise<boolean> =>
  (await db.query(restore, [studentId, urlOferta])).length > 0;

const card = (language: string) => `${cardHead(language)} || ${ownState(language)} || ${cardTail}`;

const dismissedPage = {
  name: 'dismissed_page',
  text: `
    with own as materialized (
      select s.offer_id, s.id_isla, d.motivo, d.fecha
      from dismissed_offers d join offer_search s on s.offer_id = d.offer_id
      where d.student_id = $1 and s.tipo = any($3::text[]) and ${notExpired('s', '$4')}
    )
    select (select count(*)::integer from own) as "numTotal",
      '[' || coalesce(string_agg('{"oferta":' || card || ',"motivo":' || coalesce(to_json(motivo)::text, 'null')
        || ',"fecha":' || to_json(fecha) || '}', ',' order by fecha desc, offer_id desc), '') || ']' as ofertas
    from (
      select s.offer_id, s.motivo, s.fecha, ${card('$2')} as card
      from (select * from own order by fecha desc, offer_id desc limit $5 offset $6) s ${cardTables('$1')}
    ) card`,
};

/** The open offers that the student put aside, as JSON, the last one first. */
export const readDismissed = async (
  db: Db,
  { studentId, language, today }: Reader,
  tipos: readonly OfferType[],
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ ofertas: string; numTotal: number }> =>
  expectOne(
    await db.query<{ ofertas: string; numTotal: number }>(dismissedPage, [
      studentId,
      language,
      tipos,
      today,
      porPagina,
      (pagina - 1) * porPagina,
    ]),
  );

// What the statement adds it does not see itself: of the others one less is kept. Two in one millisecond, or a clock that
// was set back, leave the last one the latest.
const see = {
  name: 'seen_add',
  text: `
    with offer as materialized (${openOffer}), old as (
      delete from seen_offers v using (
        select offer_id from seen_offers
        where student_id = $1 and offer_id <> (select id from offer)
        order by fecha desc, offer_id desc offset ${maxSeenOffers - 1}) more
      where v.student_id = $1 and v.offer_id = more.offer_id
    )
    insert into seen_offers (student_id, offer_id, fecha)
    select $1, id, greatest($5::timestamptz,
      (select max(fecha) + interval '1 microsecond' from seen_offers where student_id = $1)) from offer
    on conflict (student_id, offer_id) do update set fecha = excluded.fecha
    returning offer_id`,
};

/** Notes that an open offer was opened, in the place of the oldest of many; false where there is no such offer. */
export const insertSeen = async (db: Db, studentId: number, kept: Kept): Promise<boolean> =>
  (await db.query(see, valuesOf(studentId, kept))).length > 0;

const seenCards = {
  name: 'seen_cards',
  text: `
    select '[' || coalesce(string_agg(card, ',' order by fecha desc, offer_id desc), '') || ']' as ofertas
    from (
      select v.offer_id, v.fecha, ${card('$2')} as card
      from seen_offers v join offer_search s on s.offer_id = v.offer_id ${cardTables('$1')}
      where v.student_id = $1 and s.tipo = any($3::text[]) and ${notExpired('s', '$4')}
    ) card`,
};

/** The cards of those of them that are still open, as JSON, the last one first. */
export const readSeen = async (
  db: Db,
  { studentId, language, today }: Reader,
  tipos: readonly OfferType[],
): Promise<string> =>
  expectOne(await db.query<{ ofertas: string }>(seenCards, [studentId, language, tipos, today])).ofertas;

export async function deleteSeen({ orm }: Db, studentId: number): Promise<void> {
  await orm.delete(seenOffers).where(eq(seenOffers.studentId, studentId));
}

/** Deletes what was put aside and opened before these moments. */
export async function deleteOld({ orm }: Db, before: { dismissed: Date; seen: Date }): Promise<void> {
  await orm.delete(dismissedOffers).where(lt(dismissedOffers.fecha, before.dismissed));
  await orm.delete(seenOffers).where(lt(seenOffers.fecha, before.seen));
}

/** Deletes all that these students put aside and opened. */
export async function eraseKept({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(dismissedOffers).where(inArray(dismissedOffers.studentId, [...studentIds]));
  await orm.delete(seenOffers).where(inArray(seenOffers.studentId, [...studentIds]));
}
