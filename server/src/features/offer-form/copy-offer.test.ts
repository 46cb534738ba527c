import { randomUUID } from 'node:crypto';
import { copyOffer, copyOfferToOtherType, createOffer, getEditableOffer } from '@portal/contract/offer-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../db/tables/offers.ts';
import { newCompany } from '../../testing/applications.ts';
import { addOffer, file } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addProgramme } from '../programmes/programmes.fixtures.ts';
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

test('leaves out a programme that the company can no longer offer in', async () => {
  const going = await addProgramme(portal, { adhesionEmpresas: false });
  const over = await addProgramme(portal, { adhesionEmpresas: false, hasta: '2030-11-04' });
  const copied = async (idPrograma: number) => {
    const { urlAcceso } = await addOffer(portal, company.id, { content: { idPrograma } });
    const copy = await portal.get(copyOffer, { body: { urlOferta: urlAcceso } }, { token: company.token });
    const { oferta } = await draft(copy.urlAcceso);
    return { idPrograma: oferta.idPrograma, isNamed: copy.noCopiado.includes('idPrograma') };
  };
  expect(await copied(going.id)).toEqual({ idPrograma: going.id, isNamed: false });
  expect(await copied(over.id)).toEqual({ idPrograma: null, isNamed: true });
});

test('does not copy another company’s offer', async () => {
  const other = await newCompany(portal);
  const { urlAcceso } = await addOffer(portal, other.id);
  for (const call of [copyOffer, copyOfferToOtherType])
    await portal.refused(call, { body: { urlOferta: urlAcceso } }, 'offerNotFound', { token: company.token });
});
