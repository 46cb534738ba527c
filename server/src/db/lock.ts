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
  if (!isRunning(other.pid)) return undefined;
  // Silent and yet there: its number is another program's by now, or it was asleep, as a laptop is, and wakes up.
  return silent && !givesSign(path) ? undefined : other;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Waits for longer than its holder lets pass between two signs. */
function givesSign(path: string): boolean {
  const before = statSync(path).mtimeMs;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, beatMs * 1.5);
  try {
    return statSync(path).mtimeMs > before;
  } catch {
    // Given back meanwhile.
    return false;
  }
}
