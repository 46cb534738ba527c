// @module-tag embedded
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addOffer } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { applySearchIndex } from './search-index.ts';
import { offerSearch } from './tables/offers.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('is applied only where it has changed, and then indexes the open offers again', async () => {
  const { database } = portal;
  const company = await addCompany(portal);
  await addOffer(portal, company.id);
  const indexed = () => database.orm.$count(offerSearch);
  const apply = () => applySearchIndex(async (sql) => (await database.raw(sql)).rows);
  await database.raw('delete from offer_search');
  await apply();
  expect(await indexed()).toBe(0);
  await database.raw("update settings set valor = 'older' where clave = 'searchIndex'");
  await apply();
  expect(await indexed()).toBe(1);
});
