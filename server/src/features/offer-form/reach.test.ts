import { randomUUID } from 'node:crypto';
import { countReach, getOfferReach } from '@portal/contract/offer-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany } from '../../testing/applications.ts';
import { addManager, addOffer, addStudent, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
let token: string;
let companyId: number;

beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  ({ token, id: companyId } = await newCompany(portal));
});
afterAll(() => portal.close());

const reached = (asked: { cursoMinimo?: number } = {}) =>
  portal.get(countReach, { body: { oferta: { tipo: 'practicas', ...asked } } }, { token });
test('a company is told how many students a draft reaches, by what is known of them some minutes before', async () => {
  await Promise.all(Array.from({ length: 7 }, () => addStudent(portal)));
  await Promise.all(Array.from({ length: 6 }, () => addStudent(portal, {}, { curso: 1 })));
  await addStudent(portal, {}, {}, { estado: 'bloqueada' });
  await addStudent(portal, { busquedaPracticasActiva: false, busquedaTrabajoActiva: false });
  expect(await reached()).toEqual({ numEstudiantes: 13, requisitos: [], fecha: now.toISOString() });
  expect(await reached({ cursoMinimo: 3 })).toMatchObject({
    numEstudiantes: 7,
    requisitos: [{ regla: 'cursoMinimo', idIdioma: null, numSinEl: 13 }],
  });
  expect((await reached({ cursoMinimo: 4 })).numEstudiantes).toBeNull();
  await addStudent(portal);
  expect((await reached()).numEstudiantes).toBe(13);
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await reached()).numEstudiantes).toBe(14);
  // A manager is told the same of an offer that waits.
  const { urlAcceso } = await addOffer(portal, companyId, {
    estado: 'pendiente',
    content: { tipo: 'practicas', cursoMinimo: 3 },
  });
  const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  const answer = await portal.get(getOfferReach, { params: { id: urlAcceso } }, manager);
  expect(answer).toMatchObject({ numEstudiantes: 8, requisitos: [{ regla: 'cursoMinimo' }] });
  await portal.refused(getOfferReach, { params: { id: randomUUID() } }, 'offerNotFound', manager);
});

test('it is asked for so many times a minute and no more', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked <= (countReach.callsAMinute ?? 0); asked++) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: countReach.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { oferta: { tipo: 'empleo' } },
    });
    statuses.push(statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});
