import { type Language, languageIds } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { SessionData } from '@portal/contract/session';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts, companyContacts, loginAttempts, sessions } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import type { AccountAccess, Attempts, CompanyAccess } from './session.rules.ts';

/** What of an account decides whether it is let in. */
export const accountStateColumns = {
  id: accounts.id,
  userType: accounts.userType,
  estado: accounts.estado,
  sinConfirmar: sql<boolean>`${accounts.emailSinConfirmar} is not null`,
};

const loginAccount = {
  name: 'login_account',
  text: `
    select id, user_type as "userType", estado, email_sin_confirmar is not null as "sinConfirmar",
      password_hash as "passwordHash"
    from accounts where user_type = $1 and usuario = $2`,
};

type LoginAccount = AccountAccess & { id: number; userType: Role; passwordHash: string | null };

export async function findAccount(
  db: Db,
  userType: Role,
  usuario: string,
): Promise<LoginAccount | undefined> {
  const [found] = await db.query<LoginAccount>(loginAccount, [userType, usuario]);
  return found;
}

// As JSON: of an array the database would count the items, and plan anew each time.
const attemptsOf = {
  name: 'login_attempts',
  text: `
    select clave, fallos, desde, bloqueada_hasta as "bloqueadaHasta" from login_attempts
    where clave in (select json_array_elements_text($1::json))`,
};

interface AttemptsRow {
  clave: string;
  fallos: number;
  desde: string;
  bloqueadaHasta: string | null;
}

export async function findAttempts(db: Db, keys: readonly string[]): Promise<Map<string, Attempts>> {
  const rows = await db.query<AttemptsRow>(attemptsOf, [JSON.stringify(keys)]);
  return new Map(
    rows.map(({ clave, fallos, desde, bloqueadaHasta }) => [
      clave,
      { fallos, desde: new Date(desde), bloqueadaHasta: bloqueadaHasta ? new Date(bloqueadaHasta) : null },
    ]),
  );
}

const lockAttempts = { name: 'login_lock', text: 'select pg_advisory_xact_lock(hashtext($1))' };

/** The same, for a change: until the transaction ends nobody else counts on this key. */
export async function lockedAttempts(db: Db, key: string): Promise<Attempts | undefined> {
  await db.query(lockAttempts, [key]);
  return (await findAttempts(db, [key])).get(key);
}

export async function saveAttempts(db: Db, clave: string, attempts: Attempts): Promise<void> {
  await db.orm
    .insert(loginAttempts)
    .values({ clave, ...attempts })
    .onConflictDoUpdate({ target: loginAttempts.clave, set: attempts });
}

export async function forgetAttempts(db: Db, clave: string): Promise<void> {
  await db.orm.delete(loginAttempts).where(eq(loginAttempts.clave, clave));
}

/** Sessions that ended before this moment. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.orm.delete(sessions).where(lt(sessions.caduca, before));
}

/** Counts of failures that began before this moment, and that nobody waits for since then. */
export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  const isOver = or(isNull(loginAttempts.bloqueadaHasta), lt(loginAttempts.bloqueadaHasta, before));
  await db.orm.delete(loginAttempts).where(and(lt(loginAttempts.desde, before), isOver));
}

/** The validated companies that a contact speaks for. */
export async function openCompaniesOf(db: Db, accountId: number) {
  return db.orm
    .select({ idEmpresa: companies.id, nombreComercial: companies.nombreComercial })
    .from(companyContacts)
    .innerJoin(companies, eq(companies.id, companyContacts.companyId))
    .where(
      and(
        eq(companyContacts.accountId, accountId),
        eq(companyContacts.activo, true),
        eq(companies.estado, 'validada'),
      ),
    )
    .orderBy(companies.nombreComercial);
}

/** How a contact stands with each company that it has to do with. */
export async function companyAccess(db: Db, accountId: number): Promise<CompanyAccess[]> {
  return db.orm
    .select({
      estado: companies.estado,
      activo: companyContacts.activo,
      solicitado: sql<boolean>`${companyContacts.solicitado} is not null`,
    })
    .from(companyContacts)
    .innerJoin(companies, eq(companies.id, companyContacts.companyId))
    .where(eq(companyContacts.accountId, accountId));
}

const mark = {
  name: 'login_mark',
  text: `
    update accounts set ultimo_acceso = $3
    where id = $1 and ($2::text is null or password_hash = $2) and estado = 'activa' returning id`,
};

/**
 * Notes a login; false where the account was closed or, where it came by password, has another one by now. Until the transaction ends nobody
 * sets another: doing so ends this session as well.
 */
export async function markAccess(
  db: Db,
  { id, passwordHash }: { id: number; passwordHash?: string | undefined },
  now: Date,
): Promise<boolean> {
  return (await db.query(mark, [id, passwordHash ?? null, now.toISOString()])).length > 0;
}

const homeGraduate = {
  name: 'home_graduate',
  text: `
    select 1 from studies where student_id = $1 and de_la_universidad
    having count(*) > 0 and not bool_or(actual)`,
};

/** Whether somebody has finished studies at this university and none under way there. */
export async function isHomeGraduate(db: Db, accountId: number): Promise<boolean> {
  return (await db.query(homeGraduate, [accountId])).length > 0;
}

export async function setLanguage(db: Db, accountId: number, idioma: Language): Promise<void> {
  await db.orm.update(accounts).set({ idioma }).where(eq(accounts.id, accountId));
}

export async function setTheme(db: Db, accountId: number, modoOscuro: boolean): Promise<void> {
  await db.orm.update(accounts).set({ modoOscuro }).where(eq(accounts.id, accountId));
}

const sessionData = {
  name: 'session_data',
  text: `
    select a.user_type as "userType", a.nombre as name, a.idioma, a.modo_oscuro as "modoOscuro", a.ultimo_acceso is null as "primerAcceso",
      coalesce(s.con_practicas, false) as "conPracticas", coalesce(s.con_empleo, false) as "conEmpleo",
      coalesce(s.solo_ciclos_uax, false) as "soloCiclosUAX",
      coalesce(s.puede_ofertas_practicas, false) as "puedeOfertasPracticas",
      c.id as "idEmpresa", c.nombre_comercial as "nombreComercial",
      (select count(*) > 1 from company_contacts cc where cc.account_id = a.id and cc.activo) as "variasEmpresas"
    from accounts a left join students s on s.id = a.id left join companies c on c.id = $2
    where a.id = $1`,
};

/** What a session tells its owner; the account exists. */
export async function readSessionData(
  db: Db,
  accountId: number,
  companyId: number | null,
): Promise<SessionData> {
  const [row] = await db.query<Omit<SessionData, 'idIdiomaPreferido'> & { idioma: Language | null }>(
    sessionData,
    [accountId, companyId],
  );
  if (!row) throw new Error('an account with a session has gone');
  const { idioma, ...data } = row;
  return { ...data, idIdiomaPreferido: idioma && languageIds[idioma] };
}

const awaiting = {
  name: 'session_awaits_acceptance',
  text: `
    select from accounts a where a.id = $1 and a.user_type <> 'Gestor' and not exists (
      select from data_protection_acceptances d where d.account_id = a.id and d.version = $2)`,
};

/** Whether somebody has still to accept this version of the data-protection text; managers are not asked. */
export async function awaitsAcceptance(db: Db, accountId: number, version: string): Promise<boolean> {
  return (await db.query(awaiting, [accountId, version])).length > 0;
}
