import { randomUUID } from 'node:crypto';
import {
  createHelp,
  deleteHelp,
  editHelp,
  getHelp,
  listCompanyHelp,
  listManagedHelp,
  listStudentHelp,
  writeCompanyHelp,
  writeStudentHelp,
} from '@portal/contract/help';
import { listMail } from '@portal/contract/mail';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { helpAnswers } from '../../db/tables/help.ts';
import { newCompany, newStudent } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { someHelp } from './help.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };

beforeAll(async () => {
  portal = await openPortal({ worker: true });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(helpAnswers);
});

async function add(titulo: string, more: Parameters<typeof someHelp>[0] = {}): Promise<number> {
  const textos = { es: { titulo, descripcion: `<p>${titulo}</p>` } };
  const body = { claveEnvio: randomUUID(), ayuda: someHelp({ textos, ...more }) };
  return (await portal.get(createHelp, { body }, manager)).idAyuda;
}

test('each role reads the published answers that are for it, by topic and in their order', async () => {
  await add('Segunda', { orden: 2, tema: 'ofertas' });
  await add('Primera', { orden: 1, tema: 'ofertas', destinatarios: 'Alumno' });
  await add('Cuenta', { tema: 'cuenta', destinatarios: 'Empresa' });
  await add('Borrador', { publicada: false });
  const student = await portal.get(listStudentHelp, {}, await newStudent(portal));
  expect(student.map(({ titulo }) => titulo)).toEqual(['Primera', 'Segunda']);
  const company = await portal.get(listCompanyHelp, {}, await newCompany(portal));
  expect(company.map(({ titulo }) => titulo)).toEqual(['Cuenta', 'Segunda']);
  expect(await portal.get(listManagedHelp, { query: {} }, manager)).toMatchObject({ numTotal: 4 });
});

test('what somebody writes is mailed to the area, once for one sending, to be answered to its writer', async () => {
  const student = await newStudent(portal);
  const body = { area: 'practicas' as const, asunto: 'Mi anexo', texto: '¿Cuándo se firma?' };
  const key = randomUUID();
  await portal.get(writeStudentHelp, { body }, { ...student, key });
  await portal.get(writeStudentHelp, { body }, { ...student, key });
  await portal.get(writeCompanyHelp, { body: { ...body, area: 'empresas' } }, await newCompany(portal));
  const mails = async () =>
    (await portal.get(listMail, { query: {} }, manager)).correos.filter(
      ({ asunto }) => asunto === 'Ayuda: Mi anexo',
    );
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 60_000 });
  const toPlacements = (await mails()).find(({ texto }) => texto.includes('estudiante'));
  expect(toPlacements?.texto).toContain('¿Cuándo se firma?');
});

test('a message without an area or a text says so beside the field', async () => {
  const student = await newStudent(portal);
  const body = { area: 'practicas' as const, asunto: 'Mi anexo', texto: ' ' };
  const { datos } = await portal.refused(writeStudentHelp, { body }, 'mandatoryDataMissing', student);
  expect(datos).toMatchObject({ campos: [{ campo: 'texto' }] });
});

test('a question is added once for one sending, changed upon the version that was read, and deleted', async () => {
  const body = { claveEnvio: randomUUID(), ayuda: someHelp() };
  const { idAyuda } = await portal.get(createHelp, { body }, manager);
  expect(await portal.get(createHelp, { body }, manager)).toEqual({ idAyuda });
  const change = { idAyuda, version: 1, ayuda: someHelp({ orden: 7 }) };
  expect(await portal.get(editHelp, { body: change }, manager)).toEqual({ version: 2 });
  const stale = { body: { ...change, ayuda: someHelp({ orden: 8 }) } };
  await portal.refused(editHelp, stale, 'cannotChangeState', manager);
  expect(await portal.get(getHelp, { params: { id: idAyuda } }, manager)).toMatchObject({
    ayuda: { orden: 7 },
  });
  await portal.get(deleteHelp, { body: { id: idAyuda } }, manager);
  await portal.refused(editHelp, stale, 'actionNotAllowed', manager);
  await portal.refused(getHelp, { params: { id: idAyuda } }, 'actionNotAllowed', manager);
});
