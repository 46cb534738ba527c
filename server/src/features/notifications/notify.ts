import type { Db } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { EventKind } from './events.ts';
import { activeContacts, addNotifications } from './notify.queries.ts';

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
  await addNotifications(
    db,
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
  await notify(teller, await activeContacts(teller.db, companyId), event, companyId);
}
