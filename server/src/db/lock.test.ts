// @module-tag embedded
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, lockFolder, lockFolderSoon } from './lock.ts';

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
});

test('what a killed process left behind is taken over', async () => {
  const other = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => other.once('exit', resolve));
  leftBy(other.pid ?? 0);
  lockFolder(folder)();
});

test('one that was killed and is still being cleared away is waited for', async () => {
  // A parent that is busy for a second before it takes note that its child has ended.
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', '']);
    process.stdout.write(String(child.pid));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    child.once('exit', () => setInterval(() => {}, 1000));
  `;
  const parent = spawn(process.execPath, ['-e', script]);
  try {
    const pid = await new Promise<string>((resolve) =>
      parent.stdout.once('data', (data: Buffer) => resolve(data.toString())),
    );
    leftBy(Number(pid));
    (await lockFolderSoon(folder))();
  } finally {
    parent.kill('SIGKILL');
  }
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

/** Starts as many processes as it says, each of which tries every folder at the same moments, and stays. */
async function race(processes: number, folders: readonly string[]): Promise<string[][]> {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    process.stdout.write('ready ');
    const [start] = await new Promise((resolve) => process.once('message', resolve));
    const got = [];
    for (const [place, folder] of ${JSON.stringify(folders)}.entries()) {
      while (Date.now() < start + place * 20);
      try {
        lockFolder(folder);
        got.push(folder);
      } catch {}
    }
    process.send(got);
    setInterval(() => {}, 1000);
  `;
  const started = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    }),
  );
  try {
    await Promise.all(started.map((one) => new Promise((resolve) => one.stdout?.once('data', resolve))));
    const results = started.map(
      (one) => new Promise<string[]>((resolve) => one.once('message', (got) => resolve(got as string[]))),
    );
    const start = Date.now() + 200;
    for (const one of started) one.send([start]);
    return await Promise.all(results);
  } finally {
    for (const one of started) one.kill('SIGKILL');
  }
}

test.each([
  [
    'a dead process left',
    (path: string, dead: number) => writeFileSync(path, JSON.stringify({ pid: dead, host: hostname() })),
  ],
  ['nobody had', () => undefined],
])(
  'of several that start at once on folders that %s, one gets each',
  async (_, leave) => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    const folders = Array.from({ length: 40 }, (_, place) => join(folder, String(place)));
    for (const one of folders) {
      mkdirSync(one);
      leave(join(one, 'lock'), gone.pid ?? 0);
    }
    const got = await race(3, folders);
    expect(got.flat().sort()).toEqual([...folders].sort());
    expect(folders.flatMap((one) => readdirSync(one))).toEqual(folders.map(() => 'lock'));
  },
  60_000,
);

test('who died while it took over from a dead one is taken over from as well', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  leftBy(gone.pid ?? 0);
  const left = readFileSync(join(folder, 'lock'), 'utf8');
  const name = createHash('sha256').update(left).digest('hex').slice(0, 16);
  writeFileSync(join(folder, `lock.${name}`), JSON.stringify({ pid: gone.pid, host: hostname(), id: 'x' }));
  const unlock = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['lock']);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});
