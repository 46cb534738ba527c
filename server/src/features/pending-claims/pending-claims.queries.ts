import type { Claim, Claimable, PendingFilters } from '@portal/contract/pending-claims';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { pendingClaims as claims } from '../../db/tables/validations.ts';

const of = (tipo: Claimable, objeto: string) => and(eq(claims.tipo, tipo), eq(claims.objeto, objeto));

/** The claim of each row of a list as `a`, with its manager as `m`; `objeto` names the row as the claim does. */
export const joinClaim = (tipo: Claimable, objeto: string): string => `
  left join pending_claims a on a.tipo = '${tipo}' and a.objeto = ${objeto}
  left join accounts m on m.id = a.gestor_id`;

/** The claim as the wire has it; `manager` is the parameter of the manager who asks. */
export const claimColumn = (manager: string): string => `
  case when a.gestor_id is not null then json_build_object(
    'nombre', trim(m.nombre || ' ' || m.apellidos), 'esMia', a.gestor_id = ${manager}::integer) end as asignada`;

/** Whether a row is one's own, or nobody's, as `filter` asks. */
export const isClaimedBy = (filter: string, manager: string): string => `
  case ${filter}::text when 'mias' then a.gestor_id = ${manager}::integer when 'libres' then a.gestor_id is null
    else true end`;

/** The words that a list is narrowed down by; null where there is nothing in them to look for. */
export const wordsOf = ({ texto }: PendingFilters): string | null =>
  texto !== undefined && /[\p{L}\p{N}]/u.test(texto) ? texto : null;

/** Who sees to something that waits. */
export async function claimOf(
  { orm }: Db,
  tipo: Claimable,
  objeto: string,
  managerId: number,
): Promise<Claim> {
  const [row] = await orm
    .select({ nombre: accounts.nombre, apellidos: accounts.apellidos, gestorId: claims.gestorId })
    .from(claims)
    .innerJoin(accounts, eq(accounts.id, claims.gestorId))
    .where(of(tipo, objeto));
  return row ? { nombre: `${row.nombre} ${row.apellidos}`.trim(), esMia: row.gestorId === managerId } : null;
}

/** Assigns it to a manager, also where another one has it. */
export async function saveClaim({ orm }: Db, values: typeof claims.$inferInsert): Promise<void> {
  const { gestorId, desde } = values;
  await orm
    .insert(claims)
    .values(values)
    .onConflictDoUpdate({ target: [claims.tipo, claims.objeto], set: { gestorId, desde } });
}

/** Nobody does: of a manager's own claim alone. */
export async function deleteClaim(
  { orm }: Db,
  tipo: Claimable,
  objeto: string,
  gestorId: number,
): Promise<void> {
  await orm.delete(claims).where(and(of(tipo, objeto), eq(claims.gestorId, gestorId)));
}

/** What has been decided is claimed by nobody. */
export async function settleClaim({ orm }: Db, tipo: Claimable, objeto: string): Promise<void> {
  await orm.delete(claims).where(of(tipo, objeto));
}

/** Claims that nobody has acted upon for so long that they say nothing any more. */
export async function deleteOldClaims({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(claims).where(lt(claims.desde, before));
}
