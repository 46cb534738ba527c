import { randomUUID } from 'node:crypto';
import { copyOffer, copyOfferToOtherType, createOffer, getEditableOffer } from '@portal/contract/offer-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../db/tables/offers.ts';
import { newCompany } from '../../testing/applications.ts';
import { addOffer, file } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship, fullJob, keptInternship } from './offer-form.fixtures.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;

beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  company = await newCompany(portal);
});
afterAll(() => portal.close());

const draft = async (urlAcceso: string) =>
  portal.get(getEditableOffer, { params: { id: urlAcceso } }, { token: company.token });

test('copies an expired offer with its file to a draft, and names the days that have passed', async () => {
  const body = { claveEnvio: randomUUID(), oferta: fullInternship(), ficheroComplementario: file };
  const { urlAcceso } = await portal.get(createOffer, { body }, { token: company.token });
  const dates = { fechaInicio: '2030-10-01', fechaCaducidad: '2030-09-20' };
  await portal.database.orm
    .update(offers)
    .set({ ...dates, estado: 'caducada', candidatoPreferido: 'Nora Prats' })
    .where(eq(offers.urlAcceso, urlAcceso));
  const copied = await portal.get(copyOffer, { body: { urlOferta: urlAcceso } }, { token: company.token });
  expect(copied.noCopiado.toSorted()).toEqual(['candidatoPreferido', 'fechaCaducidad', 'fechaInicio']);
  const { estadoOferta, oferta, ficheroComplementario } = await draft(copied.urlAcceso);
  expect(estadoOferta).toBe('borrador');
  expect(oferta).toEqual({
    ...keptInternship({ fechaInicio: null, fechaCaducidad: null }),
    localidad: oferta.localidad,
  });
  expect(ficheroComplementario?.nombre).toBe(file.nombre);
});

test('copies a job to an internship and back, and names what the other type does not ask for', async () => {
  const { urlAcceso } = await addOffer(portal, company.id, { content: fullJob({ salarioMaximo: 30_000 }) });
  const internship = await portal.get(
    copyOfferToOtherType,
    { body: { urlOferta: urlAcceso } },
    { token: company.token },
  );
  expect(internship.noCopiado).toContain('salario');
  const { oferta } = await draft(internship.urlAcceso);
  expect(oferta).toMatchObject({ tipo: 'practicas', titulo: 'Analista de datos', salario: null });
  const job = await portal.get(
    copyOfferToOtherType,
    { body: { urlOferta: internship.urlAcceso } },
    { token: company.token },
  );
  expect((await draft(job.urlAcceso)).oferta.tipo).toBe('empleo');
});

test('makes one copy of what is sent twice at once', async () => {
  const { urlAcceso } = await addOffer(portal, company.id);
  const body = { urlOferta: urlAcceso, claveEnvio: randomUUID() };
  const copies = await Promise.all(
    [1, 2].map(() => portal.get(copyOffer, { body }, { token: company.token })),
  );
  expect(copies[0]).toEqual(copies[1]);
});

test('does not copy another company’s offer', async () => {
  const other = await newCompany(portal);
  const { urlAcceso } = await addOffer(portal, other.id);
  for (const call of [copyOffer, copyOfferToOtherType])
    await portal.refused(call, { body: { urlOferta: urlAcceso } }, 'offerNotFound', { token: company.token });
});
