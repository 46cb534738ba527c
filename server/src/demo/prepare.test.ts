import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('of processes that start together on an empty database one loads, and all start', async () => {
  const now = new Date();
  const started = await Promise.all([start(now), start(now), start(now)]);
  expect(started.filter(({ loaded }) => loaded)).toHaveLength(1);
}, 120_000);
