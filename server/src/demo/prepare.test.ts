import { afterEach, beforeEach, expect, test } from 'vitest';
import { addManager } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { prepareDemoInstitution } from './prepare.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

async function start(now: Date) {
  const { brand, files } = (await portal.tools()).services;
  return prepareDemoInstitution(portal.database, brand, files, now);
}

// On a server they run side by side; the embedded database has one connection, and takes them in turn.
test('of processes that start together on an empty database one loads, and all start', async () => {
  const now = new Date();
  const started = await Promise.all([start(now), start(now), start(now)]);
  expect(started.filter(({ loaded }) => loaded)).toHaveLength(1);
}, 120_000);

test('an institution that has made a manager of its own has its dates left alone', async () => {
  await start(new Date('2026-01-12T09:30:00Z'));
  expect(await start(new Date('2026-02-09T09:30:00Z'))).toEqual({ loaded: false, weeks: 4 });
  await addManager(portal);
  expect(await start(new Date('2026-03-30T09:30:00Z'))).toEqual({ loaded: false, weeks: 0 });
}, 120_000);
