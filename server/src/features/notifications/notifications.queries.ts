import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { notifications } from '../../db/tables/messages.ts';

/** Whose notifications: an account's, and for a contact those of the company that it speaks for now. */
export interface Receiver {
  accountId: number;
  companyId: number | null;
}

const mine = 'account_id = $1 and company_id is not distinct from $2';

const newest = {
  name: 'notifications',
  text: `
    select * from (
      select id, tipo, datos, importante, url_acceso as "urlAcceso", leida is not null as leida, fecha
      from notifications where ${mine} order by fecha desc, id desc limit $3) newest
    order by importante desc, fecha desc, id desc`,
};

const unread = {
  name: 'notifications_unread',
  text: `select count(*)::integer as n from notifications where ${mine} and leida is null`,
};

export interface NotificationRow {
  id: number;
  tipo: string;
  datos: Record<string, string | number | null>;
  importante: boolean;
  urlAcceso: string | null;
  leida: boolean;
  fecha: string;
}

/** The newest ones, those that matter most first. */
export const newestOf = (
  db: Db,
  { accountId, companyId }: Receiver,
  most: number,
): Promise<NotificationRow[]> => db.query(newest, [accountId, companyId, most]);

export async function countUnread(db: Db, { accountId, companyId }: Receiver): Promise<number> {
  const [row] = await db.query<{ n: number }>(unread, [accountId, companyId]);
  return row?.n ?? 0;
}

/** Marks one as read; one that is somebody else's, or was read before, stays as it is. */
export async function markRead(db: Db, receiver: Receiver, id: number, now: Date): Promise<void> {
  await db.orm
    .update(notifications)
    .set({ leida: now })
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.accountId, receiver.accountId),
        sql`${notifications.companyId} is not distinct from ${receiver.companyId}`,
        isNull(notifications.leida),
      ),
    );
}
