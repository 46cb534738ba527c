import { listCompanyNotifications } from '@portal/contract/notifications';
import { getOwnOffer } from '@portal/contract/offers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import { addCompany, addContact, addOffer, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

// In Madrid it is the sixth already.
const now = new Date('2030-11-05T23:30:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => now });
});
afterAll(() => portal.close());

test('open offers whose last day has passed expire, all others stay, and the company is told once', async () => {
  const { id } = await addCompany(portal);
  const token = await companyToken(portal, (await addContact(portal, [id])).usuario);
  const offer = (fechaCaducidad: string | null, estado: 'abierta' | 'pendiente' = 'abierta') =>
    addOffer(portal, id, { estado, content: { fechaCaducidad } });
  const past = await Promise.all([offer('2030-11-05'), offer('2030-10-01')]);
  const others = await Promise.all([offer('2030-11-06'), offer(null), offer('2030-11-01', 'pendiente')]);
  const stateOf = async ({ urlAcceso }: { urlAcceso: string }) =>
    (await portal.get(getOwnOffer, { params: { id: urlAcceso } }, { token })).resumen.estadoOferta;
  const jobs = await openJobs(portal.database, pino({ level: 'silent' }), { worker: false });
  await jobs.send(portal.database, 'expireOffers', {});
  await jobs.stop();
  await vi.waitFor(
    async () => expect(await Promise.all(past.map(stateOf))).toEqual(['caducada', 'caducada']),
    { timeout: 20_000, interval: 250 },
  );
  expect(await Promise.all(others.map(stateOf))).toEqual(['abierta', 'abierta', 'pendiente']);
  const { notificaciones } = await portal.get(listCompanyNotifications, {}, { token });
  expect(notificaciones.map(({ urlAcceso }) => urlAcceso).sort()).toEqual(
    past.map(({ urlAcceso }) => `/mis-ofertas/${urlAcceso}`).sort(),
  );
});
