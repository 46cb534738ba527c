import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import type { EventKind } from './events.ts';

/** A notification about to be written: for whom, for a contact on behalf of which company, and what of. */
export interface NewNotification {
  accountId: number;
  companyId: number | null;
  tipo: EventKind;
  datos: Record<string, string | number | null>;
  urlAcceso: string | null;
  importante: boolean;
}

// One parameter however many they are: a value each would run into the most that a statement takes.
const add = {
  name: 'notifications_add',
  text: `
    insert into notifications (account_id, company_id, tipo, datos, url_acceso, importante)
    select n."accountId", n."companyId", n.tipo, n.datos, n."urlAcceso", n.importante
    from json_to_recordset($1::json) as n ("accountId" integer, "companyId" integer, tipo text, datos jsonb,
      "urlAcceso" text, importante boolean)`,
};

export async function addNotifications(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  await db.query(add, [JSON.stringify(notifications)]);
}

const contacts = {
  name: 'notify_contacts',
  text: `
    select company_id as "companyId", account_id as "accountId" from company_contacts
    where company_id = any($1::integer[]) and activo`,
};

/** Accounts of the contacts that each of these companies is told through. */
export const activeContacts = (
  db: Db,
  companyIds: readonly number[],
): Promise<{ companyId: number; accountId: number }[]> => db.query(contacts, [companyIds]);

export async function mailAddress(db: Db, accountId: number) {
  const [account] = await db.orm
    .select({ email: accounts.email, idioma: accounts.idioma })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account;
}
