import { applicationStates } from '@portal/contract/applications';
import { addDays, dayIn } from '@portal/contract/days';
import {
  addNotInterested,
  addSeenOffer,
  deleteNotInterested,
  deleteSavedOffer,
  deleteSeenOffers,
  listForYou,
  listNotInterested,
  listSavedOffers,
  listSavedUrls,
  listSeenOffers,
  maxSavedOffers,
  maxSeenOffers,
  offersOfHome,
  saveOffer,
} from '@portal/contract/for-you';
import { errors } from '@portal/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { savedOffers, seenOffers } from '../../db/tables/for-you.ts';
import { offers } from '../../db/tables/offers.ts';
import { students } from '../../db/tables/students.ts';
import { addCompany, addOffer, addStudent, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { forYou } from './for-you.area.ts';
import { deleteOld } from './kept-offers.queries.ts';
import { deleteOldSaved } from './saved-offers.queries.ts';

let portal: TestPortal;
let companyId: number;
let student: Awaited<ReturnType<typeof newStudent>>;
const today = () => dayIn('Europe/Madrid', new Date());

beforeAll(async () => {
  portal = await openPortal();
  companyId = (await addCompany(portal, { nombreComercial: 'Faro Azul' })).id;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(offers);
  student = await newStudent();
});

async function newStudent(values: Parameters<typeof addStudent>[1] = {}) {
  const { id, usuario } = await addStudent(portal, values, { idTitulacion: 101 });
  return { id, usuario, token: await studentToken(portal, usuario) };
}

type Content = NonNullable<Parameters<typeof addOffer>[2]>['content'];
const degree = (idTitulacion: number) => ({
  listado_titulaciones: [{ idTitulacion, caracter: 'requerida' as const }],
});
const add = (titulo: string, content: Content = {}, more: Parameters<typeof addOffer>[2] = {}) =>
  addOffer(portal, companyId, { ...more, content: { titulo, ...content } });
const list = (query = {}, token = student.token) => portal.get(listForYou, { query }, { token });
const home = (token = student.token) => portal.get(offersOfHome, {}, { token });
const titlesOf = ({ ofertas }: { ofertas: { oferta: { titulo: string } }[] }) =>
  ofertas.map(({ oferta }) => oferta.titulo);
const putAside = (urlOferta: string, motivo?: 'lugar' | 'sueldo', token = student.token) =>
  portal.get(addNotInterested, { body: { urlOferta, ...(motivo && { motivo }) } }, { token });
const aside = (query = {}, token = student.token) => portal.get(listNotInterested, { query }, { token });
const see = (urlOferta: string, token = student.token) =>
  portal.get(addSeenOffer, { body: { urlOferta } }, { token });
const seen = async (token = student.token) =>
  (await portal.get(listSeenOffers, {}, { token })).ofertas.map(({ titulo }) => titulo);

test('what fits comes with its reasons, the best first, a page at a time', async () => {
  await add('De su ámbito', {
    idProvincia: 8,
    listado_titulaciones: [{ idTitulacion: 102, caracter: 'propuesta' }],
  });
  await add('Su titulación, cerca', { ...degree(101), idProvincia: 46, localidad: 'València' });
  await add('Su titulación', { ...degree(101), idProvincia: 8 });
  await add('Otra titulación', degree(111));
  await add('Nada de lo suyo', { idProvincia: 46 });
  await add(
    'Su titulación, un empleo',
    { ...degree(101), tipo: 'empleo', idProvincia: 8 },
    { fecha: new Date('2026-01-01') },
  );
  const all = await list();
  expect(titlesOf(all)).toEqual([
    'Su titulación, cerca',
    'Su titulación',
    'Su titulación, un empleo',
    'De su ámbito',
  ]);
  expect(all).toMatchObject({ numTotal: 4, ayudan: ['areas', 'sectores', 'idiomas', 'programas'] });
  expect(all.ofertas[0]).toMatchObject({
    numFaltan: 0,
    oferta: { empresa: 'Faro Azul', estado: null },
    motivos: [
      { motivo: 'titulacion', texto: 'Tu titulación: Administración y Dirección de Empresas' },
      { motivo: 'lugar', texto: 'València, donde vives' },
    ],
  });
  expect(titlesOf(await list({ pagina: 2, porPagina: 3 }))).toEqual(['De su ámbito']);
  const english = await portal.get(listForYou, { query: {} }, { token: student.token, language: 'en' });
  expect(english.ofertas[0]?.motivos[0]?.texto).toBe('Your degree: Business Administration and Management');
});

test('what was put aside on the pages before has the next one pass over none', async () => {
  for (const titulo of ['A', 'B', 'C', 'D', 'E']) await add(titulo, degree(101));
  const pageOf = (pagina: number, apartadas?: number) => list({ pagina, porPagina: 2, apartadas });
  const whole = titlesOf(await list());
  const { ofertas } = await pageOf(1);
  for (const { oferta } of ofertas.slice(0, 1)) await putAside(oferta.urlAcceso);
  expect(titlesOf(await pageOf(2, 1))).toEqual(whole.slice(2, 4));
  expect(titlesOf(await pageOf(3, 1))).toEqual(whole.slice(4));
  // However many they are said to be, no page is before the first.
  expect(titlesOf(await pageOf(1, 100))).toEqual(whole.slice(1, 3));
});

test('what is missing before one applies to any of them is said once', async () => {
  await add('Una', degree(101));
  await add('Otra', degree(101));
  const unwritten = await newStudent({ nacionalidades: [] });
  const { ofertas, pendientes } = await list({}, unwritten.token);
  expect(ofertas.map(({ numFaltan }) => numFaltan)).toEqual([1, 1]);
  expect(pendientes).toMatchObject([{ regla: 'nacionalidad', cumple: false, destino: 'personales' }]);
  expect((await list()).pendientes).toEqual([]);
});

test('a company that hides itself is named nowhere', async () => {
  const { urlAcceso } = await add('Confidencial', { ...degree(101), ocultarDatosEmpresa: true });
  await see(urlAcceso);
  expect(
    JSON.stringify([
      await list(),
      await home(),
      await portal.get(listSeenOffers, {}, { token: student.token }),
    ]),
  ).not.toContain('Faro Azul');
  expect((await list()).ofertas[0]?.oferta.empresa).toBeNull();
  await putAside(urlAcceso);
  expect(JSON.stringify(await aside())).not.toContain('Faro Azul');
});

test('only open offers of the types that the student sees and looks for are proposed, none that was applied to', async () => {
  await add('Prácticas', degree(101));
  await add('Empleo', { ...degree(101), tipo: 'empleo' });
  await add('Cerrada', degree(101), { estado: 'cerrada' });
  await add('Pasada', { ...degree(101), fechaCaducidad: addDays(today(), -1) });
  const sent = await add('Ya inscrita', degree(101));
  await portal.database.orm
    .insert(applications)
    .values({ offerId: sent.id, studentId: student.id, idEstado: applicationStates.new });
  expect(titlesOf(await list())).toEqual(['Empleo', 'Prácticas']);
  const set = (values: Partial<typeof students.$inferInsert>) =>
    portal.database.orm.update(students).set(values).where(eq(students.id, student.id));
  await set({ busquedaTrabajoActiva: false });
  expect(titlesOf(await list())).toEqual(['Prácticas']);
  await set({ busquedaPracticasActiva: false });
  expect(await list()).toMatchObject({
    ofertas: [],
    numTotal: 0,
    ayudan: expect.arrayContaining(['busqueda']),
  });
  const noInternships = await newStudent({ conPracticas: false });
  expect(titlesOf(await list({}, noInternships.token))).toEqual(['Empleo']);
});

test('home has the best six with their number, and those that lack one thing that the CV may say', async () => {
  for (const place of [1, 2, 3, 4, 5, 6, 7]) await add(`Encaja ${place}`, degree(101));
  await add('A un idioma', { ...degree(101), idiomas: [{ idIdioma: 3, idNivelIdioma: 4 }] });
  await add('A dos cosas', {
    ...degree(101),
    idiomas: [{ idIdioma: 3, idNivelIdioma: 4 }],
    requisitosObligatorios: { cochePropio: true },
  });
  const { encajan, numEncajan, pendientes, aUnPaso } = await home();
  expect(encajan).toHaveLength(6);
  expect(numEncajan).toBe(7);
  expect(pendientes).toEqual((await list()).pendientes);
  expect(aUnPaso).toMatchObject([
    { oferta: { titulo: 'A un idioma' }, requisito: { regla: 'idioma', destino: 'idiomas', cumple: false } },
  ]);
});

test('an offer that is put aside goes from there, with its reason, and comes back', async () => {
  const one = await add('Una', degree(101));
  await add('Otra', degree(101));
  await putAside(one.urlAcceso);
  // The answer was lost: it is sent again.
  await putAside(one.urlAcceso);
  await putAside(one.urlAcceso, 'lugar');
  expect(titlesOf(await list())).toEqual(['Otra']);
  expect((await home()).numEncajan).toBe(1);
  expect(await aside()).toMatchObject({
    numTotal: 1,
    ofertas: [{ oferta: { titulo: 'Una', empresa: 'Faro Azul' }, motivo: 'lugar' }],
  });
  expect(await aside({ pagina: 2 })).toEqual({ numTotal: 1, ofertas: [] });
  const other = await newStudent();
  expect((await aside({}, other.token)).numTotal).toBe(0);
  expect((await list({}, other.token)).numTotal).toBe(2);
  const back = { body: { urlOferta: one.urlAcceso } };
  await portal.get(deleteNotInterested, back, { token: other.token });
  expect((await aside()).numTotal).toBe(1);
  await portal.get(deleteNotInterested, back, { token: student.token });
  await portal.get(deleteNotInterested, back, { token: student.token });
  expect(titlesOf(await list())).toEqual(['Otra', 'Una']);
});

test('only an open offer that the student may see is put aside or noted', async () => {
  const refused = (
    call: typeof addNotInterested | typeof addSeenOffer,
    urlOferta: string,
    token = student.token,
  ) => portal.refused(call, { body: { urlOferta } }, 'offerNotFound', { token });
  const closed = await add('Cerrada', {}, { estado: 'cerrada' });
  const job = await add('Empleo', { tipo: 'empleo' });
  const noJobs = await newStudent({ conEmpleo: false });
  for (const call of [addNotInterested, addSeenOffer] as const) {
    await refused(call, 'aaaaaaaaaaaaaaaa');
    await refused(call, closed.urlAcceso);
    await refused(call, job.urlAcceso, noJobs.token);
  }
  await portal.refused(deleteNotInterested, { body: { urlOferta: 'aaaaaaaaaaaaaaaa' } }, 'offerNotFound', {
    token: student.token,
  });
});

test('the offers that were opened last are remembered, once each, until they are cleared', async () => {
  const [one, two] = [await add('Una'), await add('Dos')];
  await see(one.urlAcceso);
  await see(two.urlAcceso);
  await see(one.urlAcceso);
  expect(await seen()).toEqual(['Una', 'Dos']);
  expect(await seen((await newStudent()).token)).toEqual([]);
  await portal.database.orm.update(offers).set({ estado: 'cerrada' }).where(eq(offers.id, two.id));
  expect(await seen()).toEqual(['Una']);
  await portal.get(deleteSeenOffers, {}, { token: student.token });
  expect(await seen()).toEqual([]);
});

test('of many the oldest one goes', async () => {
  for (let place = 1; place <= maxSeenOffers + 1; place += 1)
    await see((await add(`Oferta ${place}`)).urlAcceso);
  const titles = await seen();
  expect(titles).toHaveLength(maxSeenOffers);
  expect(titles[0]).toBe(`Oferta ${maxSeenOffers + 1}`);
  expect(titles).not.toContain('Oferta 1');
});

test('what is old is swept', async () => {
  const { urlAcceso, id } = await add('Una');
  await see(urlAcceso);
  await putAside(urlAcceso, 'sueldo');
  const [before, after] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
  await deleteOld(portal.database, { dismissed: before, seen: before });
  expect(await portal.database.orm.$count(seenOffers, eq(seenOffers.offerId, id))).toBe(1);
  await deleteOld(portal.database, { dismissed: after, seen: after });
  expect([await seen(), (await aside()).numTotal]).toEqual([[], 0]);
});

describe('a saved offer', () => {
  const call = (urlOferta: string) => ({ body: { urlOferta } });
  const save = (urlOferta: string, token = student.token) =>
    portal.get(saveOffer, call(urlOferta), { token });
  const remove = (urlOferta: string, token = student.token) =>
    portal.get(deleteSavedOffer, call(urlOferta), { token });
  const saved = (query = {}, token = student.token) => portal.get(listSavedOffers, { query }, { token });
  const urls = async () => (await portal.get(listSavedUrls, {}, { token: student.token })).ofertas;
  const titles = async () => (await saved()).ofertas.map(({ titulo }) => titulo);
  const close = (id: number) =>
    portal.database.orm.update(offers).set({ estado: 'cerrada' }).where(eq(offers.id, id));

  test('is listed once, the last one first, until it is removed', async () => {
    const [one, other] = [await add('Una'), await add('Otra')];
    for (const { urlAcceso } of [one, other, one]) await save(urlAcceso);
    expect(await titles()).toEqual(['Otra', 'Una']);
    expect(await urls()).toEqual([other.urlAcceso, one.urlAcceso]);
    expect(await saved({ pagina: 2, porPagina: 1 })).toMatchObject({
      numTotal: 2,
      ofertas: [{ titulo: 'Una', tipo: 'practicas', empresa: 'Faro Azul', abierta: true }],
    });
    for (const _ of [1, 2]) await remove(other.urlAcceso);
    expect(await titles()).toEqual(['Una']);
  });

  test('is the student’s alone', async () => {
    const { urlAcceso } = await add('Una');
    await save(urlAcceso);
    const other = await newStudent();
    expect(await saved({}, other.token)).toEqual({ ofertas: [], numTotal: 0 });
    await remove(urlAcceso, other.token);
    expect(await titles()).toEqual(['Una']);
  });

  test('stays listed once it has closed, hides the company that hides itself, and is removed', async () => {
    const { urlAcceso, id } = await add('Confidencial', { ocultarDatosEmpresa: true });
    const past = await add('Pasada');
    for (const one of [past.urlAcceso, urlAcceso]) await save(one);
    await close(id);
    const values = { fechaCaducidad: addDays(today(), -1) };
    await portal.database.orm.update(offers).set(values).where(eq(offers.id, past.id));
    expect((await saved()).ofertas).toMatchObject([
      { titulo: 'Confidencial', empresa: null, abierta: false },
      { titulo: 'Pasada', abierta: false },
    ]);
    // Sent again, because the answer was lost.
    await save(urlAcceso);
    await remove(urlAcceso);
    expect(await titles()).toEqual(['Pasada']);
    await portal.refused(saveOffer, call(urlAcceso), 'offerNotFound', { token: student.token });
  });

  test('is an open one that the student may see', async () => {
    const closed = await add('Cerrada', {}, { estado: 'cerrada' });
    const job = await add('Empleo', { tipo: 'empleo' });
    const noJobs = await newStudent({ conEmpleo: false });
    for (const [urlOferta, token] of [
      ['aaaaaaaaaaaaaaaa', student.token],
      [closed.urlAcceso, student.token],
      [job.urlAcceso, noJobs.token],
    ] as const)
      await portal.refused(saveOffer, call(urlOferta), 'offerNotFound', { token });
    await portal.refused(deleteSavedOffer, call('aaaaaaaaaaaaaaaa'), 'offerNotFound', {
      token: student.token,
    });
  });

  test('is listed only while the student sees offers of its type', async () => {
    const { urlAcceso } = await add('Empleo', { tipo: 'empleo' });
    await save(urlAcceso);
    await portal.database.orm.update(students).set({ conEmpleo: false }).where(eq(students.id, student.id));
    const token = await studentToken(portal, student.usuario);
    expect(await saved({}, token)).toEqual({ ofertas: [], numTotal: 0 });
    expect((await portal.get(listSavedUrls, {}, { token })).ofertas).toEqual([]);
  });

  test('is one of 100 at most, also where two are sent at once', async () => {
    const all = await Promise.all(Array.from({ length: maxSavedOffers + 1 }, (_, at) => add(`Oferta ${at}`)));
    const [one, other, ...rest] = all;
    if (one === undefined || other === undefined) throw new Error('there are more than two');
    await portal.database.orm
      .insert(savedOffers)
      .values(rest.map(({ id }) => ({ studentId: student.id, offerId: id, fecha: new Date() })));
    const sent = await Promise.all(
      [one, other].map(({ urlAcceso }) => portal.call(saveOffer, call(urlAcceso), { token: student.token })),
    );
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      0,
      errors.actionNotAllowed.code,
    ]);
    expect(await urls()).toHaveLength(maxSavedOffers);
    const [kept, left] = sent[0]?.status === 0 ? [one, other] : [other, one];
    await save(kept.urlAcceso);
    const refusal = await portal.refused(saveOffer, call(left.urlAcceso), 'actionNotAllowed', {
      token: student.token,
    });
    expect(refusal.mensaje).toContain(String(maxSavedOffers));
    await remove(kept.urlAcceso);
    await save(left.urlAcceso);
  });

  test('is swept after its time, and erased with the account', async () => {
    const { urlAcceso } = await add('Una');
    const other = await newStudent();
    for (const token of [student.token, other.token]) await save(urlAcceso, token);
    await deleteOldSaved(portal.database, new Date(Date.now() - 86_400_000));
    await portal.database.transaction((db) => forYou.erase(db, [student.id]));
    expect([await titles(), (await saved({}, other.token)).numTotal]).toEqual([[], 1]);
    await deleteOldSaved(portal.database, new Date(Date.now() + 86_400_000));
    expect((await saved({}, other.token)).numTotal).toBe(0);
  });
});
