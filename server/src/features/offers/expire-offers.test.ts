import { getOwnOffer } from '@portal/contract/company-offers';
import { listCompanyNotifications } from '@portal/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { newCandidate, newCompany, told } from '../../testing/applications.ts';
import { addCompany, addContact, addOffer, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

// In Madrid it is the sixth already.
const now = new Date('2030-11-05T23:30:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ worker: true, now: () => now });
});
afterAll(() => portal.close());

async function runExpiry(): Promise<void> {
  const { jobs } = (await portal.tools()).services;
  await jobs.send(portal.database, 'expireOffers', {});
}

test('many at once are told each to its own company’s contacts, and no candidate is moved', async () => {
  const companies = [await newCompany(portal), await newCompany(portal)];
  const [one, two] = companies;
  if (!one || !two) throw new Error('two were made');
  const second = await addContact(portal, [two.id]);
  const expired = await Promise.all(
    [one, one, two].map(({ id }) => addOffer(portal, id, { content: { fechaCaducidad: '2030-11-06' } })),
  );
  const [offer] = expired;
  if (!offer) throw new Error('three were made');
  const { id } = await newCandidate(portal, one.id, { offer, idEstado: 3 });
  await portal.database.raw("update offers set fecha_caducidad = '2030-11-04' where id = any($1)", [
    expired.map((row) => row.id),
  ]);
  await runExpiry();
  const about = async (accountId: number) =>
    (await told(portal, accountId))
      .filter(({ tipo }) => tipo === 'offerExpired')
      .map(({ datos, companyId }) => [datos.titulo, companyId])
      .sort();
  const titles = expired.map(({ titulo }) => titulo);
  await vi.waitFor(
    async () => {
      expect(await about(one.contactId)).toEqual([
        [titles[0], one.id],
        [titles[1], one.id],
      ]);
      for (const contact of [two.contactId, second.id])
        expect(await about(contact)).toEqual([[titles[2], two.id]]);
    },
    { timeout: 60_000, interval: 250 },
  );
  const [application] = await portal.database.orm.select().from(applications).where(eq(applications.id, id));
  expect(application?.idEstado).toBe(3);
});

test('open offers whose last day has passed expire, all others stay, and the company is told once', async () => {
  const { id } = await addCompany(portal);
  const token = await companyToken(portal, (await addContact(portal, [id])).usuario);
  const offer = (fechaCaducidad: string | null, estado: 'abierta' | 'pendiente' = 'abierta') =>
    addOffer(portal, id, { estado, content: { fechaCaducidad } });
  const past = await Promise.all([offer('2030-11-05'), offer('2030-10-01')]);
  const others = await Promise.all([offer('2030-11-06'), offer(null), offer('2030-11-01', 'pendiente')]);
  const stateOf = async ({ urlAcceso }: { urlAcceso: string }) =>
    (await portal.get(getOwnOffer, { params: { id: urlAcceso } }, { token })).resumen.estadoOferta;
  await runExpiry();
  await vi.waitFor(
    async () => expect(await Promise.all(past.map(stateOf))).toEqual(['caducada', 'caducada']),
    { timeout: 60_000, interval: 250 },
  );
  expect(await Promise.all(others.map(stateOf))).toEqual(['abierta', 'abierta', 'pendiente']);
  // Besides, that the one whose last day it is has come to it.
  const toldOf = [...past, ...others.slice(0, 1)].map(({ urlAcceso }) => `/mis-ofertas/${urlAcceso}`).sort();
  await vi.waitFor(
    async () => {
      const { notificaciones } = await portal.get(listCompanyNotifications, {}, { token });
      expect(notificaciones.map(({ urlAcceso }) => urlAcceso).sort()).toEqual(toldOf);
    },
    { timeout: 60_000, interval: 250 },
  );
});
