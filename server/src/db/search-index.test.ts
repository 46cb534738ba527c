// @module-tag embedded
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addOffer } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { applySearchIndex } from './search-index.ts';
import { companies } from './tables/companies.ts';
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

test('only the offers whose cards show it are written again once their company kept more of its promises', async () => {
  const { orm } = portal.database;
  const { id } = await addCompany(portal);
  type Content = NonNullable<NonNullable<Parameters<typeof addOffer>[2]>['content']>;
  const add = async (content: Content) => (await addOffer(portal, id, { content })).id;
  const promising = await add({ diasRespuesta: 3 });
  const others = [await add({}), await add({ diasRespuesta: 3, ocultarDatosEmpresa: true })];
  const versionOf = async (offerId: number) => {
    const [row] = await orm
      .select({ version: sql<string>`xmin::text` })
      .from(offerSearch)
      .where(eq(offerSearch.offerId, offerId));
    return row?.version;
  };
  const versions = () => Promise.all([promising, ...others].map(versionOf));
  const count = (respuestasDebidas: number, respuestasATiempo: number) =>
    orm.update(companies).set({ respuestasDebidas, respuestasATiempo }).where(eq(companies.id, id));
  const before = await versions();
  await count(4, 4);
  expect(await versions()).toEqual(before);
  for (const [due, kept] of [
    [5, 4],
    [5, 5],
    [4, 4],
  ] as const) {
    const [shown, ...rest] = await versions();
    await count(due, kept);
    const [written, ...left] = await versions();
    expect(written).not.toBe(shown);
    expect(left).toEqual(rest);
  }
});
