import type { ActedOn, ManagerAct } from '@portal/contract/audit';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { managerActsLog } from '../../db/tables/audit.ts';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';

const maxShown = 50;

type Manager = Pick<Ctx<ManagerSession>, 'db' | 'session' | 'now'>;

/** Notes what a manager did, in the transaction in which it is done. */
export async function recordAct(
  { db, session, now }: Manager,
  tipo: ActedOn,
  objeto: string | number,
  acto: ManagerAct,
): Promise<void> {
  const act = { gestorId: session.accountId, tipo, objeto: String(objeto), acto, fecha: now() };
  await db.orm.insert(managerActsLog).values(act).onConflictDoNothing();
}

/** Notes the same act on many accounts, done by a manager in a job. */
export async function recordActOnAccounts(
  { orm }: Db,
  accountIds: readonly number[],
  act: { gestorId: number; acto: ManagerAct; fecha: Date },
): Promise<void> {
  for (let at = 0; at < accountIds.length; at += 5_000) {
    const some = accountIds.slice(at, at + 5_000);
    await orm
      .insert(managerActsLog)
      .values(some.map((id) => ({ ...act, tipo: 'cuenta' as const, objeto: String(id) })));
  }
}

/** What managers did to something, the newest first. */
export async function actsOn({ orm }: Db, { tipo, objeto }: { tipo: ActedOn; objeto: string }) {
  const { acto, fecha, id } = managerActsLog;
  const rows = await orm
    .select({
      acto,
      fecha,
      gestor: sql<string | null>`trim(${accounts.nombre} || ' ' || ${accounts.apellidos})`,
    })
    .from(managerActsLog)
    .leftJoin(accounts, eq(accounts.id, managerActsLog.gestorId))
    .where(and(eq(managerActsLog.tipo, tipo), eq(managerActsLog.objeto, objeto)))
    .orderBy(desc(id))
    .limit(maxShown);
  return rows.map((row) => ({ ...row, fecha: row.fecha.toISOString() }));
}
