import { randomUUID } from 'node:crypto';
import { listActs } from '@portal/contract/audit';
import { addDocument, getCv } from '@portal/contract/cv';
import {
  listRequestedDocuments,
  requestDocument,
  withdrawDocumentRequest,
} from '@portal/contract/document-requests';
import { listStudentNotifications } from '@portal/contract/notifications';
import { getStudent } from '@portal/contract/students';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobsOf, newStudent, told } from '../../testing/applications.ts';
import { addManager, addPendingStudent, file, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addRequest, asked, requestsOf } from './document-requests.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
let student: Awaited<ReturnType<typeof newStudent>>;
let other: Awaited<ReturnType<typeof newStudent>>;
beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  student = await newStudent(portal);
  other = await newStudent(portal);
});

const open = (who = student) => portal.get(listRequestedDocuments, {}, who);
const handIn = (idSolicitud: number, nombre = 'seguro.pdf', who = student) =>
  portal.call(addDocument, { body: { idSolicitud, fichero: { ...file, nombre } } }, who);
const seen = async (id = student.id) =>
  (await portal.get(getStudent, { params: { id } }, manager)).documentosProcesos;

describe('a manager', () => {
  test('asks several students at once, each is told, and the history says so', async () => {
    const alumnos = [student.id, other.id, student.id];
    const body = { ...asked, alumnos, claveEnvio: randomUUID() };
    expect(await portal.get(requestDocument, { body }, manager)).toEqual({ pedidas: 2 });
    for (const who of [student, other]) {
      expect(await open(who)).toMatchObject([{ ...asked, documento: null }]);
      const news = (await told(portal, who.id)).filter(({ tipo }) => tipo === 'documentRequestedBy');
      expect(news).toMatchObject([
        { urlAcceso: expect.stringMatching(/^\/cv\?solicitud=\d+$/), importante: true },
      ]);
      const params = { tipo: 'cuenta', objeto: String(who.id) } as const;
      expect(await portal.get(listActs, { params }, manager)).toMatchObject([{ acto: 'documentoPedido' }]);
    }
    const { notificaciones } = await portal.get(listStudentNotifications, { query: {} }, student);
    expect(notificaciones[0]?.titulo).toBe('Secretaría te pide un documento');
    expect(await seen()).toMatchObject([{ ...asked, entregada: null, documento: null }]);
  });

  test('asks once however often the same form is sent', async () => {
    const body = { ...asked, fechaLimite: null, alumnos: [student.id], claveEnvio: randomUUID() };
    await Promise.all([1, 2].map(() => portal.get(requestDocument, { body }, manager)));
    // One more student of the same sending is asked alone.
    const more = { ...body, alumnos: [student.id, other.id] };
    expect(await portal.get(requestDocument, { body: more }, manager)).toEqual({ pedidas: 2 });
    expect(await open()).toHaveLength(1);
    expect(await open(other)).toHaveLength(1);
    const news = (await told(portal, student.id)).filter(({ tipo }) => tipo === 'documentRequested');
    expect(news).toHaveLength(1);
  });

  test('asks nobody where one of them cannot be asked, nor until a day that has passed', async () => {
    const waiting = await addPendingStudent(portal);
    const claveEnvio = randomUUID();
    for (const id of [waiting.id, 999_999]) {
      const body = { ...asked, alumnos: [student.id, id], claveEnvio };
      await portal.refused(requestDocument, { body }, 'actionNotAllowed', manager);
    }
    const late = { ...asked, alumnos: [student.id], claveEnvio, fechaLimite: '2020-01-01' };
    const { datos } = await portal.refused(requestDocument, { body: late }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ campo: 'fechaLimite' }] });
    expect(await open()).toEqual([]);
  });

  test('withdraws a request that is awaited, once, and the student is told', async () => {
    const body = await addRequest(portal, student.id);
    const answers = await Promise.all(
      [1, 2].map(() => portal.call(withdrawDocumentRequest, { body }, manager)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14]);
    expect(await open()).toEqual([]);
    const news = (await told(portal, student.id)).filter(({ tipo }) => tipo === 'documentRequestWithdrawn');
    expect(news).toHaveLength(1);
    const params = { tipo: 'cuenta', objeto: String(student.id) } as const;
    expect(await portal.get(listActs, { params }, manager)).toMatchObject([{ acto: 'documentoRetirado' }]);
  });
});

describe('a student', () => {
  test('hands a document in, which managers open, and nobody else has in a CV', async () => {
    const { id } = await addRequest(portal, student.id);
    expect(await handIn(id)).toMatchObject({ status: 0, datos: { id } });
    expect(await open()).toEqual([]);
    const { documentos, documentosPrivados, documentosProcesos } = await portal.get(getCv, {}, student);
    expect([documentos, documentosPrivados]).toEqual([[], []]);
    expect(documentosProcesos).toMatchObject([{ id, documento: { nombre: 'seguro.pdf' } }]);
    const [request] = await seen();
    expect(request).toMatchObject({ id, entregada: expect.any(String) });
    expect((await portal.app.inject({ url: request?.documento?.url ?? '' })).statusCode).toBe(200);
    // The desk is told once, and not who it was.
    await handIn(id, 'otro.pdf');
    const urlAcceso = `/gestion/estudiantes/${student.id}`;
    const mail = { tipo: 'documentHandedIn', datos: { solicitante: 'Secretaría' }, urlAcceso };
    const mails = await jobsOf(portal, 'mailTo');
    expect(mails.filter((one) => JSON.stringify(one).includes(urlAcceso))).toMatchObject([mail]);
    // What was handed in is not withdrawn.
    await portal.refused(withdrawDocumentRequest, { body: { id } }, 'noSuchMove', manager);
  });

  test('hands in another file in its place', async () => {
    const { id } = await addRequest(portal, student.id);
    await handIn(id, 'otro.pdf');
    await handIn(id, 'seguro.pdf');
    expect(await seen()).toMatchObject([{ documento: { nombre: 'seguro.pdf' } }]);
    const twice = await Promise.all([handIn(id, 'uno.pdf'), handIn(id, 'dos.pdf')]);
    expect(twice.map(({ status }) => status)).toEqual([0, 0]);
    expect(await requestsOf(portal, student.id)).toHaveLength(1);
  });

  test('answers no request to somebody else, and none that was withdrawn', async () => {
    const { id } = await addRequest(portal, student.id);
    expect(await open(other)).toEqual([]);
    expect((await handIn(id, 'seguro.pdf', other)).status).toBe(48);
    await portal.get(withdrawDocumentRequest, { body: { id } }, manager);
    expect((await handIn(id)).status).toBe(48);
  });
});

test('what is asked for is important until it is handed in or withdrawn, whatever else is told', async () => {
  for (const descripcion of ['Seguro', 'Certificado', 'Convenio']) {
    const body = { ...asked, descripcion, alumnos: [student.id], claveEnvio: randomUUID() };
    await portal.get(requestDocument, { body }, manager);
  }
  const important = async () =>
    (await told(portal, student.id))
      .filter(({ importante }) => importante)
      .map(({ datos }) => datos.descripcion)
      .sort();
  expect(await important()).toEqual(['Certificado', 'Convenio', 'Seguro']);
  const idOf = async (descripcion: string) =>
    (await open()).find((request) => request.descripcion === descripcion)?.id ?? 0;
  await handIn(await idOf('Seguro'));
  expect(await important()).toEqual(['Certificado', 'Convenio']);
  await portal.get(withdrawDocumentRequest, { body: { id: await idOf('Convenio') } }, manager);
  expect(await important()).toEqual(['Certificado']);
});

test('what is due first stands first, and what was handed in last', async () => {
  const late = await addRequest(portal, student.id);
  const body = {
    ...asked,
    fechaLimite: '2099-01-01',
    alumnos: [student.id],
    claveEnvio: randomUUID(),
  };
  const done = await addRequest(portal, student.id);
  await handIn(done.id);
  await portal.get(requestDocument, { body }, manager);
  const [first, ...others] = await seen();
  expect(first?.fechaLimite).toBe('2099-01-01');
  expect(others.map(({ id }) => id)).toEqual([late.id, done.id]);
});
