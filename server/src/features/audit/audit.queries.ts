import type { ActedOn, ManagerAct } from '@portal/contract/audit';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { managerActsLog } from '../../db/tables/audit.ts';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession, ManagerSession } from '../../http/session.ts';
import { institutionAccessesTo } from '../data-accesses/data-accesses.queries.ts';

const maxShown = 50;

type Manager = Pick<Ctx<ManagerSession>, 'db' | 'session' | 'now'>;
type Contact = Pick<Ctx<CompanySession>, 'db' | 'session' | 'now'>;

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

/** Notes that a contact changed the IBAN of its company, which the institution alone reads; the number is not noted. */
export async function recordIbanChange({ db, session, now }: Contact): Promise<void> {
  await db.orm.insert(managerActsLog).values({
    gestorId: session.accountId,
    tipo: 'empresa',
    objeto: String(session.companyId),
    acto: 'ibanModificado',
    fecha: now(),
  });
}

const onMany = {
  name: 'manager_act_on_many',
  text: `
    insert into manager_acts (gestor_id, tipo, objeto, acto, fecha)
    select $1::integer, $2::text, o.objeto, $4::text, $5::timestamptz from unnest($3::text[]) o (objeto)`,
};

type ActOnMany = { gestorId: number; acto: ManagerAct; fecha: Date };

/** Notes the same act on many things of a kind, done by a manager in a job. */
export async function recordActOnMany(
  db: Db,
  tipo: ActedOn,
  ids: readonly number[],
  { gestorId, acto, fecha }: ActOnMany,
): Promise<void> {
  // One parameter for all: rows of parameters, built for thousands, keep the process from answering others.
  await db.query(onMany, [gestorId, tipo, ids.map(String), acto, fecha.toISOString()]);
}

export const recordActOnAccounts = (db: Db, accountIds: readonly number[], act: ActOnMany): Promise<void> =>
  recordActOnMany(db, 'cuenta', accountIds, act);

const wordOf = {
  consulta: 'datosConsultados',
  reservados: 'reservadosConsultados',
  exportacion: 'datosExportados',
} as const;

/** What managers did to something, the newest first; of an account also who read or exported a student's data. */
export async function actsOn(db: Db, { tipo, objeto }: { tipo: ActedOn; objeto: string }) {
  const { acto, fecha, id } = managerActsLog;
  const rows = await db.orm
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
  const acts = rows.map((row) => ({ ...row, fecha: row.fecha.toISOString() }));
  if (tipo !== 'cuenta' || !/^\d{1,9}$/.test(objeto)) return acts;
  const reads = await institutionAccessesTo(db, Number(objeto), maxShown);
  return [...acts, ...reads.map(({ hecho, ...read }) => ({ ...read, acto: wordOf[hecho] }))]
    .sort((one, other) => other.fecha.localeCompare(one.fecha))
    .slice(0, maxShown);
}
