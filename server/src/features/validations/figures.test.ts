import { getManagementFigures, getPendingOffer } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '../../db/tables/companies.ts';
import { offerHistory } from '../../db/tables/offers.ts';
import { applyWith, newCompany, newStudent } from '../../testing/applications.ts';
import { addManager, addOffer, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
});
afterAll(() => portal.close());

test('managers see how long offers wait, what each week brought, and how a company has done', async () => {
  const { database } = portal;
  const token = await managerToken(portal, (await addManager(portal)).usuario);
  const company = await newCompany(portal);
  await database.orm
    .update(companies)
    .set({ creada: new Date('2029-01-02T10:00:00Z') })
    .where(eq(companies.id, company.id));
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const offer = async (estado: 'abierta' | 'pendiente' | 'rechazada', days: number) => {
    const made = await addOffer(portal, company.id, { estado, content: { idProvincia: 46 } });
    await database.raw('update offers set fecha = $1 where id = $2', [at(days).toISOString(), made.id]);
    return made;
  };
  const [open, refused] = [await offer('abierta', 1), await offer('rechazada', 10)];
  const waiting = await offer('pendiente', 1);
  await offer('pendiente', 6);
  await offer('pendiente', 8);
  const student = await newStudent(portal);
  await applyWith(portal, student.token, open.urlAcceso);
  await database.raw('update applications set fecha = $1', [at(7).toISOString()]);
  const event = (offerId: number, hecho: 'enviada' | 'validada' | 'rechazada', days: number) => ({
    offerId,
    fecha: at(days),
    quien: hecho === 'enviada' ? ('empresa' as const) : ('gestor' as const),
    hecho,
  });
  await database.orm
    .insert(offerHistory)
    .values([
      event(open.id, 'enviada', 3),
      event(open.id, 'validada', 1),
      event(refused.id, 'enviada', 10),
      event(refused.id, 'rechazada', 9),
    ]);

  const { semanas, ...rest } = await portal.get(getManagementFigures, {}, { token });
  expect(rest).toEqual({
    espera: { hastaDosDias: 1, hastaUnaSemana: 1, masDeUnaSemana: 1 },
    provincias: [{ idProvincia: 46, numTotal: 1 }],
    medianaDias: 1.5,
  });
  expect(semanas).toHaveLength(12);
  expect(semanas.slice(-2)).toEqual([
    { desde: '2030-10-23', ofertas: 0, candidaturas: 1 },
    { desde: '2030-10-30', ofertas: 1, candidaturas: 0 },
  ]);
  const { empresa } = await portal.get(
    getPendingOffer,
    { params: { id: waiting.urlAcceso }, query: {} },
    { token },
  );
  expect(empresa).toMatchObject({ numValidadas: 1, numRechazadas: 1 });
  expect(new Date(empresa.desde).toISOString()).toBe('2029-01-02T10:00:00.000Z');
});
