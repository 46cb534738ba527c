import type { Language } from '@portal/contract/languages';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accountLinks, accounts } from '../../db/tables/accounts.ts';
import type { Link, LinkOwner, LinkUse } from './accounts.rules.ts';

export interface Account extends LinkOwner {
  readonly id: number;
  readonly usuario: string;
  readonly email: string;
  readonly idioma: Language | null;
  readonly passwordHash: string | null;
  readonly nombre: string;
  readonly apellidos: string;
  /** Of the companies that a contact speaks for. */
  readonly empresas: readonly string[];
}

const selectAccount = `
  select a.id, a.user_type as "userType", a.usuario, a.email, a.idioma, a.estado, a.password_hash as "passwordHash", a.nombre, a.apellidos,
    array(select c.nombre_comercial from company_contacts cc join companies c on c.id = cc.company_id
      where cc.account_id = a.id and cc.activo) as empresas,
    exists (select from account_identities i where i.account_id = a.id) as "conAccesoUnico",
    a.password_hash is not null as "conPassword", a.email_sin_confirmar is not null as "sinConfirmar",
    exists (select from company_contacts cc join companies c on c.id = cc.company_id
      where cc.account_id = a.id and (cc.activo or cc.invitado is not null) and c.estado = 'validada') as "conEmpresa"
  from accounts a where a.id = $1`;

const findOne = { name: 'account', text: selectAccount };
const lockOne = { name: 'account_lock', text: `${selectAccount} for no key update of a` };

/** An account by its id. */
export async function findAccountById(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.query<Account>(findOne, [id]);
  return account;
}

/**
 * The same, for a change: a call that sets its password, makes it a link or begins a session with one waits. All lock
 * the account before its links and sessions, so that no two wait for each other.
 */
export async function lockAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.query<Account>(lockOne, [id]);
  return account;
}

const contacts = {
  name: 'account_contacts',
  text: `
    select cc.account_id as "accountId" from company_contacts cc join companies c on c.id = cc.company_id
    where c.id = (select coalesce(k.fusionada_en, k.id) from companies k where k.cif = $1)
      and c.estado = 'validada' and cc.activo`,
};

/** The accounts that speak for the validated company with this tax id. */
export async function contactAccounts(db: Db, cif: string): Promise<number[]> {
  const rows = await db.query<{ accountId: number }>(contacts, [cif]);
  return rows.map(({ accountId }) => accountId);
}

/** Keeps the hash of a link's secret; the link of this use that the account had is over. */
export async function keepLink(
  db: Db,
  link: { accountId: number; uso: LinkUse; secretoHash: string; caduca: Date },
): Promise<void> {
  const { secretoHash, caduca } = link;
  await db.orm
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [accountLinks.accountId, accountLinks.uso],
      set: { secretoHash, caduca, usado: null },
    });
}

/** Ends the link of this use that the account has. */
export async function endLink({ orm }: Db, accountId: number, uso: LinkUse): Promise<void> {
  await orm.delete(accountLinks).where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.uso, uso)));
}

/** The link with this hash and what matters of its account. */
export async function findLink(
  db: Db,
  secretoHash: string,
): Promise<(Link & { accountId: number; usuario: string; nombre: string }) | undefined> {
  const [link] = await db.orm
    .select({
      accountId: accountLinks.accountId,
      uso: accountLinks.uso,
      caduca: accountLinks.caduca,
      usado: accountLinks.usado,
      userType: accounts.userType,
      usuario: accounts.usuario,
      nombre: accounts.nombre,
      estado: accounts.estado,
      conPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      sinConfirmar: sql<boolean>`${accounts.emailSinConfirmar} is not null`,
    })
    .from(accountLinks)
    .innerJoin(accounts, eq(accounts.id, accountLinks.accountId))
    .where(eq(accountLinks.secretoHash, secretoHash));
  return link;
}

/** Links that were over before this moment. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.orm.delete(accountLinks).where(lt(accountLinks.caduca, before));
}

/** Sets a password, or leaves the account without one. Every link of the account is used up by it. */
export async function setPassword(
  db: Db,
  accountId: number,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  await db.orm.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
  await db.orm
    .update(accountLinks)
    .set({ usado: now })
    .where(and(eq(accountLinks.accountId, accountId), isNull(accountLinks.usado)));
}
