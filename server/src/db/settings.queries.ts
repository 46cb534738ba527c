import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { settings } from './tables/accounts.ts';

/** The deployment's own value of a setting: the one given now where it has none yet. */
export async function keepSetting(db: Db, clave: string, valor: string): Promise<string> {
  await db.orm.insert(settings).values({ clave, valor }).onConflictDoNothing();
  const [row] = await db.orm.select().from(settings).where(eq(settings.clave, clave));
  return row?.valor ?? valor;
}

export async function setSetting({ orm }: Db, clave: string, valor: string): Promise<void> {
  await orm
    .insert(settings)
    .values({ clave, valor })
    .onConflictDoUpdate({ target: settings.clave, set: { valor } });
}

/** Locks the deployment's own value of a setting until the transaction ends; undefined where it has none. */
export async function lockSetting({ orm }: Db, clave: string): Promise<string | undefined> {
  const [row] = await orm.select().from(settings).where(eq(settings.clave, clave)).for('update');
  return row?.valor;
}
