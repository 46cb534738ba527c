import { randomUUID } from 'node:crypto';
import {
  createCommunication,
  deleteCommunication,
  editCommunication,
  getCommunication,
  listCommunications,
  listCompanyCommunications,
  listStudentCommunications,
} from '@portal/contract/communications';
import type { Language } from '@portal/contract/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { communications } from '../../db/tables/communications.ts';
import {
  addCompany,
  addContact,
  addManager,
  addStudent,
  companyToken,
  managerToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { someCommunication } from './communications.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
let student: { token: string };
let company: { token: string };
let clock = new Date('2030-06-15T10:00:00Z');

beforeAll(async () => {
  portal = await openPortal({ now: () => clock });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  student = { token: await studentToken(portal, (await addStudent(portal)).usuario) };
  const { id } = await addCompany(portal);
  company = { token: await companyToken(portal, (await addContact(portal, [id])).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock = new Date('2030-06-15T10:00:00Z');
  await portal.database.orm.delete(communications);
});

type Content = ReturnType<typeof someCommunication>;

async function write(more: Partial<Content> = {}, claveEnvio = randomUUID()) {
  const body = { claveEnvio, comunicacion: someCommunication(more) };
  return (await portal.get(createCommunication, { body }, manager)).idComunicacion;
}

const forStudents = (language: 'es' | 'ca' | 'en' = 'es') =>
  portal.get(listStudentCommunications, {}, { ...student, language });
const forCompanies = () => portal.get(listCompanyCommunications, {}, { ...company, language: 'es' });

describe('who reads it', () => {
  test('is the role that it is for, the newest first', async () => {
    const forAll = await write({ fechaDesde: '2030-06-01' });
    const own = await write({ destinatarios: 'Alumno', fechaDesde: '2030-06-10' });
    const theirs = await write({ destinatarios: 'Empresa', fechaDesde: '2030-06-05' });
    expect((await forStudents()).map(({ idComunicacion }) => idComunicacion)).toEqual([own, forAll]);
    expect((await forCompanies()).map(({ idComunicacion }) => idComunicacion)).toEqual([theirs, forAll]);
  });

  test('reads it from its first day to its last, by the clock of the institution', async () => {
    await write({ fechaDesde: '2030-06-15', fechaHasta: '2030-06-16' });
    const { usuario } = await addStudent(portal);
    const seenAt = async (moment: string) => {
      clock = new Date(moment);
      // A session is over long before the next of these days.
      const token = await studentToken(portal, usuario);
      return (await portal.get(listStudentCommunications, {}, { token })).length;
    };
    // In Madrid it is two hours later than in UTC.
    expect(await seenAt('2030-06-14T21:59:59Z')).toBe(0);
    expect(await seenAt('2030-06-14T22:00:00Z')).toBe(1);
    expect(await seenAt('2030-06-16T21:59:59Z')).toBe(1);
    expect(await seenAt('2030-06-16T22:00:00Z')).toBe(0);
  });

  test('reads it in their language, or in the institution’s where nobody wrote it in theirs', async () => {
    await write({ enlace: 'https://feria.example.edu' });
    const [ca] = await forStudents('ca');
    expect(ca).toMatchObject({
      titulo: "Fira d'ocupació",
      idioma: 'ca',
      enlace: 'https://feria.example.edu',
    });
    const [en] = await forStudents('en');
    expect(en).toMatchObject({ titulo: 'Feria de empleo', idioma: 'es' });
  });
});

describe('what a manager writes', () => {
  test('is kept without what no communication may have', async () => {
    const es = { titulo: ' Hola ', descripcion: '<p onclick="x()">Hola<script>x</script></p><img src=x>' };
    const id = await write({ textos: { es } });
    const [read] = await forStudents();
    expect(read).toMatchObject({ titulo: 'Hola', descripcion: '<p>Hola</p>' });
    const { comunicacion } = await portal.get(getCommunication, { params: { id } }, manager);
    expect(comunicacion.textos.es).toEqual({ titulo: 'Hola', descripcion: '<p>Hola</p>' });
  });

  test('sent twice, and at the same time, is there once', async () => {
    const key = randomUUID();
    const ids = await Promise.all([write({}, key), write({}, key), write({}, key)]);
    expect(new Set(ids).size).toBe(1);
    expect(await write({}, key)).toBe(ids[0]);
    expect((await portal.get(listCommunications, { query: {} }, manager)).numTotal).toBe(1);
  });

  test.each([
    ['nothing in the institution’s language', { textos: {} }, 'comunicacion.textos.es.titulo'],
    [
      'a text of marks alone',
      { textos: { es: { titulo: 'Hola', descripcion: '<p><br></p><script>x</script>' } } },
      'comunicacion.textos.es.descripcion',
    ],
    [
      'half of another language',
      {
        textos: {
          es: { titulo: 'Hola', descripcion: '<p>Hola</p>' },
          en: { titulo: 'Hello', descripcion: null },
        },
      },
      'comunicacion.textos.en.descripcion',
    ],
    ['an end before its beginning', { fechaHasta: '2029-12-31' }, 'comunicacion.fechaHasta'],
    ['a link that is none', { enlace: 'javascript:alert(1)' }, 'comunicacion.enlace'],
  ] satisfies [string, Partial<Content>, string][])('is refused with %s', async (_, more, campo) => {
    const body = { claveEnvio: randomUUID(), comunicacion: someCommunication(more) };
    const { datos } = await portal.refused(createCommunication, { body }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: expect.arrayContaining([expect.objectContaining({ campo })]) });
    expect((await portal.get(listCommunications, { query: {} }, manager)).numTotal).toBe(0);
  });

  test('is listed by page with its state and its languages', async () => {
    await write({ fechaDesde: '2030-07-01' });
    await write({ fechaDesde: '2030-06-01' });
    await write({ fechaDesde: '2030-05-01', fechaHasta: '2030-05-31' });
    const { comunicaciones, numTotal } = await portal.get(listCommunications, { query: {} }, manager);
    expect(comunicaciones.map(({ estado }) => estado)).toEqual(['programada', 'visible', 'terminada']);
    expect(comunicaciones[0]).toMatchObject({
      titulo: 'Feria de empleo',
      idioma: 'es',
      idiomas: ['es', 'ca'],
    });
    expect(numTotal).toBe(3);
    const read = async (language: Language) =>
      (await portal.get(listCommunications, { query: {} }, { ...manager, language })).comunicaciones[0];
    expect(await read('ca')).toMatchObject({ titulo: "Fira d'ocupació", idioma: 'ca' });
    expect(await read('en')).toMatchObject({ titulo: 'Feria de empleo', idioma: 'es' });
    const page = await portal.get(listCommunications, { query: { pagina: 2, porPagina: 2 } }, manager);
    expect(page).toMatchObject({ comunicaciones: [{ fechaDesde: '2030-05-01' }], numTotal: 3 });
  });
});

describe('two managers at once', () => {
  const change = (idComunicacion: number, version: number, titulo: string) => ({
    body: {
      idComunicacion,
      version,
      comunicacion: someCommunication({ textos: { es: { titulo, descripcion: '<p>Texto</p>' } } }),
    },
  });

  test('what was sent twice, its first answer lost, is there', async () => {
    const id = await write();
    for (let sending = 0; sending < 2; sending++)
      expect(await portal.get(editCommunication, change(id, 1, 'Una'), manager)).toEqual({ version: 2 });
  });

  test('change it once: the second is told, and changes it knowing what the first wrote', async () => {
    const id = await write();
    const answers = await Promise.all([
      portal.call(editCommunication, change(id, 1, 'Una'), manager),
      portal.call(editCommunication, change(id, 1, 'Otra'), manager),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 49]);
    const now = await portal.get(getCommunication, { params: { id } }, manager);
    expect(now.version).toBe(2);
    await portal.refused(editCommunication, change(id, 1, 'Tarde'), 'cannotChangeState', manager);
    expect(await portal.get(editCommunication, change(id, 2, 'Sabida'), manager)).toEqual({ version: 3 });
    expect((await forStudents())[0]?.titulo).toBe('Sabida');
  });

  test('one that is deleted can no longer be changed, and deleting it again is nothing', async () => {
    const id = await write();
    await portal.get(deleteCommunication, { body: { id } }, manager);
    await portal.get(deleteCommunication, { body: { id } }, manager);
    await portal.refused(getCommunication, { params: { id } }, 'actionNotAllowed', manager);
    await portal.refused(editCommunication, change(id, 1, 'Nada'), 'actionNotAllowed', manager);
    expect(await forStudents()).toEqual([]);
  });
});
