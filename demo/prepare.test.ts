import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSetting } from '../server/src/db/settings.queries.ts';
import { sessions } from '../server/src/db/tables/accounts.ts';
import { offers } from '../server/src/db/tables/offers.ts';
import { addManager, studentToken } from '../server/src/testing/fixtures.ts';
import { openPortal, type TestPortal } from '../server/src/testing/portal.ts';
import { demoPassword } from './accounts.ts';
import { demoSince, prepareDemo, reloadDemo } from './prepare.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

async function placeAt(moment: string) {
  const { brand, pages, publicUrl, files } = (await portal.tools()).services;
  return { database: portal.database, brand, pages, publicUrl, files, now: new Date(moment) };
}

// On a server they run side by side; the embedded database has one connection, and takes them in turn.
test('is loaded once by processes that start together on an empty database', async () => {
  const place = await placeAt('2026-01-12T09:30:00Z');
  const loaded = await Promise.all([prepareDemo(place), prepareDemo(place), prepareDemo(place)]);
  expect(loaded.filter(Boolean)).toHaveLength(1);
  expect(await demoSince(portal.database)).toEqual(place.now);
}, 120_000);

test('is loaded afresh with the dates of the day, without what was done in the old one', async () => {
  await prepareDemo(await placeAt('2026-01-12T09:30:00Z'));
  await studentToken(portal, 'alumna@demo.test', demoPassword);
  const place = await placeAt('2026-03-30T09:30:00Z');
  await reloadDemo(place);
  expect(await demoSince(portal.database)).toEqual(place.now);
  expect(await portal.database.orm.$count(sessions)).toBe(0);
  const dates = (
    await portal.database.orm
      .select({ fecha: offers.fecha })
      .from(offers)
      .where(eq(offers.origen, 'publicada'))
  ).map((row) => row.fecha.getTime());
  expect(dates).toHaveLength(300);
  expect(place.now.getTime() - Math.max(...dates)).toBeLessThan(3 * 86_400_000);
  await studentToken(portal, 'alumna@demo.test', demoPassword);
}, 120_000);

test('is not loaded afresh over an institution with a manager of its own', async () => {
  const place = await placeAt('2026-01-12T09:30:00Z');
  await keepSetting(portal.database, 'demoLoaded', '2026-01-12T09:30:00Z');
  await addManager(portal);
  await expect(reloadDemo(place)).rejects.toThrow(/institution of its own/);
  expect(await demoSince(portal.database)).toBeUndefined();
});

test('is not loaded over the demo of another brand', async () => {
  await keepSetting(portal.database, 'demoBrand', 'escuela');
  const place = await placeAt('2026-01-12T09:30:00Z');
  await expect(prepareDemo(place)).rejects.toThrow(/holds the demo of "escuela"/);
});
