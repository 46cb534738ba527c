import type { Delivery } from '@portal/contract/notifications';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailPreferences } from '../../db/tables/messages.ts';

export const readPreferences = (db: Db, accountId: number) =>
  db.orm
    .select({ clase: mailPreferences.clase, envio: mailPreferences.envio })
    .from(mailPreferences)
    .where(eq(mailPreferences.accountId, accountId));

const keep = {
  name: 'mail_preference_keep',
  text: `
    insert into mail_preferences (account_id, clase, envio) values ($1, $2, $3)
    on conflict (account_id, clase) do update set envio = excluded.envio`,
};

const dropWaiting = {
  name: 'mail_preference_drop',
  text: `
    update notifications set correo = 'nunca'
    where account_id = $1 and tipo = any($2::text[])
      and correo = 'resumen' and dia_resumen is null and leida is null and eliminada is null`,
};

/** Keeps a choice; a person who wants none of a kind any more does not get in the mail of the day what waits for it. */
export async function keepPreference(
  db: Db,
  accountId: number,
  { clase, envio, tipos }: { clase: string; envio: Delivery; tipos: readonly string[] },
): Promise<void> {
  await db.query(keep, [accountId, clase, envio]);
  if (envio === 'nunca') await db.query(dropWaiting, [accountId, tipos]);
}
