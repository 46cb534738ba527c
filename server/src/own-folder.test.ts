import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeFolder } from './own-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is made, and one that others could enter, are for their owner alone', () => {
  const [made, open] = [join(folder, 'data', 'files'), join(folder, 'pg')];
  mkdirSync(open, { mode: 0o755 });
  for (const each of [made, open]) closeFolder(each);
  for (const each of [made, open, join(folder, 'data')]) expect(statSync(each).mode & 0o777).toBe(0o700);
});
