import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { accessOf, type keptContact } from './company-contacts.rules.ts';

type Kept = ReturnType<typeof keptContact>;

/** Has changes of a company's contacts at the same time wait. */
export async function lockContacts({ orm }: Db, companyId: number): Promise<{ nombreComercial: string }> {
  const [company] = await orm
    .select({ nombreComercial: companies.nombreComercial })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
  if (!company) throw new Error('a company with a session has gone');
  return company;
}

/** The contacts of a company, by name, with how each stands with the portal. */
export async function contactsOf({ orm }: Db, companyId: number) {
  const rows = await orm
    .select({
      contact: companyContacts,
      nick: accounts.usuario,
      canLogIn: sql<boolean>`${companyContacts.activo} and coalesce(${accounts.estado} = 'activa' and ${accounts.passwordHash} is not null, false)`,
    })
    .from(companyContacts)
    .leftJoin(accounts, eq(accounts.id, companyContacts.accountId))
    .where(and(eq(companyContacts.companyId, companyId), isNull(companyContacts.eliminado)))
    .orderBy(companyContacts.nombre, companyContacts.apellidos, companyContacts.id);
  return rows.flatMap(({ contact, nick, canLogIn }) => {
    const acceso = accessOf(contact);
    return acceso === undefined ? [] : [{ ...contact, nick, canLogIn, acceso }];
  });
}

export type Contact = Awaited<ReturnType<typeof contactsOf>>[number];

/** Whether the company has had this contact and taken it out. */
export async function isRemoved({ orm }: Db, companyId: number, id: number): Promise<boolean> {
  const ofCompany = and(eq(companyContacts.companyId, companyId), eq(companyContacts.id, id));
  return (await orm.$count(companyContacts, and(ofCompany, sql`eliminado is not null`))) > 0;
}

const elsewhere = {
  name: 'contact_elsewhere',
  text: `
    select from accounts a join company_contacts cc on cc.account_id = a.id
    where a.user_type = 'Empresa' and a.usuario = $1 and a.email_sin_confirmar is null and cc.company_id <> $2
      and (cc.activo or cc.solicitado is not null or cc.invitado is not null or cc.bloqueado is not null)
      and not exists (
        select from company_contacts own where own.account_id = $3 and own.company_id = cc.company_id and own.activo)`,
};

/**
 * Whether somebody logs in, or asks to, with this e-mail for a company that the caller does not speak for. A contact
 * without a login binds no e-mail: any company could write one down first.
 */
export async function belongsElsewhere(
  db: Db,
  email: string,
  { companyId, accountId }: { companyId: number; accountId: number },
): Promise<boolean> {
  return (await db.query(elsewhere, [email, companyId, accountId])).length > 0;
}

export async function addContact({ orm }: Db, companyId: number, contact: Kept): Promise<number> {
  const [row] = await orm
    .insert(companyContacts)
    .values({ ...contact, companyId, activo: false })
    .returning({ id: companyContacts.id });
  if (!row) throw new Error('a contact was not saved');
  return row.id;
}

type Change = Partial<typeof companyContacts.$inferInsert>;

/** Changes a contact that was found in the company of the session. */
export async function saveContact({ orm }: Db, id: number, change: Change): Promise<void> {
  await orm.update(companyContacts).set(change).where(eq(companyContacts.id, id));
}

/** The name by which the portal greets somebody. */
export async function saveAccountName(
  { orm }: Db,
  accountId: number,
  { nombre, apellidos }: { nombre: string; apellidos: string },
): Promise<void> {
  await orm.update(accounts).set({ nombre, apellidos }).where(eq(accounts.id, accountId));
}

/** The account of a contact by its login. */
export async function contactAccount({ orm }: Db, usuario: string) {
  const [account] = await orm
    .select({
      id: accounts.id,
      estado: accounts.estado,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
    })
    .from(accounts)
    .where(and(eq(accounts.userType, 'Empresa'), eq(accounts.usuario, usuario)));
  return account;
}

/** Deletes the account of somebody who is a contact of no company any more. */
export async function deleteWithoutCompany({ orm }: Db, accountId: number): Promise<void> {
  const left = await orm.$count(companyContacts, eq(companyContacts.accountId, accountId));
  if (left === 0) await orm.delete(accounts).where(eq(accounts.id, accountId));
}

/** Lets somebody in who has set the password by the link of an invitation. */
export async function letInvitedIn({ orm }: Db, accountId: number): Promise<void> {
  await orm
    .update(companyContacts)
    .set({ activo: true, invitado: null })
    .where(and(eq(companyContacts.accountId, accountId), sql`invitado is not null`));
}

/** Deletes contacts that were taken out before this moment and that nothing names any more. */
export async function deleteRemoved(db: Db, before: Date): Promise<void> {
  const pointers = await db.query<{ tabla: string; columna: string }>(pointing, []);
  const unnamed = pointers.map(
    ({ tabla, columna }) =>
      sql`not exists (select from ${sql.raw(tabla)} p where p.${sql.raw(columna)} = ${companyContacts.id})`,
  );
  await db.orm
    .delete(companyContacts)
    .where(
      and(
        lt(companyContacts.eliminado, before),
        ...unnamed,
        sql`${companyContacts.id} not in ${inAgreements}`,
      ),
    );
}

/** Agreements and their versions name contacts in what was asked for, where no foreign key says so. */
const inAgreements = sql`(
  select named.id from (select datos from agreements union all select datos from agreement_versions) a,
    lateral (values ((a.datos ->> 'idContactoEmpresaGestion')::integer),
      ((a.datos ->> 'idContactoEmpresaFacturacion')::integer)) named (id)
  where named.id is not null)`;

/** The columns that name a contact. */
const pointing = {
  name: 'contact_pointers',
  text: `
    select format('%I', t.relname) as tabla, format('%I', a.attname) as columna
    from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'company_contacts'::regclass`,
};
