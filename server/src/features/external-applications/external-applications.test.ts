import { deleteOffer, listOwnOffers } from '@portal/contract/company-offers';
import {
  answerExternal,
  getExternal,
  listExternal,
  openExternal,
} from '@portal/contract/external-applications';
import { listForYou } from '@portal/contract/for-you';
import { getOffer, listOffers } from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../db/tables/offers.ts';
import {
  addCompany,
  addContact,
  addOffer,
  addStudent,
  companyToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let clock = new Date();
let companyId: number;
let token: string;
let contact: string;

beforeAll(async () => {
  portal = await openPortal({ now: () => clock });
  companyId = (await addCompany(portal, { nombreComercial: 'Faro Azul' })).id;
  contact = await companyToken(portal, (await addContact(portal, [companyId])).usuario);
  token = await studentToken(portal, (await addStudent(portal)).usuario);
});
afterAll(() => portal.close());

const external = async (content: Parameters<typeof addOffer>[2] = {}) =>
  (
    await addOffer(portal, companyId, {
      ...content,
      content: { urlInscripcionExterna: 'https://empresa.example/inscripcion', ...content.content },
    })
  ).urlAcceso;
const open = (urlOferta: string) => portal.get(openExternal, { body: { urlOferta } }, { token });
const answer = (urlOferta: string, respuesta: 'si' | 'todaviaNo' | 'noInteresa') =>
  portal.get(answerExternal, { body: { urlOferta, respuesta } }, { token });
const read = (id: string) => portal.get(getExternal, { params: { id } }, { token });
const list = async () => (await portal.get(listExternal, {}, { token })).inscripciones;
const later = () => {
  clock = new Date(clock.getTime() + 60_000);
  return clock.toISOString();
};

test('who opened the company’s page is asked until there is an answer, and anew once it is opened again', async () => {
  const offer = await external();
  expect(await read(offer)).toEqual({ abierta: null, respuesta: null, fecha: null });
  const first = later();
  await open(offer);
  expect(await read(offer)).toEqual({ abierta: first, respuesta: null, fecha: null });
  for (const no of ['todaviaNo', 'noInteresa'] as const) {
    const fecha = later();
    await answer(offer, no);
    expect(await read(offer)).toMatchObject({ respuesta: no, fecha });
    const abierta = later();
    await open(offer);
    expect(await read(offer)).toEqual({ abierta, respuesta: null, fecha: null });
  }
});

test('its card says so, and once applied to it is proposed no more', async () => {
  const urlAcceso = await external({
    content: {
      titulo: 'Solo en su web',
      listado_titulaciones: [{ idTitulacion: 101, caracter: 'requerida' }],
    },
  });
  await addOffer(portal, companyId, { content: { titulo: 'Aquí', urlInscripcionExterna: null } });
  const { ofertas } = await portal.get(listOffers, { params: { tipo: 'practicas' }, query: {} }, { token });
  const marks = Object.fromEntries(ofertas.map((card) => [card.titulo, card.inscripcionExterna]));
  expect(marks).toMatchObject({ 'Solo en su web': true, Aquí: false });
  const studying = await studentToken(portal, (await addStudent(portal, {}, { idTitulacion: 101 })).usuario);
  const proposed = async () =>
    (await portal.get(listForYou, { query: {} }, { token: studying })).ofertas.map(
      ({ oferta }) => oferta.titulo,
    );
  expect(await proposed()).toContain('Solo en su web');
  await portal.get(openExternal, { body: { urlOferta: urlAcceso } }, { token: studying });
  await portal.get(answerExternal, { body: { urlOferta: urlAcceso, respuesta: 'si' } }, { token: studying });
  expect(await proposed()).not.toContain('Solo en su web');
});

test('an application there is kept with its date, however often it is sent or the page opened, until it is undone', async () => {
  const offer = await external({ content: { titulo: 'Fuera del portal' } });
  await open(offer);
  const fecha = later();
  await answer(offer, 'si');
  later();
  await answer(offer, 'si');
  await open(offer);
  expect(await read(offer)).toMatchObject({ respuesta: 'si', fecha });
  expect(await list()).toEqual([
    {
      urlOferta: offer,
      tipo: 'practicas',
      titulo: 'Fuera del portal',
      empresa: 'Faro Azul',
      fecha,
      estadoOferta: 'abierta',
    },
  ]);
  await answer(offer, 'todaviaNo');
  expect(await list()).toEqual([]);
});

test('an application there is no candidate of the company', async () => {
  const offer = await external();
  await open(offer);
  await answer(offer, 'si');
  const { ofertas } = await portal.get(listOwnOffers, { query: {} }, { token: contact });
  expect(ofertas.find(({ urlAcceso }) => urlAcceso === offer)).toMatchObject({ numCandidatos: 0 });
  await answer(offer, 'todaviaNo');
});

test('its offer is read after it closed, and named without a company that hides itself', async () => {
  const offer = await external({ content: { ocultarDatosEmpresa: true } });
  const unanswered = await external();
  for (const one of [offer, unanswered]) await open(one);
  await answer(offer, 'si');
  for (const one of [offer, unanswered])
    await portal.database.orm.update(offers).set({ estado: 'cerrada' }).where(eq(offers.urlAcceso, one));
  expect(await list()).toMatchObject([{ urlOferta: offer, empresa: null, estadoOferta: 'cerrada' }]);
  expect((await portal.get(getOffer, { params: { id: offer } }, { token })).puedeInscribirse).toBe(false);
  await portal.refused(getOffer, { params: { id: unanswered } }, 'offerNotFound', { token });
});

test('one that its company deleted is said to be applied to no more nor read, and stays listed until it is undone', async () => {
  const [applied, opened] = [await external(), await external()];
  for (const one of [applied, opened]) await open(one);
  await answer(applied, 'si');
  for (const urlOferta of [applied, opened])
    await portal.get(deleteOffer, { body: { urlOferta } }, { token: contact });
  await portal.refused(
    answerExternal,
    { body: { urlOferta: opened, respuesta: 'si' } },
    'applicationNotFound',
    { token },
  );
  await portal.refused(getOffer, { params: { id: applied } }, 'offerNotFound', { token });
  const listed = async () => (await list()).filter(({ estadoOferta }) => estadoOferta === 'eliminada');
  expect(await listed()).toMatchObject([{ urlOferta: applied }]);
  await answer(applied, 'todaviaNo');
  expect(await listed()).toEqual([]);
});

test('what is not applied to elsewhere, is closed or is of a service that the student has not is not opened', async () => {
  const refusedTo = (urlOferta: string, refusal: Parameters<typeof portal.refused>[2], as = token) =>
    portal.refused(openExternal, { body: { urlOferta } }, refusal, { token: as });
  await refusedTo((await addOffer(portal, companyId)).urlAcceso, 'offerNotFound');
  await refusedTo(await external({ estado: 'cerrada' }), 'offerNotFound');
  const job = await external({ content: { tipo: 'empleo' } });
  const barred = async (flags: Parameters<typeof addStudent>[1]) =>
    studentToken(portal, (await addStudent(portal, flags)).usuario);
  await refusedTo(job, 'noEmploymentService', await barred({ conEmpleo: false }));
  const internship = await external();
  await refusedTo(internship, 'noPlacementService', await barred({ conPracticas: false }));
  await refusedTo(internship, 'notEnrolledInPlacements', await barred({ puedeOfertasPracticas: false }));
});

test('what was never opened is not answered, nor what another student opened', async () => {
  const offer = await external();
  await open(offer);
  const other = await studentToken(portal, (await addStudent(portal)).usuario);
  const body = { urlOferta: offer, respuesta: 'si' } as const;
  await portal.refused(answerExternal, { body }, 'applicationNotFound', { token: other });
  expect(await portal.get(getExternal, { params: { id: offer } }, { token: other })).toMatchObject({
    abierta: null,
  });
});
