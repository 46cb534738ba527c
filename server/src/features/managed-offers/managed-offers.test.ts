import { listActs } from '@portal/contract/audit';
import { getOwnOffer } from '@portal/contract/company-offers';
import {
  closeManagedOffer,
  correctOffer,
  exportManagedOffers,
  extendOffer,
  getCorrectableOffer,
  getManagedOffer,
  highlightOffer,
  listManagedOffers,
  republishOffer,
  unpublishOffer,
} from '@portal/contract/managed-offers';
import { listOfferHistory } from '@portal/contract/offer-history';
import { listOffers } from '@portal/contract/student-offers';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offers } from '../../db/tables/offers.ts';
import { newCandidate, newCompany, newStudent, rowsOf, told } from '../../testing/applications.ts';
import { addManager, addOffer, file, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { fullInternship, keptInternship } from '../offer-form/offer-form.fixtures.ts';

const now = new Date('2030-11-05T10:00:00Z');
let portal: TestPortal;
let token: string;
let company: Awaited<ReturnType<typeof newCompany>>;
let student: Awaited<ReturnType<typeof newStudent>>;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  const { usuario } = await addManager(portal, { nombre: 'Marta', apellidos: 'Sáez' });
  token = await managerToken(portal, usuario);
  company = await newCompany(portal, { nombreComercial: 'Ámbar Norte' });
  student = await newStudent(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.orm.delete(offers));

type Fixture = NonNullable<Parameters<typeof addOffer>[2]>;
const offer = (values: Fixture = {}) => addOffer(portal, company.id, values);
/** One that the form of the institution takes. */
const whole = (values: Fixture = {}, content: Parameters<typeof keptInternship>[0] = {}) =>
  offer({ content: keptInternship({ localidad: 'València', ...content }), ...values });
const read = (id: string) => portal.get(getManagedOffer, { params: { id } }, { token });
const actsOn = async (objeto: string) =>
  (await portal.get(listActs, { params: { tipo: 'oferta', objeto } }, { token })).map(({ acto }) => acto);
const newsOf = async (accountId: number, url: string) =>
  (await told(portal, accountId)).filter(({ urlAcceso }) => urlAcceso?.endsWith(url));
const seen = async () => {
  const { ofertas } = await portal.get(listOffers, { params: { tipo: 'practicas' }, query: {} }, student);
  return ofertas.map(({ urlAcceso }) => urlAcceso);
};
const motivo = 'El horario no es el acordado';

describe('the list of offers', () => {
  const found = async (query: Record<string, string>) => {
    const { ofertas } = await portal.get(listManagedOffers, { query }, { token });
    return ofertas.map(({ titulo }) => titulo);
  };

  test('is filtered by words, type, state, company and nearness of the last day', async () => {
    const other = await newCompany(portal, { nombreComercial: 'Terres de Ponent' });
    await offer({ content: { titulo: 'Analista', fechaCaducidad: '2030-11-10' } });
    await addOffer(portal, other.id, {
      estado: 'pendiente',
      content: { tipo: 'empleo', titulo: 'Redacción', fechaCaducidad: '2031-02-01' },
    });
    await offer({ estado: 'borrador', content: { titulo: 'Borrador' } });
    await offer({ estado: 'eliminada', content: { titulo: 'Eliminada' } });
    for (const query of [
      { texto: 'ana' },
      { texto: 'ambar nor' },
      { tipo: 'practicas' },
      { estadoOferta: 'abierta' },
      { idEmpresa: String(company.id) },
      { caducaPronto: 'true' },
    ])
      expect(await found(query), JSON.stringify(query)).toEqual(['Analista']);
    expect(await found({ texto: 'redaccion', tipo: 'empleo', estadoOferta: 'pendiente' })).toEqual([
      'Redacción',
    ]);
    expect(await found({ caducaPronto: 'false', texto: '·' })).toEqual(['Redacción', 'Analista']);
    const all = await portal.get(
      listManagedOffers,
      { query: { estadoOferta: 'abierta', porPagina: '1', pagina: '2' } },
      { token },
    );
    expect(all).toEqual({
      ofertas: [],
      numTotal: 1,
      porEstado: [
        { estadoOferta: 'pendiente', numTotal: 1 },
        { estadoOferta: 'abierta', numTotal: 1 },
      ],
      empresa: null,
    });
  });

  test('is exported as it is filtered, without formulas', async () => {
    await offer({ content: { titulo: '=1+1' } });
    await offer({ estado: 'cerrada' });
    const { url } = await portal.get(
      exportManagedOffers,
      { body: { formato: 'xlsx', estadoOferta: 'abierta' } },
      { token },
    );
    const rows = await readSheet((await portal.app.inject({ url })).rawPayload);
    expect(rows.map((row) => row[1])).toEqual(['Título', "'=1+1"]);
    expect(rows[1]).toContain('Abierta');
  });
});

describe('one offer', () => {
  test('shows its candidates, and what may be done to it', async () => {
    const { urlOferta, student: candidate } = await newCandidate(portal, company.id);
    expect(await read(urlOferta)).toMatchObject({
      resumen: { empresa: 'Ámbar Norte', numCandidatos: 1 },
      candidatos: [{ idAlumno: candidate.id, idEstado: 1, enviada: true }],
      actos: ['preinscribir', 'corregir', 'destacar', 'prorrogar', 'retirar', 'cerrar'],
      preferido: null,
    });
    const closed = await offer({ estado: 'cerrada' });
    expect((await read(closed.urlAcceso)).actos).toEqual([]);
  });

  test('a draft is its company’s alone', async () => {
    const { urlAcceso } = await offer({ estado: 'borrador' });
    const body = { urlOferta: urlAcceso };
    await portal.refused(getManagedOffer, { params: { id: urlAcceso } }, 'offerNotFound', { token });
    await portal.refused(getCorrectableOffer, { params: { id: urlAcceso } }, 'offerNotFound', { token });
    const day = { ...body, fechaCaducidad: '2031-01-01' };
    await portal.refused(correctOffer, { body: { ...body, oferta: fullInternship() } }, 'offerNotFound', {
      token,
    });
    await portal.refused(unpublishOffer, { body: { ...body, motivo } }, 'offerNotFound', { token });
    await portal.refused(closeManagedOffer, { body: { ...body, motivo } }, 'offerNotFound', { token });
    await portal.refused(republishOffer, { body }, 'offerNotFound', { token });
    await portal.refused(extendOffer, { body: day }, 'offerNotFound', { token });
    await portal.refused(highlightOffer, { body: { ...body, destacada: true } }, 'offerNotFound', { token });
  });
});

describe('a correction', () => {
  const historyOf = (id: string) => portal.get(listOfferHistory, { params: { id } }, { token });
  const opened = (id: string) => portal.get(getCorrectableOffer, { params: { id } }, { token });

  test('keeps what changed and tells the company, once', async () => {
    const { urlAcceso } = await whole();
    const { oferta, guardado } = await opened(urlAcceso);
    const corrected = { ...oferta, titulo: 'Prácticas de datos', plazas: 3 };
    const body = { urlOferta: urlAcceso, oferta: corrected, guardado };
    for (let sent = 0; sent < 2; sent++) await portal.get(correctOffer, { body }, { token });
    const { oferta: now } = await read(urlAcceso);
    expect(now).toMatchObject({ titulo: 'Prácticas de datos', plazas: 3, estadoOferta: 'abierta' });
    expect(await historyOf(urlAcceso)).toMatchObject([
      {
        hecho: 'corregida',
        nombre: 'Marta Sáez',
        cambios: [
          { campo: 'titulo', antes: 'Prácticas en análisis de datos', ahora: 'Prácticas de datos' },
          { campo: 'plazas', antes: 2, ahora: 3 },
        ],
      },
    ]);
    expect(await actsOn(urlAcceso)).toEqual(['corregida']);
    expect((await newsOf(company.contactId, urlAcceso)).map(({ tipo }) => tipo)).toEqual(['offerCorrected']);
  });

  test('of the file is kept by its name', async () => {
    const { urlAcceso } = await whole();
    const { oferta } = await opened(urlAcceso);
    const body = { urlOferta: urlAcceso, oferta: { ...oferta, titulo: oferta.titulo ?? '' } };
    for (const ficheroComplementario of [file, file, null])
      await portal.get(correctOffer, { body: { ...body, ficheroComplementario } }, { token });
    const history = await historyOf(urlAcceso);
    expect(history.map(({ cambios }) => cambios)).toEqual([
      [{ campo: 'ficheroComplementario', antes: 'documento.pdf', ahora: null }],
      [{ campo: 'ficheroComplementario', antes: null, ahora: 'documento.pdf' }],
    ]);
  });

  test('goes by the rules of the form', async () => {
    const { urlAcceso } = await whole();
    const send = (values: Parameters<typeof fullInternship>[0]) =>
      portal.call(
        correctOffer,
        { body: { urlOferta: urlAcceso, oferta: fullInternship(values) } },
        { token },
      );
    expect(await send({ descripcion: null })).toMatchObject({ status: 15 });
    expect(await send({ fechaInicio: '2031-07-01' })).toMatchObject({ status: 27 });
    expect(await send({ idProvincia: 999 })).toMatchObject({ status: 15 });
    expect(await send({ emailTutorEmpresa: 'nobody' })).toMatchObject({ status: 69 });
    expect(await send({ telefonoTutorEmpresa: '1' })).toMatchObject({ status: 70 });
    expect(await send({ dniTutorEmpresa: '1' })).toMatchObject({ status: 66 });
    const ficheroComplementario = { ...file, extension_adjunto: 'exe' };
    const body = { urlOferta: urlAcceso, oferta: fullInternship(), ficheroComplementario };
    expect(await portal.call(correctOffer, { body }, { token })).toMatchObject({ status: 46 });
  });

  test('stands on what was opened', async () => {
    const { urlAcceso } = await whole();
    const { guardado } = await opened(urlAcceso);
    const send = (titulo: string) =>
      portal.call(
        correctOffer,
        { body: { urlOferta: urlAcceso, oferta: fullInternship({ titulo }), guardado } },
        { token },
      );
    expect(await send('Una')).toMatchObject({ status: 0 });
    expect(await send('Otra')).toMatchObject({ status: 49 });
  });

  test('is not made of an offer that is over', async () => {
    const { urlAcceso } = await whole({ estado: 'cerrada' });
    await portal.refused(getCorrectableOffer, { params: { id: urlAcceso } }, 'offerNotEditable', { token });
    const body = { urlOferta: urlAcceso, oferta: fullInternship() };
    await portal.refused(correctOffer, { body }, 'offerNotEditable', { token });
  });
});

describe('unpublishing', () => {
  test('takes an offer off the list until it is published again', async () => {
    const { urlAcceso } = await offer({ fechaDestacada: now });
    const body = { urlOferta: urlAcceso };
    expect(await seen()).toContain(urlAcceso);
    await portal.get(unpublishOffer, { body: { ...body, motivo } }, { token });
    expect(await seen()).not.toContain(urlAcceso);
    const { resumen } = await portal.get(getOwnOffer, { params: { id: urlAcceso } }, company);
    expect(resumen).toMatchObject({ estadoOferta: 'retirada', motivoRechazo: motivo });
    expect(await read(urlAcceso)).toMatchObject({
      motivoRechazo: motivo,
      actos: ['corregir', 'publicar', 'cerrar'],
    });
    await portal.refused(unpublishOffer, { body: { ...body, motivo } }, 'noSuchMove', { token });
    await portal.get(republishOffer, { body }, { token });
    await portal.refused(republishOffer, { body }, 'noSuchMove', { token });
    expect(await seen()).toContain(urlAcceso);
    expect(await actsOn(urlAcceso)).toEqual(['publicada', 'retirada']);
    expect((await newsOf(company.contactId, urlAcceso)).map(({ tipo, datos }) => [tipo, datos])).toEqual([
      ['offerUnpublished', { titulo: expect.any(String), motivo }],
      ['offerRepublished', { titulo: expect.any(String), dia: expect.any(String) }],
    ]);
  });

  test('is undone with another last day where its own has passed', async () => {
    const { urlAcceso } = await offer({ estado: 'retirada', content: { fechaCaducidad: '2030-11-01' } });
    const body = { urlOferta: urlAcceso };
    expect(await portal.call(republishOffer, { body }, { token })).toMatchObject({ status: 15 });
    await portal.get(republishOffer, { body: { ...body, fechaCaducidad: '2030-12-01' } }, { token });
    expect((await read(urlAcceso)).resumen).toMatchObject({
      estadoOferta: 'abierta',
      fechaCaducidad: '2030-12-01',
    });
  });
});

test('an offer is highlighted and no longer, each once', async () => {
  const { urlAcceso } = await offer();
  const set = (destacada: boolean) =>
    portal.get(highlightOffer, { body: { urlOferta: urlAcceso, destacada } }, { token });
  for (const destacada of [true, true, false, false]) await set(destacada);
  expect((await read(urlAcceso)).resumen.fechaDestacada).toBeNull();
  expect(await actsOn(urlAcceso)).toEqual(['noDestacada', 'destacada']);
  const closed = await offer({ estado: 'cerrada' });
  const body = { urlOferta: closed.urlAcceso, destacada: true };
  await portal.refused(highlightOffer, { body }, 'noSuchMove', { token });
});

test('an offer is extended, one that expired too, and its company is told once', async () => {
  const { urlAcceso } = await offer({
    estado: 'caducada',
    content: { fechaCaducidad: '2030-11-01', fechaFin: '2031-06-30' },
  });
  const extend = (fechaCaducidad: string, urlOferta = urlAcceso) =>
    portal.call(extendOffer, { body: { urlOferta, fechaCaducidad } }, { token });
  expect(await extend('2030-11-04')).toMatchObject({ status: 15 });
  expect(await extend('2031-07-01')).toMatchObject({ status: 15 });
  for (let sent = 0; sent < 2; sent++) expect(await extend('2030-12-01')).toMatchObject({ status: 0 });
  // No day before the one that it has.
  expect(await extend('2030-11-20')).toMatchObject({ status: 15 });
  expect(await seen()).toContain(urlAcceso);
  expect(await actsOn(urlAcceso)).toEqual(['prorrogada']);
  expect(await newsOf(company.contactId, urlAcceso)).toHaveLength(1);
  const { urlAcceso: closed } = await offer({ estado: 'cerrada' });
  expect(await extend('2030-12-01', closed)).toMatchObject({ status: 14 });
});

test('an offer is closed: its company is told why, and those who waited that it has ended', async () => {
  const { offer: open, student: candidate, urlOferta } = await newCandidate(portal, company.id);
  const body = { urlOferta, motivo };
  await portal.get(closeManagedOffer, { body }, { token });
  await portal.refused(closeManagedOffer, { body }, 'noSuchMove', { token });
  expect(await rowsOf(portal, open.id, candidate.id)).toMatchObject([{ idEstado: 6 }]);
  expect((await newsOf(candidate.id, urlOferta)).map(({ tipo }) => tipo)).toEqual(['applicationNotSelected']);
  expect((await newsOf(company.contactId, urlOferta)).map(({ tipo }) => tipo)).toEqual([
    'offerClosedByManager',
  ]);
  expect(await actsOn(urlOferta)).toEqual(['cerrada']);
});
