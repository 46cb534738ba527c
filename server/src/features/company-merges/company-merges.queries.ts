import { type MovedThing, undoDays } from '@portal/contract/company-merges';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { companyMerges } from '../../db/tables/company-records.ts';
import { undoneUntil } from './merge.rules.ts';
import { inTheWay, type Part, parts } from './parts.rules.ts';

const dayMs = 24 * 60 * 60 * 1000;
const since = (now: Date) => new Date(now.getTime() - undoDays * dayMs);

/** The merges of a company that can still be undone, the newest first. */
export async function reversibleMerges({ orm }: Db, companyId: number, now: Date) {
  const rows = await orm
    .select({
      id: companyMerges.id,
      fecha: companyMerges.fecha,
      idEmpresa: companies.id,
      nombreComercial: companies.nombreComercial,
      cif: companies.cif,
    })
    .from(companyMerges)
    .innerJoin(companies, eq(companies.id, companyMerges.otraId))
    .where(and(eq(companyMerges.companyId, companyId), gt(companyMerges.fecha, since(now))))
    .orderBy(desc(companyMerges.fecha), desc(companyMerges.id));
  return rows.map(({ id, fecha, ...otra }) => ({
    id,
    otra,
    fecha: fecha.toISOString(),
    hasta: undoneUntil(fecha).toISOString(),
  }));
}

/** Companies for a change, in the order of their numbers, so that two managers never wait for each other. */
export const lockCompanies = ({ orm }: Db, ids: readonly number[]) =>
  orm
    .select()
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(asc(companies.id))
    .for('update');

const counts = {
  name: 'company_merge_counts',
  text: `
    select ${parts
      .map(
        ({ tabla, columna }) => `(select count(*)::integer from ${tabla} where ${columna} = $1) as ${tabla}`,
      )
      .join(', ')},
      (select count(*)::integer from applications a join offers o on o.id = a.offer_id where o.company_id = $1)
        as applications`,
};

/** How much of each thing a company has that would be moved. */
export async function countOf(db: Db, id: number): Promise<{ que: MovedThing; numTotal: number }[]> {
  const [row = {}] = await db.query<Record<string, number>>(counts, [id]);
  const things = [...parts, { tabla: 'applications', que: 'candidaturas' as const }];
  return things.map(({ tabla, que }) => ({ que, numTotal: row[tabla] ?? 0 }));
}

const repeated = {
  name: 'company_merge_repeated',
  text: `
    select distinct t.email from company_contacts t
    where t.company_id = $2 and t.eliminado is null
      and exists (select from company_contacts o where o.company_id = $1 and ${inTheWay('o', 't')})
    order by t.email`,
};

/** The e-mails of contacts that both have. */
export async function repeatedContacts(db: Db, id: number, otherId: number): Promise<string[]> {
  const rows = await db.query<{ email: string }>(repeated, [id, otherId]);
  return rows.map(({ email }) => email);
}

export async function insertMerge({ orm }: Db, merge: typeof companyMerges.$inferInsert): Promise<number> {
  const [row] = await orm.insert(companyMerges).values(merge).returning({ id: companyMerges.id });
  if (!row) throw new Error('a merge was not saved');
  return row.id;
}

/** The merge by which a company went into another one. */
export async function mergeOf({ orm }: Db, companyId: number, otraId: number) {
  const [merge] = await orm
    .select({ id: companyMerges.id })
    .from(companyMerges)
    .where(and(eq(companyMerges.companyId, companyId), eq(companyMerges.otraId, otraId)));
  return merge;
}

/** Which companies a merge joined; undefined if it cannot be undone. */
export async function companiesOfMerge({ orm }: Db, id: number, now: Date) {
  const [merge] = await orm
    .select()
    .from(companyMerges)
    .where(and(eq(companyMerges.id, id), gt(companyMerges.fecha, since(now))));
  return merge;
}

const move = ({ tabla, columna, unless }: Part) => ({
  name: `company_merge_${tabla}`,
  text: `
    with moved as (
      update ${tabla} t set ${columna} = $1 where t.${columna} = $2 ${unless ? `and not (${unless})` : ''} returning t.id)
    insert into company_merge_rows (merge_id, tabla, fila) select $3, '${tabla}', id from moved`,
});

/** Moves all that a company has to another one, and notes row by row what it was. */
export async function moveAll(db: Db, mergeId: number, to: number, from: number): Promise<void> {
  for (const part of parts) await db.query(move(part), [to, from, mergeId]);
}

const inBoth = `programme_adhesions o
    where t.company_id = $1 and o.company_id = $2 and o.programme_id = t.programme_id`;
const rank = (one: string) => `array_position(array['rechazada', 'solicitada', 'aceptada'], ${one}.estado)`;

/** Where both have asked to join a programme and the other company has come further. */
const further = {
  name: 'company_merge_further',
  text: `
    insert into company_merge_rows (merge_id, tabla, fila)
    select $3, 'programme_adhesions.estado', t.id from programme_adhesions t, ${inBoth} and ${rank('o')} > ${rank('t')}
    returning fila`,
};

/** The requests to join that a merge has exchanged, and that no manager has answered since. */
const exchanged = {
  name: 'company_merge_exchanged',
  text: `
    select t.id as fila from company_merge_rows r join company_merges m on m.id = r.merge_id
      join programme_adhesions t on t.id = r.fila
    where r.merge_id = $1 and r.tabla = 'programme_adhesions.estado' and coalesce(t.resuelta, t.creada) <= m.fecha`,
};

const exchange = {
  name: 'company_merge_exchange',
  text: `
    update programme_adhesions t
    set estado = o.estado, motivo = o.motivo, creada = o.creada, resuelta = o.resuelta
    from programme_adhesions o, programme_adhesions own
    where own.id = any($3::integer[]) and own.company_id = $1
      and t.programme_id = own.programme_id and o.programme_id = own.programme_id
      and ((t.company_id = $1 and o.company_id = $2) or (t.company_id = $2 and o.company_id = $1))`,
};

/** Of two requests to join one programme, the company that stays has the one that came further: accepted before waiting. */
export async function keepFurther(db: Db, mergeId: number, to: number, from: number): Promise<void> {
  const rows = await db.query<{ fila: number }>(further, [to, from, mergeId]);
  if (rows.length > 0) await db.query(exchange, [to, from, rows.map(({ fila }) => fila)]);
}

/** Gives each company back the request to join that it had before a merge. */
export async function giveBackFurther(db: Db, mergeId: number, to: number, from: number): Promise<void> {
  const rows = await db.query<{ fila: number }>(exchanged, [mergeId]);
  if (rows.length > 0) await db.query(exchange, [from, to, rows.map(({ fila }) => fila)]);
}

const back = ({ tabla, columna, unless }: Part) => ({
  name: `company_merge_back_${tabla}`,
  text: `
    update ${tabla} t set ${columna} = $1
    from company_merge_rows r
    where r.merge_id = $3 and r.tabla = '${tabla}' and r.fila = t.id and t.${columna} = $2
      ${unless ? `and not (${unless})` : ''}`,
});

/** Internships that began meanwhile follow the offer that they came from, and their documents them. */
const followers = [
  {
    name: 'company_merge_back_new_placements',
    text: `
      update placements p set company_id = $1 from applications a join offers o on o.id = a.offer_id
      where a.id = p.application_id and o.company_id = $1 and p.company_id = $2`,
  },
  {
    name: 'company_merge_back_new_documents',
    text: `
      update company_documents d set company_id = $1 from placements p
      where p.id = d.id_practica and p.company_id = $1 and d.company_id = $2`,
  },
] as const;

/** Gives a company back what was moved of it and is still where it was moved to, and what came of that since. */
export async function moveBack(db: Db, mergeId: number, to: number, from: number): Promise<void> {
  for (const part of parts) await db.query(back(part), [to, from, mergeId]);
  for (const statement of followers) await db.query(statement, [to, from]);
}

export async function updateCompany(
  { orm }: Db,
  id: number,
  values: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await orm.update(companies).set(values).where(eq(companies.id, id));
}

export async function deleteMerge({ orm }: Db, id: number): Promise<void> {
  await orm.delete(companyMerges).where(eq(companyMerges.id, id));
}

/** Forgets what was moved by merges that cannot be undone any more. */
export async function forgetMerges({ orm }: Db, now: Date): Promise<void> {
  await orm.delete(companyMerges).where(lt(companyMerges.fecha, since(now)));
}
