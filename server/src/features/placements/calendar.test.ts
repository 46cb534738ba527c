import { getOwnPlacement } from '@portal/contract/placements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany } from '../../testing/applications.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addAwaited, addPlacement } from './placements.fixtures.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal);
});
afterAll(() => portal.close());

const fetched = (url: string) => portal.app.inject({ method: 'GET', url: new URL(url).pathname });
const feedOf = async ({ id, student }: Awaited<ReturnType<typeof addPlacement>>) =>
  (await portal.get(getOwnPlacement, { params: { id } }, student)).calendario;

test('a calendar fetches the days of a placement without a session, and nothing of a person', async () => {
  const placement = await addPlacement(portal, company.id);
  await addAwaited(portal, placement, { nombre: 'DNI de Nora Prats', fechaLimite: '2031-07-04' });
  await addAwaited(portal, placement, { aportadoPor: 'empresa', fechaLimite: '2031-07-11' });
  const response = await fetched(await feedOf(placement));
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = response.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
    ['20310203', '20310627', '20310704'].map((day) => `DTSTART;VALUE=DATE:${day}`),
  );
  expect(lines).toContain(`SUMMARY:Primer día de prácticas en ${company.nombreComercial}`);
  expect(response.body).not.toContain('Nora');
});

test('a feed opens with its own key alone', async () => {
  const [one, other] = [await addPlacement(portal, company.id), await addPlacement(portal, company.id)];
  const url = await feedOf(one);
  const of = (id: number) => url.replace(/\/\d+-/, `/${id}-`);
  expect((await fetched(of(one.id))).statusCode).toBe(200);
  const padded = url.replace(/\/\d+-/, '/007-');
  for (const wrong of [
    of(other.id),
    of(999_999),
    padded,
    url.replace('.ics', ''),
    url.replace('.ics', 'x.ics'),
  ])
    expect((await fetched(wrong)).statusCode).toBe(404);
});
