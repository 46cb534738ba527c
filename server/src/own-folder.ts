import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Makes a folder that only the portal's own user can enter, or closes one that is there: its mode keeps others from
 * whatever is in it, old files too. Where the file system does not let it, the process says so and goes on.
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.emitWarning(`Other users of this machine may be able to read ${folder}: ${why}`);
  }
}
