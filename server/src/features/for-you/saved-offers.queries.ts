import type { OfferType } from '@portal/contract/offer-fields';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { savedOffers } from '../../db/tables/for-you.ts';
import { students } from '../../db/tables/students.ts';
import { expectOne, notExpired } from '../offers/offer-sql.queries.ts';

/** The offers that a student saved to come back to. */

/** How many offers the student has saved. Locks the student, so that two that are saved at once are counted in turn. */
export async function countLocked({ orm }: Db, studentId: number): Promise<number> {
  await orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  return orm.$count(savedOffers, eq(savedOffers.studentId, studentId));
}

const toSave = {
  name: 'saved_find',
  text: `
    select o.id,
      exists (select from saved_offers v where v.student_id = $1 and v.offer_id = o.id) as "isSaved",
      exists (
        select from offer_search s
        where s.offer_id = o.id and s.tipo = any($3::text[]) and ${notExpired('s', '$4')}) as "isOpen"
    from offers o where o.url_acceso = $2`,
};

interface ToSave {
  id: number;
  isSaved: boolean;
  /** Open, and of one of the types that the student sees. */
  isOpen: boolean;
}

/** The offer with this address, open or not. */
export async function findToSave(
  db: Db,
  studentId: number,
  { urlOferta, tipos, today }: { urlOferta: string; tipos: readonly OfferType[]; today: string },
): Promise<ToSave | undefined> {
  const [offer] = await db.query<ToSave>(toSave, [studentId, urlOferta, tipos, today]);
  return offer;
}

/** Adds an offer to the saved ones. */
export async function insertSaved({ orm }: Db, row: typeof savedOffers.$inferInsert): Promise<void> {
  await orm.insert(savedOffers).values(row);
}

const forget = {
  name: 'saved_delete',
  text: `
    with offer as (select id from offers where url_acceso = $2), gone as (
      delete from saved_offers v using offer where v.student_id = $1 and v.offer_id = offer.id)
    select id from offer`,
};

/** Removes an offer from the saved ones, open or not; false where there is no such offer. */
export const deleteSaved = async (db: Db, studentId: number, urlOferta: string): Promise<boolean> =>
  (await db.query(forget, [studentId, urlOferta])).length > 0;

const urls = {
  name: 'saved_urls',
  text: `
    select o.url_acceso as url from saved_offers v join offers o on o.id = v.offer_id
    where v.student_id = $1 and o.tipo = any($2::text[]) order by v.fecha desc, v.offer_id desc`,
};

/** The addresses of the saved offers of these types, the last one first. */
export async function readSavedUrls(
  db: Db,
  studentId: number,
  tipos: readonly OfferType[],
): Promise<string[]> {
  return (await db.query<{ url: string }>(urls, [studentId, tipos])).map(({ url }) => url);
}

const page = {
  name: 'saved_page',
  text: `
    with own as materialized (
      select v.offer_id, v.fecha from saved_offers v join offers o on o.id = v.offer_id
      where v.student_id = $1 and o.tipo = any($2::text[])
    )
    select (select count(*)::integer from own) as "numTotal",
      coalesce(json_agg(one order by fecha desc, offer_id desc), '[]')::text as ofertas
    from (
      select s.fecha, s.offer_id, json_build_object(
        'urlAcceso', o.url_acceso, 'tipo', o.tipo, 'titulo', o.titulo,
        'empresa', case when o.ocultar_datos_empresa then null else c.nombre_comercial end,
        'fechaCaducidad', o.fecha_caducidad,
        'abierta', exists (select from offer_search f where f.offer_id = o.id and ${notExpired('f', '$3')}),
        'fecha', s.fecha) as one
      from (select * from own order by fecha desc, offer_id desc limit $4 offset $5) s
        join offers o on o.id = s.offer_id join companies c on c.id = o.company_id
    ) shown`,
};

/** The saved offers of these types, as JSON, the last one first. */
export const readSaved = async (
  db: Db,
  { studentId, today }: { studentId: number; today: string },
  tipos: readonly OfferType[],
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ ofertas: string; numTotal: number }> =>
  expectOne(
    await db.query<{ ofertas: string; numTotal: number }>(page, [
      studentId,
      tipos,
      today,
      porPagina,
      (pagina - 1) * porPagina,
    ]),
  );

/** Deletes what was saved before this moment. */
export async function deleteOldSaved({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(savedOffers).where(lt(savedOffers.fecha, before));
}

/** Deletes all that these students saved. */
export async function eraseSaved({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(savedOffers).where(inArray(savedOffers.studentId, [...studentIds]));
}
