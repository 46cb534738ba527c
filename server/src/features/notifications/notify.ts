import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyContacts } from '../../db/tables/accounts.ts';
import { notifications } from '../../db/tables/messages.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { EventKind } from './notification-texts.ts';

/** Something to tell: its kind, what its words need, and the path in the portal that it is about. */
export interface Event {
  tipo: EventKind;
  datos: Record<string, string | number | null>;
  urlAcceso: string | null;
  importante?: boolean;
}

interface Teller {
  db: Db;
  jobs: Jobs;
}

/** Tells accounts by notification and mail, in the caller's transaction. */
export async function notify(
  { db, jobs }: Teller,
  accountIds: readonly number[],
  event: Event,
  companyId?: number,
): Promise<void> {
  if (accountIds.length === 0) return;
  const { tipo, datos, urlAcceso, importante = false } = event;
  await db.orm
    .insert(notifications)
    .values(
      accountIds.map((accountId) => ({
        accountId,
        companyId: companyId ?? null,
        tipo,
        datos,
        urlAcceso,
        importante,
      })),
    );
  await jobs.send(db, 'mail', ...accountIds.map((accountId) => ({ accountId, tipo, datos, urlAcceso })));
}

/** Tells every active contact of a company. */
export async function notifyCompany(teller: Teller, companyId: number, event: Event): Promise<void> {
  const contacts = await teller.db.orm
    .select({ accountId: companyContacts.accountId })
    .from(companyContacts)
    .where(and(eq(companyContacts.companyId, companyId), eq(companyContacts.activo, true)));
  await notify(
    teller,
    contacts.map(({ accountId }) => accountId),
    event,
    companyId,
  );
}
