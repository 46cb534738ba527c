import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { billingAccounts } from '../../db/tables/companies.ts';
import type { KeptAccount } from './billing-accounts.rules.ts';

/** More than any company has. */
const mostAccounts = 500;

/** The billing accounts of a company, the oldest first. */
export const billingAccountsOf = ({ orm }: Db, companyId: number) =>
  orm
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.companyId, companyId), isNull(billingAccounts.eliminada)))
    .orderBy(asc(billingAccounts.id))
    .limit(mostAccounts);

/** One of them for a change, removed or not: who changes it at the same time waits. */
export async function lockBillingAccount({ orm }: Db, companyId: number, id: number) {
  const [account] = await orm
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.companyId, companyId), eq(billingAccounts.id, id)))
    .for('update');
  return account;
}

export async function addBillingAccount(
  { orm }: Db,
  companyId: number,
  account: KeptAccount,
): Promise<number> {
  const [row] = await orm
    .insert(billingAccounts)
    .values({ ...account, companyId })
    .returning({ id: billingAccounts.id });
  if (!row) throw new Error('a billing account was not saved');
  return row.id;
}

/** Changes an account that was found in the company of the session. */
export async function saveBillingAccount(
  { orm }: Db,
  id: number,
  change: Partial<typeof billingAccounts.$inferInsert>,
): Promise<void> {
  await orm.update(billingAccounts).set(change).where(eq(billingAccounts.id, id));
}
