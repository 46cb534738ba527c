import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const holder = z.object({ pid: z.number().int(), host: z.string() });
const beatMs = 5_000;
/** A holder on another machine of a shared folder counts as gone after this long without a sign. */
const silentMs = 30_000;

/** Another process has the folder; the message says which. */
export class LockedError extends Error {}

/**
 * Takes the folder for this process, because the embedded database has no lock and two processes on it lose
 * rows. What a killed process left behind is taken over. Returns what gives it back. Throws LockedError.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  try {
    take(path);
  } catch {
    const other = livingHolder(path);
    if (other) {
      throw new LockedError(
        `${folder} is in use by process ${other.pid} on ${other.host}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    take(path);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(path, now, now);
  }, beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(path, { force: true });
  };
}

function take(path: string): void {
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, JSON.stringify({ pid: process.pid, host: hostname() }));
  closeSync(file);
}

function livingHolder(path: string): z.infer<typeof holder> | undefined {
  let other: z.infer<typeof holder>;
  let silent: boolean;
  try {
    silent = Date.now() - statSync(path).mtimeMs > silentMs;
    other = holder.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
  if (other.host !== hostname()) return silent ? undefined : other;
  // A container's first process always has the same number: its own, left from before it was killed.
  if (other.pid === process.pid) return undefined;
  try {
    process.kill(other.pid, 0);
    return silent ? undefined : other;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' && !silent ? other : undefined;
  }
}
