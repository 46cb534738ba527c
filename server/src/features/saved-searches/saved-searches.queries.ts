import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import type { AlertFrequency, SavedSearch } from '@portal/contract/saved-searches';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { constraintOf, type Db } from '../../db/database.ts';
import { savedSearches, searchAlerts } from '../../db/tables/saved-searches.ts';
import { students } from '../../db/tables/students.ts';
import { notExpired } from '../offers/offer-sql.queries.ts';

const list = {
  name: 'saved_searches',
  text: `
    select b.id, b.tipo, b.nombre, b.filtros, b.alerta, b.creada, (
      select count(*)::integer from offer_search s
      where s.tipo = b.tipo and s.vector @@ b.consulta and ${notExpired('s', '$2')}
        and (b.remuneracion_minima is null or s.remuneracion >= b.remuneracion_minima)) as "numTotal"
    from saved_searches b where b.student_id = $1 order by b.creada desc, b.id desc`,
};

const countFitting = {
  name: 'saved_searches_fitting',
  text: `
    select b.id, (
      select count(*)::integer from offer_search s
      where s.tipo = b.tipo and s.vector @@ b.consulta and ${notExpired('s', '$2')}
        and (b.remuneracion_minima is null or s.remuneracion >= b.remuneracion_minima)
        and s.offer_id in (select unnest($4::integer[]))) as "numTotal"
    from saved_searches b where b.student_id = $1 and b.tipo = $3`,
};

/** How many open offers match each of the student's searches of a type, among these offers alone. */
export const countsAmong = (
  db: Db,
  { studentId, today, tipo }: { studentId: number; today: string; tipo: OfferType },
  among: readonly number[],
): Promise<{ id: number; numTotal: number }[]> => db.query(countFitting, [studentId, today, tipo, among]);

/** The student's saved searches, each with how many open offers match it on this day. */
export const searchesOf = (db: Db, studentId: number, today: string): Promise<SavedSearch[]> =>
  db.query<SavedSearch>(list, [studentId, today]);

interface NewSearch {
  studentId: number;
  tipo: OfferType;
  nombre: string;
  filtros: OfferFilters;
  alerta: AlertFrequency;
  clave: string;
  creada: Date;
}

/** How many searches the student has saved. Nobody else saves one of theirs until the transaction ends. */
export async function countLocked({ orm }: Db, studentId: number): Promise<number> {
  await orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  const [row] = await orm
    .select({ n: count() })
    .from(savedSearches)
    .where(eq(savedSearches.studentId, studentId));
  return row?.n ?? 0;
}

/** The student's search of this type and name. */
export async function findByName(
  { orm }: Db,
  { studentId, tipo, nombre }: Pick<NewSearch, 'studentId' | 'tipo' | 'nombre'>,
) {
  const [found] = await orm
    .select({ id: savedSearches.id, filtros: savedSearches.filtros, alerta: savedSearches.alerta })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.studentId, studentId),
        eq(savedSearches.tipo, tipo),
        sql`lower(${savedSearches.nombre}) = lower(${nombre})`,
      ),
    );
  return found;
}

export async function insertSearch({ orm }: Db, search: NewSearch): Promise<number> {
  const { tipo, filtros } = search;
  const [row] = await orm
    .insert(savedSearches)
    .values({
      ...search,
      consulta: sql`portal_saved_search(${JSON.stringify(filtros)}::jsonb, ${tipo})`,
      remuneracionMinima: filtros.remuneracionMinima ?? null,
    })
    .returning({ id: savedSearches.id });
  if (!row) throw new Error('a search was not saved');
  return row.id;
}

/** Whether a write failed because the student has another search of this type and name. */
export const isNameTaken = (error: unknown): boolean => constraintOf(error) === 'saved_searches_name';

const own = (studentId: number, id: number) =>
  and(eq(savedSearches.id, id), eq(savedSearches.studentId, studentId));

/** Changes one of the student's own searches; false where there is no such search. */
export async function updateSearch(
  { orm }: Db,
  studentId: number,
  id: number,
  { nombre, alerta }: { nombre?: string | undefined; alerta?: AlertFrequency | undefined },
): Promise<boolean> {
  const changed = await orm
    .update(savedSearches)
    // Set to itself where nothing is sent, so that an unknown key is refused all the same.
    .set({ nombre: nombre ?? sql`nombre`, alerta: alerta ?? sql`alerta` })
    .where(own(studentId, id))
    .returning({ id: savedSearches.id });
  if (alerta === 'ninguna' && changed.length > 0) await forgetWaiting({ orm }, [id]);
  return changed.length > 0;
}

/** Deletes one of the student's own searches; false where there is no such search. */
export async function deleteSearch({ orm }: Db, studentId: number, id: number): Promise<boolean> {
  const gone = await orm.delete(savedSearches).where(own(studentId, id)).returning({ id: savedSearches.id });
  return gone.length > 0;
}

/** What was still to be told of these searches is not told any more. */
const forgetWaiting = ({ orm }: Pick<Db, 'orm'>, ids: readonly number[]) =>
  orm.delete(searchAlerts).where(and(inArray(searchAlerts.searchId, [...ids]), isNull(searchAlerts.lote)));

/** The searches that have one of these keys. */
export const searchesByKey = ({ orm }: Db, keys: readonly string[]) =>
  orm
    .select({ id: savedSearches.id, nombre: savedSearches.nombre, alerta: savedSearches.alerta })
    .from(savedSearches)
    .where(inArray(savedSearches.clave, [...keys]))
    .orderBy(savedSearches.nombre);

/** Stops the alerts of the searches with these keys; false if none of them exists. */
export async function stopAlertsOf({ orm }: Db, keys: readonly string[]): Promise<boolean> {
  const stopped = await orm
    .update(savedSearches)
    .set({ alerta: 'ninguna' })
    .where(inArray(savedSearches.clave, [...keys]))
    .returning({ id: savedSearches.id });
  const ids = stopped.map(({ id }) => id);
  if (ids.length > 0) await forgetWaiting({ orm }, ids);
  return ids.length > 0;
}

/** Deletes all that these students have saved. */
export async function eraseSearches({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(savedSearches).where(inArray(savedSearches.studentId, [...studentIds]));
}
