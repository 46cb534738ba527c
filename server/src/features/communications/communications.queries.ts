import type { audiences } from '@portal/contract/communications';
import { and, count, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { communications } from '../../db/tables/communications.ts';
import type { KeptTexts } from './communications.rules.ts';

type Audience = (typeof audiences)[number];

export interface Written {
  destinatarios: Audience;
  fechaDesde: string;
  fechaHasta: string | null;
  enlace: string | null;
  textos: KeptTexts;
}

const columns = {
  id: communications.id,
  destinatarios: communications.destinatarios,
  fechaDesde: communications.fechaDesde,
  fechaHasta: communications.fechaHasta,
  enlace: communications.enlace,
  textos: communications.textos,
  version: communications.version,
  modificada: communications.modificada,
};

/** As in the index ('nulls last'), which otherwise cannot give them in this order. */
const newestFirst = sql`${communications.fechaDesde} desc nulls last, ${communications.id} desc nulls last`;

/** What this role may read on this day, the newest first. */
export const shownTo = ({ orm }: Db, role: 'Alumno' | 'Empresa', today: string, most: number) =>
  orm
    .select(columns)
    .from(communications)
    .where(
      and(
        inArray(communications.destinatarios, [role, 'todos']),
        lte(communications.fechaDesde, today),
        or(isNull(communications.fechaHasta), gte(communications.fechaHasta, today)),
      ),
    )
    .orderBy(newestFirst)
    .limit(most);

/** A page of all of them. */
export const pageOf = ({ orm }: Db, limit: number, offset: number) =>
  orm.select(columns).from(communications).orderBy(newestFirst).limit(limit).offset(offset);

export async function countAll({ orm }: Db): Promise<number> {
  const [row] = await orm.select({ n: count() }).from(communications);
  return Number(row?.n ?? 0);
}

export async function communicationOf({ orm }: Db, id: number) {
  const [row] = await orm.select(columns).from(communications).where(eq(communications.id, id));
  return row;
}

/** Adds it, or finds the one that was sent with this key before. */
export async function insertOnce(
  { orm }: Db,
  claveEnvio: string,
  written: Written,
  now: Date,
): Promise<number | undefined> {
  const [added] = await orm
    .insert(communications)
    .values({ claveEnvio, ...written, creada: now, modificada: now })
    .onConflictDoNothing()
    .returning({ id: communications.id });
  if (added) return added.id;
  const [known] = await orm
    .select({ id: communications.id })
    .from(communications)
    .where(eq(communications.claveEnvio, claveEnvio));
  return known?.id;
}

/** Changes it if it still is this version; the new version, or nothing where it is another one or gone. */
export async function update(
  { orm }: Db,
  id: number,
  version: number,
  written: Written,
  now: Date,
): Promise<number | undefined> {
  const [changed] = await orm
    .update(communications)
    .set({ ...written, version: sql`${communications.version} + 1`, modificada: now })
    .where(and(eq(communications.id, id), eq(communications.version, version)))
    .returning({ version: communications.version });
  return changed?.version;
}

export async function remove({ orm }: Db, id: number): Promise<void> {
  await orm.delete(communications).where(eq(communications.id, id));
}
