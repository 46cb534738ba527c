import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts, companyContacts } from '../../db/tables/accounts.ts';
import { notifications } from '../../db/tables/messages.ts';

export async function addNotifications(db: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  await db.orm.insert(notifications).values(rows);
}

/** Accounts of the contacts that a company is told through. */
export async function activeContacts(db: Db, companyId: number): Promise<number[]> {
  const contacts = await db.orm
    .select({ accountId: companyContacts.accountId })
    .from(companyContacts)
    .where(and(eq(companyContacts.companyId, companyId), eq(companyContacts.activo, true)));
  return contacts.map(({ accountId }) => accountId);
}

export async function mailAddress(db: Db, accountId: number) {
  const [account] = await db.orm
    .select({ email: accounts.email, idioma: accounts.idioma })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account;
}
