import type { ActedOn, ManagerAct } from '@portal/contract/audit';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { managerActsLog } from '../../db/tables/audit.ts';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession, ManagerSession } from '../../http/session.ts';

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

const onceADay = {
  name: 'manager_act_once_a_day',
  text: `
    insert into manager_acts (gestor_id, tipo, objeto, acto, fecha)
    select $1::integer, $2::text, o.objeto, $4::text, $5::timestamptz from unnest($3::text[]) o (objeto)
    where not exists (
      select from manager_acts a
      where a.gestor_id = $1::integer and a.tipo = $2::text and a.objeto = o.objeto and a.acto = $4::text
        and a.fecha > $5::timestamptz - interval '1 day')`,
};

/** Notes that a manager has read something: once a day, however often it is opened. */
export const recordReading = (
  ctx: Manager,
  tipo: ActedOn,
  objeto: string | number,
  acto: ManagerAct,
): Promise<void> => recordReadings(ctx, tipo, [objeto], acto);

/** The same of several things that one list shows. */
export async function recordReadings(
  { db, session, now }: Manager,
  tipo: ActedOn,
  objetos: readonly (string | number)[],
  acto: ManagerAct,
): Promise<void> {
  const named = [...new Set(objetos.map(String))];
  await db.query(onceADay, [session.accountId, tipo, named, acto, now().toISOString()]);
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
