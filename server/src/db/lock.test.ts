import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leftBy = (pid: number, host = hostname()): void =>
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, host }));

test('a folder that a living process has is refused with which one', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    leftBy(other.pid ?? 0);
    expect(() => lockFolder(folder)).toThrow(LockedError);
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  } finally {
    other.kill('SIGKILL');
  }
});

test('one that slept for long has it still, and says so once it is awake', () => {
  const touch = `setInterval(() => fs.utimesSync(${JSON.stringify(join(folder, 'lock'))}, new Date(), new Date()), 1000)`;
  const other = spawn(process.execPath, ['-e', touch]);
  try {
    leftBy(other.pid ?? 0);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(folder, 'lock'), longAgo, longAgo);
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  } finally {
    other.kill('SIGKILL');
  }
}, 20_000);

test('what a killed process left behind is taken over', async () => {
  const other = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => other.once('exit', resolve));
  leftBy(other.pid ?? 0);
  lockFolder(folder)();
});

test('another machine of a shared folder has it while it gives a sign', () => {
  leftBy(1, 'elsewhere');
  expect(() => lockFolder(folder)).toThrow('process 1 on elsewhere');
});

test('a lock that cannot be read is nobody’s', () => {
  writeFileSync(join(folder, 'lock'), 'not what we write');
  lockFolder(folder)();
});

test('it is given back, and the folder is the owner’s alone', () => {
  const inner = join(folder, 'data');
  const unlock = lockFolder(inner);
  expect(statSync(inner).mode & 0o777).toBe(0o700);
  unlock();
  lockFolder(inner)();
});
