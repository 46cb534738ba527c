import type { Env } from '../env.ts';
import type { Database } from './database.ts';

/** Opens the configured database with its tables up to date. Throws LockedError. */
export async function openDatabase(env: Env): Promise<Database> {
  // Each engine is loaded only where it is used: the embedded one takes some 300 MB.
  if (env.DATABASE_URL) {
    const { migrateServer, openServer } = await import('./server.ts');
    await migrateServer(env.DATABASE_URL);
    return openServer(env.DATABASE_URL, env.DATABASE_POOL);
  }
  const { lockFolderSoon } = await import('./lock.ts');
  const unlock = await lockFolderSoon(env.DATA_DIR);
  const { migrateEmbedded, openEmbedded } = await import('./embedded.ts');
  const database = await openEmbedded({ folder: env.DATA_DIR });
  await migrateEmbedded(database.engine);
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}
