import { listCandidates } from '@portal/contract/candidates';
import { getOwnSummary, listOwnOffers } from '@portal/contract/company-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { applyWith, newCandidate, newCompany, newStudent } from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addMade } from '../agreements/agreements.fixtures.ts';
import { addDocument } from '../company-documents/company-documents.fixtures.ts';
import { addForm } from '../incorporation-forms/incorporation-forms.fixtures.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({
    now: () => now,
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: true } }),
  });
});
afterAll(() => portal.close());

test('a company is told what waits, how far its candidates have come and how many came on each day', async () => {
  const company = await newCompany(portal);
  const none = await newCompany(portal);
  const offer = await addOffer(portal, company.id, { content: { fechaCaducidad: '2030-11-12' } });
  await addOffer(portal, company.id, { content: { fechaCaducidad: '2030-11-13' } });
  const expired = await addOffer(portal, company.id, { estado: 'caducada' });
  const closed = await addOffer(portal, company.id);
  const candidate = async (idEstado: number, leida: Date | null, fecha: string, to = offer) => {
    const { id } = await newCandidate(portal, company.id, { offer: to, idEstado });
    const values = { leida, fecha: new Date(fecha) };
    await portal.database.orm.update(applications).set(values).where(eq(applications.id, id));
  };
  await candidate(1, null, '2030-11-05T09:00:00Z');
  // In Madrid it is the next day already.
  await candidate(1, now, '2030-11-03T23:30:00Z');
  await candidate(2, now, '2030-10-07T00:00:00Z');
  await candidate(3, now, '2030-10-06T12:00:00Z');
  await candidate(4, now, '2030-10-06T12:00:00Z');
  await candidate(98, now, '2030-10-06T12:00:00Z');
  await candidate(17, now, '2030-10-06T12:00:00Z');
  await candidate(7, null, '2030-11-05T09:00:00Z');
  await candidate(1, now, '2030-10-06T12:00:00Z', closed);
  await portal.database.raw(`update offers set estado = 'cerrada' where id = $1`, [closed.id]);
  await portal.database.raw('update applications set offer_id = $1 where id_estado = 2', [expired.id]);

  await addDocument(portal, company.id);
  await addMade(portal, company.id);
  await addMade(portal, company.id, { estado: 'formalizado' });
  const { porDia, ofertas, ...waits } = await portal.get(getOwnSummary, {}, company);
  expect(waits).toEqual({
    sinLeer: { numCandidatos: 1, numOfertas: 1, urlOferta: offer.urlAcceso },
    sinResponder: { numCandidatos: 2, numOfertas: 2, urlOferta: null },
    caducan: { numOfertas: 1, urlOferta: offer.urlAcceso, fecha: '2030-11-12' },
    documentacion: { numDocumentos: 1, numConvenios: 1, numFacturas: 0 },
    formularios: { numFormularios: 0, idSolicitud: null, urlOferta: null },
  });
  expect(ofertas).toHaveLength(2);
  expect(ofertas.find(({ urlAcceso }) => urlAcceso === offer.urlAcceso)).toMatchObject({
    recibidas: 6,
    leidas: 5,
    preseleccionadas: 3,
    entrevistas: 2,
    seleccionadas: 1,
  });
  expect([porDia.length, porDia[0]?.dia, porDia.at(-1)?.dia]).toEqual([30, '2030-10-07', '2030-11-05']);
  expect(porDia.filter(({ numTotal }) => numTotal > 0)).toEqual([
    { dia: '2030-10-07', numTotal: 1 },
    { dia: '2030-11-04', numTotal: 1 },
    { dia: '2030-11-05', numTotal: 2 },
  ]);

  const listed = async (con: 'sin-leer' | 'por-responder') =>
    (await portal.get(listOwnOffers, { query: { con } }, company)).ofertas.map(
      ({ urlAcceso, numCandidatosNoLeidos, numCandidatosPorResponder }) => [
        urlAcceso,
        numCandidatosNoLeidos,
        numCandidatosPorResponder,
      ],
    );
  expect(await listed('sin-leer')).toEqual([[offer.urlAcceso, 1, 1]]);
  expect(await listed('por-responder')).toEqual([
    [expired.urlAcceso, 0, 1],
    [offer.urlAcceso, 1, 1],
  ]);

  const empty = await portal.get(getOwnSummary, {}, none);
  expect(empty).toMatchObject({
    sinLeer: { numCandidatos: 0, numOfertas: 0, urlOferta: null },
    caducan: { numOfertas: 0, urlOferta: null, fecha: null },
    ofertas: [],
  });
});

test('a company is told how many incorporation forms it has to complete, and where they are', async () => {
  const company = await newCompany(portal);
  await addForm(portal, (await newCompany(portal)).id);
  await addForm(portal, company.id, 'enviado');
  await addForm(portal, company.id, 'validado');
  await addForm(portal, company.id, 'retirado');
  const returned = await addForm(portal, company.id, 'devuelto');
  const told = async () => (await portal.get(getOwnSummary, {}, company)).formularios;
  const { idSolicitud, urlOferta } = returned;
  expect(await told()).toEqual({ numFormularios: 1, idSolicitud, urlOferta });

  const opened = await addForm(portal, company.id);
  expect(await told()).toEqual({ numFormularios: 2, idSolicitud: null, urlOferta: null });
  const waiting = async () => {
    const { ofertas } = await portal.get(listOwnOffers, { query: { con: 'con-formulario' } }, company);
    return ofertas.map(({ urlAcceso, numCandidatosConFormulario }) => [
      urlAcceso,
      numCandidatosConFormulario,
    ]);
  };
  expect(await waiting()).toEqual([
    [opened.urlOferta, 1],
    [urlOferta, 1],
  ]);
  await portal.database.raw(
    'update applications set offer_id = (select offer_id from applications where id = $1) where id = $2',
    [idSolicitud, opened.idSolicitud],
  );
  expect(await told()).toEqual({ numFormularios: 2, idSolicitud: null, urlOferta });
  const other = await newStudent(portal);
  expect(await applyWith(portal, other.token, urlOferta)).toMatchObject({ status: 0 });
  const candidates = async (query: { con?: 'con-formulario' }) =>
    (await portal.get(listCandidates, { params: { id: urlOferta }, query }, company)).numTotal;
  expect(await candidates({})).toBe(3);
  expect(await candidates({ con: 'con-formulario' })).toBe(2);
  expect(await waiting()).toEqual([[urlOferta, 2]]);
  await portal.database.raw("update offers set estado = 'cerrada' where url_acceso = $1", [urlOferta]);
  const closed = await portal.get(listOwnOffers, { query: { con: 'con-formulario' } }, company);
  expect(closed.numTotal).toBe(1);
});
