import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { dataProtectionAcceptances } from '../../db/tables/access.ts';
import { sessions } from '../../db/tables/accounts.ts';

/** Keeps an acceptance; of two of the same version the first stays. */
export async function keepAcceptance(
  { orm }: Db,
  acceptance: Omit<typeof dataProtectionAcceptances.$inferInsert, 'id'>,
): Promise<void> {
  await orm.insert(dataProtectionAcceptances).values(acceptance).onConflictDoNothing();
}

/** Provisional sessions of the account are good for everything from now on; no process remembers those. */
export async function makeSessionsReal({ orm }: Db, accountId: number): Promise<void> {
  await orm
    .update(sessions)
    .set({ provisional: false })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.provisional, true)));
}
