import type { Brand } from '@portal/contract/brand';
import { type Database, undoUnlessKept } from '../db/database.ts';
import { hashPassword } from '../features/session/password.ts';
import type { Files } from '../files/files.ts';
import { demoPassword } from './accounts.ts';
import { isEmpty, loadDemo } from './load.ts';

/** Loads the demo institution where the database has no account yet; says whether it did. All of it or nothing. */
export async function prepareDemoInstitution(
  database: Database,
  brand: Brand,
  files: Files,
): Promise<boolean> {
  if (!(await isEmpty(database))) return false;
  const passwordHash = await hashPassword(demoPassword);
  const undo: (() => Promise<void>)[] = [];
  try {
    await database.transaction(async (db) => {
      const tx = { db, onRollback: (step: () => Promise<void>) => void undo.push(step) };
      await loadDemo(db, new Date(), passwordHash, brand, (nombre, extension, bytes) =>
        files.save(tx, nombre, extension, bytes),
      );
    });
  } catch (error) {
    await undoUnlessKept(undo, error);
    throw error;
  }
  return true;
}
