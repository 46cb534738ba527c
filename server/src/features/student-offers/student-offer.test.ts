import { applicationStates } from '@portal/contract/applications';
import { addDays, dayIn } from '@portal/contract/days';
import type { OfferState } from '@portal/contract/offers';
import {
  creditsNotice,
  fittingOffers,
  getOffer,
  offersByGap,
  similarOffers,
} from '@portal/contract/student-offers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applications } from '../../db/tables/applications.ts';
import { companies } from '../../db/tables/companies.ts';
import { files } from '../../db/tables/files.ts';
import { offers } from '../../db/tables/offers.ts';
import { studentDocuments, students } from '../../db/tables/students.ts';
import { addCompany, addOffer, addStudent, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let student: { id: number; token: string };
let companyId: number;
const today = () => dayIn('Europe/Madrid', new Date());

beforeAll(async () => {
  portal = await openPortal();
  companyId = (await addCompany(portal, { nombreComercial: 'Faro Azul', descripcion: 'Barcos' })).id;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(offers);
  const { id, usuario } = await addStudent(portal, {}, { idTitulacion: 101 });
  student = { id, token: await studentToken(portal, usuario) };
});

const add = (values: Parameters<typeof addOffer>[2] = {}) => addOffer(portal, companyId, values);
const read = (id: string, language: 'es' | 'ca' | 'en' = 'es') =>
  portal.get(getOffer, { params: { id } }, { token: student.token, language });
async function notFound(id: string) {
  for (const endpoint of [getOffer, similarOffers])
    await portal.refused(endpoint, { params: { id } }, 'offerNotFound', { token: student.token });
}
const applied = (offerId: number, idEstado: (typeof applicationStates)[keyof typeof applicationStates]) =>
  portal.database.orm.insert(applications).values({ offerId, studentId: student.id, idEstado });

test('an open offer is read with its rules, the conditions and what its company shows', async () => {
  const offer = await add({
    content: { titulo: 'Prácticas de navegación', ayudaEstudio: 450, horasAldia: 4.5 },
  });
  const answer = await read(offer.urlAcceso);
  expect(answer.oferta).toMatchObject({
    idoferta: offer.id,
    titulo: 'Prácticas de navegación',
    ayudaEstudio: 450,
    horasAldia: 4.5,
    estadoOferta: 'abierta',
    empresa: { nombreComercial: 'Faro Azul', descripcion: 'Barcos' },
    ficheroComplementario: null,
  });
  expect(answer).toMatchObject({ puedeInscribirse: true, documentosPendientes: [], candidatura: null });
  expect(answer.condiciones).toMatch(/prácticas/);
  expect((await read(offer.urlAcceso, 'ca')).condiciones).toMatch(/pràctiques/);
  const job = await add({ content: { tipo: 'empleo' } });
  expect((await read(job.urlAcceso)).condiciones).toBeNull();
});

test('what is between the company and the institution is not told', async () => {
  const { urlAcceso } = await add({
    content: {
      solicitante: 'Una solicitante',
      numeroPedido: 'P-99',
      observaciones: 'Una observación',
      candidatoPreferido: 'Un preferido',
      emailTutorEmpresa: 'tutora@empresa.example',
      nombre_firmante: 'Una firmante',
    },
  });
  expect(JSON.stringify(await read(urlAcceso))).not.toMatch(
    /solicitante|P-99|observaci|preferid|tutora|firmante/i,
  );
});

test('the list of rules begins with what is unmet and says what would meet it, in the reader’s language', async () => {
  const { urlAcceso } = await add({
    content: {
      idiomas: [{ idIdioma: 3, idNivelIdioma: 4 }],
      requisitosDeseables: { cochePropio: true },
      listado_titulaciones: [{ idTitulacion: 101, caracter: 'requerida' }],
    },
  });
  const { requisitos, puedeInscribirse } = await read(urlAcceso, 'en');
  expect(puedeInscribirse).toBe(false);
  expect(requisitos.map(({ regla, cumple, deseable }) => [regla, cumple, deseable])).toEqual([
    ['idioma', false, false],
    ['cochePropio', false, true],
    ['busqueda', true, false],
    ['estudios', true, false],
    ['titulacion', true, false],
    ['numSegSocial', true, false],
  ]);
  expect(requisitos[0]).toMatchObject({
    texto: 'English: the offer asks for B2, and it isn’t in your CV.',
    destino: 'idiomas',
  });
});

test('what is missing of the credits is told by itself, in the reader’s language', async () => {
  const noticeOf = async (urlAcceso: string, language: 'es' | 'en' = 'es') =>
    (await portal.get(creditsNotice, { params: { id: urlAcceso } }, { token: student.token, language }))
      .aviso;
  const { urlAcceso } = await add({
    content: { creditosSuperados: 239, requisitosObligatorios: { cochePropio: true } },
  });
  expect(await noticeOf(urlAcceso)).toMatch(/^La oferta pide 239 créditos superados/);
  expect(await noticeOf(urlAcceso, 'en')).toMatch(/239/);
  expect(await noticeOf((await add({ content: { creditosSuperados: 1 } })).urlAcceso)).toBeNull();
  expect(await noticeOf((await add()).urlAcceso)).toBeNull();

  for (const id of ['aaaaaaaaaaaaaaaa', (await add({ estado: 'cerrada' })).urlAcceso])
    await portal.refused(creditsNotice, { params: { id } }, 'offerNotFound', { token: student.token });
  const { usuario } = await addStudent(portal, { conEmpleo: false });
  const noJobs = { token: await studentToken(portal, usuario) };
  const job = await add({ content: { tipo: 'empleo' } });
  await portal.refused(creditsNotice, { params: { id: job.urlAcceso } }, 'noEmploymentService', noJobs);
  for (const [services, refusal] of [
    [{ conPracticas: false }, 'noPlacementService'],
    [{ puedeOfertasPracticas: false }, 'notEnrolledInPlacements'],
  ] as const) {
    const { usuario: other } = await addStudent(portal, services);
    const token = await studentToken(portal, other);
    await portal.refused(creditsNotice, { params: { id: urlAcceso } }, refusal, { token });
  }
});

test('documents that the CV has are not asked for again; kinds are named in the reader’s language', async () => {
  const { urlAcceso } = await add({
    content: {
      documentosRequeridos: [
        { idTipoDocumento: 2, nombre: 'Expediente' },
        { idTipoDocumento: 3, nombre: 'Carta' },
        { nombre: 'Un vídeo' },
      ],
    },
  });
  const [file] = await portal.database.orm
    .insert(files)
    .values({ clave: 'one', nombre: 'expediente.pdf', extension: 'pdf', bytes: 1 })
    .returning();
  await portal.database.orm
    .insert(studentDocuments)
    .values({ studentId: student.id, idTipoDocumento: 2, fileId: file?.id ?? 0 });
  const { documentosPendientes, documentosDelCv, puedeInscribirse } = await read(urlAcceso, 'ca');
  expect(documentosDelCv).toEqual([
    { idTipoDocumento: 2, nombre: 'Expedient acadèmic', fichero: 'expediente.pdf' },
  ]);
  expect(documentosPendientes).toEqual([
    { idTipoDocumento: 3, nombre: 'Carta de presentació' },
    { idTipoDocumento: null, nombre: 'Un vídeo' },
  ]);
  expect(puedeInscribirse).toBe(true);
});

test('its file has a link', async () => {
  const { id, urlAcceso } = await add();
  const [file] = await portal.database.orm
    .insert(files)
    .values({ clave: 'two', nombre: 'Programa «2026».pdf', extension: 'pdf', bytes: 1 })
    .returning();
  await portal.database.orm
    .update(offers)
    .set({ ficheroComplementarioId: file?.id ?? 0 })
    .where(eq(offers.id, id));
  expect((await read(urlAcceso)).oferta.ficheroComplementario).toMatchObject({
    nombre: 'Programa «2026».pdf',
    url: expect.stringMatching(/^\/api\/ficheros\//),
  });
});

test.each(['borrador', 'pendiente', 'cerrada', 'caducada', 'rechazada', 'eliminada'] as OfferState[])(
  'one in state %s is there for its applicants alone',
  async (estado) => {
    const { id, urlAcceso } = await add({ estado });
    await notFound(urlAcceso);
    await applied(id, applicationStates.underReview);
    expect(await read(urlAcceso)).toMatchObject({
      oferta: { estadoOferta: estado },
      puedeInscribirse: false,
      candidatura: { idEstado: 2, puedeDesinscribirse: true },
    });
  },
);

test('offers like it are those for its degrees and of its area, not those that the student applied to', async () => {
  const degree = (idTitulacion: number) => [{ idTitulacion, caracter: 'deseable' as const }];
  const like = (titulo: string, content: object) => add({ content: { titulo, ...content } });
  const one = await like('Esta', { listado_titulaciones: degree(101), idAreaFuncional: 2, idProvincia: 8 });
  await like('Otra área y titulación', {
    listado_titulaciones: degree(141),
    idAreaFuncional: 5,
    idProvincia: 8,
  });
  await like('Misma área', { idAreaFuncional: 2 });
  await like('Misma titulación', { listado_titulaciones: degree(101) });
  await like('Todo igual', { listado_titulaciones: degree(101), idAreaFuncional: 2, idProvincia: 8 });
  await like('Empleo', { tipo: 'empleo', idAreaFuncional: 2 });
  const sent = await like('Ya inscrita', { listado_titulaciones: degree(101) });
  await applied(sent.id, applicationStates.new);
  const similarTo = async (id: string) =>
    (await portal.get(similarOffers, { params: { id } }, { token: student.token })).ofertas.map(
      ({ titulo }) => titulo,
    );
  expect(await similarTo(one.urlAcceso)).toEqual(['Todo igual', 'Misma titulación', 'Misma área']);
  const alone = await like('Nada en común', {});
  expect(await similarTo(alone.urlAcceso)).toEqual([]);
});

test('an address that leads nowhere, an offer whose last day has passed, one of a blocked company', async () => {
  await notFound('aaaaaaaaaaaaaaaa');
  await notFound((await add({ content: { fechaCaducidad: addDays(today(), -1) } })).urlAcceso);
  await read((await add({ content: { fechaCaducidad: today() } })).urlAcceso);
  const blocked = await addCompany(portal, { estado: 'bloqueada' });
  await notFound((await addOffer(portal, blocked.id)).urlAcceso);
  await portal.database.orm.delete(companies).where(eq(companies.id, blocked.id));
});

test('who applied cannot again, who withdrew can', async () => {
  const one = await add();
  await applied(one.id, applicationStates.rejected);
  expect(await read(one.urlAcceso)).toMatchObject({
    puedeInscribirse: false,
    candidatura: { idEstado: 17, puedeDesinscribirse: false },
  });
  const other = await add();
  await applied(other.id, applicationStates.withdrawn);
  expect(await read(other.urlAcceso)).toMatchObject({
    puedeInscribirse: true,
    candidatura: { idEstado: 7, puedeDesinscribirse: false },
  });
});

test('an internship that overlaps with the one that the student has', async () => {
  const mine = await add({
    estado: 'cerrada',
    content: { fechaInicio: addDays(today(), -30), fechaFin: addDays(today(), 30) },
  });
  await applied(mine.id, applicationStates.selected);
  const { urlAcceso } = await add({ content: { fechaInicio: today(), fechaFin: addDays(today(), 90) } });
  const { requisitos, puedeInscribirse } = await read(urlAcceso);
  expect(requisitos[0]).toMatchObject({ regla: 'coincidePracticas', cumple: false });
  expect(puedeInscribirse).toBe(false);
});

test('which offers fit: the newest, or those asked for, without those that cannot be seen', async () => {
  const free = await add({ fecha: new Date('2026-01-01') });
  const hard = await add({
    fecha: new Date('2026-01-02'),
    content: { requisitosObligatorios: { cochePropio: true }, idiomas: [{ idIdioma: 3, idNivelIdioma: 4 }] },
  });
  const job = await add({ fecha: new Date('2026-01-03'), content: { tipo: 'empleo' } });
  const closed = await add({ estado: 'cerrada' });
  const fit = (query: { ofertas?: string; soloEncajan?: 'true' }) =>
    portal.get(fittingOffers, { query }, { token: student.token });
  const yes = { cumple: true, numFaltan: 0 };
  const no = { idoferta: hard.id, cumple: false, numFaltan: 2 };
  expect((await fit({})).ofertas).toEqual([{ idoferta: job.id, ...yes }, no, { idoferta: free.id, ...yes }]);
  expect((await fit({ ofertas: `${hard.id},${closed.id},${free.id},2147483647` })).ofertas).toEqual([
    no,
    { idoferta: free.id, ...yes },
  ]);
  expect((await fit({ soloEncajan: 'true' })).ofertas.map(({ idoferta }) => idoferta)).toEqual([
    job.id,
    free.id,
  ]);
  await portal.database.orm
    .update(students)
    .set({ busquedaTrabajoActiva: false })
    .where(eq(students.id, student.id));
  expect((await fit({ soloEncajan: 'true' })).ofertas.map(({ idoferta }) => idoferta)).toEqual([free.id]);
  await portal.refused(fittingOffers, { query: { ofertas: 'one' } }, 'mandatoryDataMissing', {
    token: student.token,
  });
});

test('what alone keeps a student from offers is counted, and what keeps from several or none is not', async () => {
  const count = async () => {
    const { datos } = await portal.get(offersByGap, {}, { token: student.token });
    return Object.fromEntries(datos.map(({ dato, numOfertas }) => [dato, numOfertas]));
  };
  const idiomas = [{ idIdioma: 3, idNivelIdioma: 4 }];
  const software = { programasInformaticos: [7] };
  await add();
  await add({ content: { idiomas } });
  await add({ content: { tipo: 'empleo', idiomas: [...idiomas, { idIdioma: 4, idNivelIdioma: 1 }] } });
  await add({ content: { idiomas: [{ idIdioma: 3, idNivelIdioma: 4, obligatorio: false }] } });
  await add({ content: { requisitosObligatorios: software } });
  await add({ content: { idiomas, requisitosObligatorios: software } });
  await add({ content: { idiomas }, estado: 'cerrada' });
  expect(await count()).toEqual({ idiomas: 2, programas: 1 });
  await portal.database.orm
    .update(students)
    .set({ busquedaTrabajoActiva: false })
    .where(eq(students.id, student.id));
  expect(await count()).toEqual({ idiomas: 1, programas: 1 });
  // Offers of a kind that the student does not see count for nothing.
  const { usuario } = await addStudent(portal, { conPracticas: false }, { idTitulacion: 101 });
  const other = await studentToken(portal, usuario);
  expect(await portal.get(offersByGap, {}, { token: other })).toEqual({
    datos: [{ dato: 'idiomas', numOfertas: 1 }],
  });
});
