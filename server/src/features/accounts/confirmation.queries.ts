import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/database.ts';
import { accountLinks, accounts, companyContacts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { students } from '../../db/tables/students.ts';
import { contactRole, loginBeside, loginToTake } from './accounts.rules.ts';
import { replaceTurnedDown } from './sign-up.queries.ts';

/** Registrations whose e-mail is not confirmed yet: they bind nobody, and the next one takes their place. */

/** A student's personal e-mail, with whether it is confirmed. */
export async function personalEmailOf({ orm }: Db, studentId: number) {
  const [row] = await orm
    .select({ email: students.emailPersonal, isConfirmed: students.emailPersonalConfirmado })
    .from(students)
    .where(eq(students.id, studentId));
  return row;
}

/** Uses a link up: the personal e-mail that it was sent to is confirmed. */
export async function confirmPersonal(
  { orm }: Db,
  { accountId, secretoHash }: { accountId: number; secretoHash: string },
  now: Date,
): Promise<void> {
  await orm.update(accountLinks).set({ usado: now }).where(eq(accountLinks.secretoHash, secretoHash));
  await orm.update(students).set({ emailPersonalConfirmado: true }).where(eq(students.id, accountId));
}

const unconfirmed = isNotNull(accounts.emailSinConfirmar);
const sweptAtOnce = 200;
const ofLogin = (usuario: string) => inArray(accounts.usuario, [usuario, loginBeside(usuario)]);

/** The accounts with this login, of any kind, whose e-mail is to be confirmed. */
export async function unconfirmedWith({ orm }: Db, usuario: string): Promise<number[]> {
  const rows = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ofLogin(usuario), unconfirmed));
  return rows.map(({ id }) => id);
}

/** Deletes what somebody registered before with this e-mail or this identity number, and never confirmed. */
export async function replaceUnconfirmed(
  db: Db,
  { userType, usuario, dni }: { userType: 'Alumno' | 'Empresa'; usuario: string; dni?: string },
): Promise<void> {
  const sameLogin = and(eq(accounts.userType, userType), ofLogin(usuario));
  const ofNumber = db.orm
    .select({ id: students.id })
    .from(students)
    .where(eq(students.dni, dni ?? ''));
  await deleteUnconfirmed(db, dni === undefined ? sameLogin : or(sameLogin, inArray(accounts.id, ofNumber)));
}

/**
 * Deletes the registrations that were not confirmed since before this moment, but those of people who have a link still
 * to follow.
 */
export async function sweepUnconfirmed(database: Database, before: Date, now: Date): Promise<void> {
  const old = and(
    lt(accounts.emailSinConfirmar, before),
    sql`not exists (select from account_links l where l.account_id = ${accounts.id} and l.uso = 'confirmar'
      and l.usado is null and l.caduca > ${now.toISOString()})`,
  );
  let deleted: number;
  do deleted = await database.transaction((db) => deleteUnconfirmed(db, old));
  while (deleted === sweptAtOnce);
}

/** Deletes some of these unconfirmed accounts, and the companies that they alone have asked for; gives how many. */
async function deleteUnconfirmed({ orm }: Db, which: SQL | undefined): Promise<number> {
  const rows = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(unconfirmed, which))
    .orderBy(accounts.id)
    .limit(sweptAtOnce)
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const asked = orm
    .select({ id: companyContacts.companyId })
    .from(companyContacts)
    .where(inArray(companyContacts.accountId, ids));
  // Before it is looked who else speaks for them: a contact who joins one meanwhile waits, or is seen.
  const locked = await orm
    .select({ id: companies.id, motivoRechazo: companies.motivoRechazo })
    .from(companies)
    .where(and(inArray(companies.id, asked), eq(companies.estado, 'pendiente')))
    .orderBy(companies.id)
    .for('update');
  await orm.delete(accounts).where(inArray(accounts.id, ids));
  for (const company of locked) await leaveCompany(orm, company);
  return ids.length;
}

/** What becomes of a company that waits when somebody who had asked for it is gone. */
async function leaveCompany(
  orm: Db['orm'],
  { id, motivoRechazo }: { id: number; motivoRechazo: string | null },
): Promise<void> {
  const contacts = await orm
    .select({
      stays: sql<boolean>`${companyContacts.activo} or ${companyContacts.solicitado} is not null or ${accounts.emailSinConfirmar} is not null`,
    })
    .from(companyContacts)
    .innerJoin(accounts, eq(accounts.id, companyContacts.accountId))
    .where(eq(companyContacts.companyId, id));
  if (contacts.length === 0 && motivoRechazo === null)
    await orm.delete(companies).where(eq(companies.id, id));
  // It had been turned down before, and nobody asks for it any more.
  else if (!contacts.some(({ stays }) => stays))
    await orm.update(companies).set({ estado: 'rechazada' }).where(eq(companies.id, id));
}

/**
 * Has a registration that waited beside an account take its place, now that the e-mail is known to be theirs; false
 * where that account has come to open something meanwhile, or was blocked.
 */
async function takePlace(db: Db, accountId: number): Promise<boolean> {
  const { orm } = db;
  const ofAccount = eq(accounts.id, accountId);
  const [own] = await orm.select({ usuario: accounts.usuario }).from(accounts).where(ofAccount);
  const usuario = own && loginToTake(own.usuario);
  if (usuario === undefined) return true;
  await replaceTurnedDown(db, usuario);
  const stays = and(eq(accounts.userType, 'Empresa'), eq(accounts.usuario, usuario));
  if ((await orm.$count(accounts, stays)) > 0) return false;
  await orm.update(accounts).set({ usuario }).where(ofAccount);
  return true;
}

/**
 * Uses a link up: the e-mail of its account is confirmed, and its owner waits for a manager from now on. Gives the
 * companies that a contact has asked for, and whether they speak for them; undefined where the account that they were
 * to take the place of is not given up any more.
 */
export async function confirm(
  db: Db,
  { accountId, secretoHash }: { accountId: number; secretoHash: string },
  now: Date,
): Promise<{ empresa: string; speaks: boolean }[] | undefined> {
  const { orm } = db;
  if (!(await takePlace(db, accountId))) return undefined;
  const companiesAsked: { empresa: string; speaks: boolean }[] = [];
  await orm.update(accountLinks).set({ usado: now }).where(eq(accountLinks.secretoHash, secretoHash));
  await orm.update(accounts).set({ emailSinConfirmar: null }).where(eq(accounts.id, accountId));
  const asked = await orm
    .select({ id: companies.id, estado: companies.estado, empresa: companies.nombreComercial })
    .from(companies)
    .innerJoin(companyContacts, eq(companyContacts.companyId, companies.id))
    .where(eq(companyContacts.accountId, accountId))
    .for('update', { of: companies });
  for (const { id, estado, empresa } of asked) {
    const active = await orm
      .select({ id: companyContacts.id })
      .from(companyContacts)
      .where(and(eq(companyContacts.companyId, id), eq(companyContacts.activo, true)))
      .limit(1);
    const speaks = contactRole({ estado, conContacto: active.length > 0 }) === 'speaks';
    await orm
      .update(companyContacts)
      .set(speaks ? { activo: true } : { solicitado: now })
      .where(and(eq(companyContacts.accountId, accountId), eq(companyContacts.companyId, id)));
    if (speaks && estado === 'rechazada')
      await orm.update(companies).set({ estado: 'pendiente' }).where(eq(companies.id, id));
    companiesAsked.push({ empresa, speaks });
  }
  return companiesAsked;
}
