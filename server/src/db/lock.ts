import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

const holder = z.object({ pid: z.number().int(), host: z.string() });
const beatMs = 5_000;
/** A holder on another machine of a shared folder counts as gone after this long without a sign. */
const silentMs = 30_000;
/** A process that was killed counts as running until its parent has taken note of it. */
const dyingMs = 3_000;
/** Longer than it takes to write a lock that was made. */
const writingMs = 300;

/** Another process has the folder; the message says which. */
export class LockedError extends Error {}

/**
 * Takes the folder for this process, because the embedded database has no lock and two processes on it lose
 * rows. What a killed process left behind is taken over. Returns what gives it back. Throws LockedError.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  take(path, mine);
  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(path, now, now);
  }, beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    // It may have been taken for dead while it slept, and the lock be another's by now.
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** The same, tried for a moment where another has it, which may have been killed just now. Throws LockedError. */
export async function lockFolderSoon(folder: string): Promise<() => void> {
  const end = Date.now() + dyingMs;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof LockedError) || Date.now() > end) throw error;
      await setTimeout(dyingMs / 30);
    }
  }
}

/**
 * Makes the file with this content, or puts it in the place of what a dead holder left. Several may find the same
 * dead one: the holder of the lock named after it replaces it, once it is seen to be there still.
 */
function take(path: string, mine: string): void {
  while (!make(path, mine)) {
    const left = read(path);
    if (left === undefined) continue;
    const other = livingHolder(path, left);
    if (other) {
      throw new LockedError(
        `${dirname(path)} is in use by process ${other.pid} on ${other.host}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    const succession = `${path}.${createHash('sha256').update(left).digest('hex').slice(0, 16)}`;
    take(succession, mine);
    try {
      if (read(path) !== left) continue;
      const written = `${path}.${randomUUID()}`;
      writeFileSync(written, mine, { mode: 0o600 });
      renameSync(written, path);
      return;
    } finally {
      rmSync(succession, { force: true });
    }
  }
}

/** Makes the file unless there is one. */
function make(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** What is in the file, once its maker has had the time to write it; undefined without a file. */
function read(path: string): string | undefined {
  for (let tries = 0; ; tries++) {
    try {
      const content = readFileSync(path, 'utf8');
      if (content.endsWith('}') || tries > 0) return content;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
    wait(writingMs);
  }
}

function livingHolder(path: string, content: string): z.infer<typeof holder> | undefined {
  const parsed = holder.safeParse(jsonOf(content));
  if (!parsed.success) return undefined;
  const other = parsed.data;
  const silent = Date.now() - lastSign(path) > silentMs;
  if (other.host !== hostname()) return silent ? undefined : other;
  // A container's first process always has the same number: its own, left from before it was killed.
  if (other.pid === process.pid) return undefined;
  if (!isRunning(other.pid)) return undefined;
  // Silent and yet there: its number is another program's by now, or it was asleep, as a laptop is, and wakes up.
  return silent && !givesSign(path) ? undefined : other;
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
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
  const before = lastSign(path);
  wait(beatMs * 1.5);
  return lastSign(path) > before;
}

/** When its holder gave a sign last; never, where it was given back meanwhile. */
const lastSign = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Nothing else is to be done before the folder is ours. */
function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
