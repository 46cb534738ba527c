import { listActs } from '@portal/contract/audit';
import {
  applyImport,
  checkImport,
  exportImportChanges,
  getImport,
  listImportChanges,
  listImports,
  uploadImport,
} from '@portal/contract/student-imports';
import { getStudent, listStudents } from '@portal/contract/students';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addManager, addStudent, managerToken, newDni } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { spreadsheet } from '../students/spreadsheet.ts';
import { guessColumns } from './read-row.rules.ts';
import { studentImportWorker } from './run-import.ts';
import { checkedImport, csvOf, headings } from './student-imports.fixtures.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const read = (id: number) => portal.get(getImport, { params: { id } }, { token });
const changesOf = async (id: number) =>
  (await portal.get(listImportChanges, { params: { id }, query: {} }, { token })).cambios;
async function applied(id: number): Promise<void> {
  await portal.get(applyImport, { body: { id } }, { token });
  await studentImportWorker(await portal.tools())({ id, aplica: true });
}
const found = async (texto: string) => {
  const { alumnos } = await portal.get(listStudents, { query: { texto } }, { token });
  return portal.get(getStudent, { params: { id: alumnos[0]?.idAlumno ?? 0 } }, { token });
};
let made = 0;
const rowOf = (values: Partial<Record<number, string>> = {}): string[] => {
  const row = [`nuevo${++made}@alumnos.example`, newDni(), 'Íñigo', 'Núñez', 'Derecho', '2', '60', '2,5'];
  return row.map((cell, index) => values[index] ?? cell);
};

describe('a file', () => {
  test.each([
    ['in UTF-8', csvOf([headings, rowOf()])],
    ['in Latin-1', csvOf([headings, rowOf()], 'latin1')],
  ])('with semicolons %s is read, and its columns are recognised', async (_, fichero) => {
    const { id } = await portal.get(uploadImport, { body: { fichero } }, { token });
    expect(await read(id)).toMatchObject({
      estado: 'leida',
      columnas: headings,
      numFilas: 1,
      campos: { email: 0, dni: 1, nombre: 2, apellidos: 3, titulacion: 4, curso: 5, creditosSuperados: 6 },
    });
    expect((await read(id)).muestra[0]).toContain('Íñigo');
  });

  test('of a spreadsheet is read as well', async () => {
    const bytes = await spreadsheet('xlsx', ['Email', 'Nota'], [['a@alumnos.example', 2.5]]);
    const fichero = {
      ficheroB64: Buffer.from(bytes).toString('base64'),
      extension_adjunto: 'xlsx' as const,
      nombre: 'a.xlsx',
    };
    const { id } = await portal.get(uploadImport, { body: { fichero } }, { token });
    expect(await read(id)).toMatchObject({ columnas: ['Email', 'Nota'], campos: { email: 0, nota: 1 } });
    expect((await portal.get(listImports, {}, { token }))[0]).toMatchObject({ id, nombre: 'a.xlsx' });
  });

  test('that is no spreadsheet, or has no rows, is refused (46)', async () => {
    const broken = { ...csvOf([['nothing']]), extension_adjunto: 'xlsx' as const };
    for (const fichero of [broken, csvOf([headings])])
      await portal.refused(uploadImport, { body: { fichero } }, 'fileTypeNotAllowed', { token });
  });
});

test('what is wrong is told by row and field, and nothing is applied until it is mended', async () => {
  const [one, other] = [newDni(), newDni()];
  const left = await addStudent(portal, { dni: one }, {}, { estado: 'baja' });
  const blocked = await addStudent(portal, { dni: other });
  const same = rowOf();
  const { id } = await checkedImport(portal, token, [
    rowOf({ 0: 'nobody' }),
    rowOf({ 1: '12345678A' }),
    rowOf({ 4: 'Alquimia' }),
    rowOf({ 7: '4,5' }),
    same,
    same,
    rowOf({ 2: '' }),
    rowOf({ 0: left.usuario, 1: '' }),
    rowOf({ 0: blocked.usuario, 1: one }),
    rowOf({ 0: '', 1: '' }),
  ]);
  const { errores, numErrores, estado } = await read(id);
  expect(estado).toBe('comprobada');
  expect(errores.map(({ fila, campo }) => `${fila} ${campo}`)).toEqual([
    '2 email',
    '3 dni',
    '4 titulacion',
    '5 nota',
    '7 titulacion',
    '8 nombre',
    '9 email',
    '10 dni',
    '11 email',
  ]);
  expect(errores[2]?.mensaje).toBe('No encontramos esta titulación');
  expect(numErrores).toBe(9);
  await portal.refused(applyImport, { body: { id } }, 'cannotChangeState', { token });
});

test('new students and studies are made, and the same file again changes nothing', async () => {
  const rows = [rowOf({ 2: 'Aurembiaix' }), rowOf()];
  const first = await checkedImport(portal, token, rows);
  expect((await read(first.id)).resumen).toMatchObject({ alumnosNuevos: 2, estudiosNuevos: 2 });
  await applied(first.id);
  expect(await read(first.id)).toMatchObject({ estado: 'aplicada', muestra: [] });
  const student = await found('aurembiaix');
  expect(student).toMatchObject({
    email: rows[0]?.[0],
    estado: 'activa',
    estudios: [{ idTitulacion: 108, deLaUniversidad: true, curso: 2, creditosSuperados: 60, nota: 2.5 }],
  });
  const acts = { params: { tipo: 'cuenta', objeto: String(student.idAlumno) } } as const;
  expect(await portal.get(listActs, acts, { token })).toMatchObject([{ acto: 'importada' }]);
  const again = await checkedImport(portal, token, rows);
  expect((await read(again.id)).resumen).toEqual({
    alumnosNuevos: 0,
    alumnosCambiados: 0,
    estudiosNuevos: 0,
    estudiosCambiados: 0,
    filasIguales: 2,
  });
  await applied(again.id);
  expect(await changesOf(again.id)).toEqual([]);
});

test('a known student is found by e-mail or document, and what changes is listed and exported', async () => {
  const dni = newDni();
  const known = await addStudent(
    portal,
    { dni, tipoIdentificacion: 'dni' },
    { idTitulacion: 108, curso: 1, creditosSuperados: 30 },
  );
  const row = ['', dni, '', '', 'Derecho', '2', '', ''];
  const { id } = await checkedImport(portal, token, [row]);
  await applied(id);
  expect(await changesOf(id)).toEqual([
    { fila: 2, email: known.usuario, campo: 'curso', antes: '1', ahora: '2' },
  ]);
  const { estudios } = await portal.get(getStudent, { params: { id: known.id } }, { token });
  expect(estudios).toMatchObject([{ curso: 2, creditosSuperados: 30 }]);
  const { url } = await portal.get(exportImportChanges, { body: { id, formato: 'csv' } }, { token });
  expect((await portal.app.inject({ url })).payload).toContain(`2;${known.usuario};curso;1;2`);
});

test('a student of two degrees has a row for each, which say the same of the person', async () => {
  const row = rowOf();
  const second = row.map((cell, index) => (index === 4 ? 'Economía' : cell));
  const { id } = await checkedImport(portal, token, [row, second]);
  expect((await read(id)).resumen).toMatchObject({ alumnosNuevos: 1, estudiosNuevos: 2 });
  const other = second.map((cell, index) => (index === 3 ? 'Otros' : cell));
  const differing = await checkedImport(portal, token, [row, other]);
  expect((await read(differing.id)).errores).toMatchObject([
    { fila: 3, campo: 'apellidos', mensaje: 'No coincide con lo que dice la fila 2' },
  ]);
});

test('what has changed since the rows were checked is told, and nothing is written', async () => {
  const row = rowOf();
  const { id } = await checkedImport(portal, token, [row]);
  await addStudent(portal, {}, {}, { usuario: row[0] ?? '', email: row[0] ?? '', estado: 'bloqueada' });
  await applied(id);
  expect(await read(id)).toMatchObject({ estado: 'comprobada', numErrores: 1 });
});

test('an import is checked again with other columns, and applied once', async () => {
  const { id } = await checkedImport(portal, token, [rowOf()]);
  const body = { id, campos: { ...guessColumns(headings), nombre: 3 } };
  await portal.get(checkImport, { body }, { token });
  await portal.refused(checkImport, { body }, 'noSuchMove', { token });
  await portal.refused(applyImport, { body: { id } }, 'noSuchMove', { token });
  await portal.refused(getImport, { params: { id: 999_999 } }, 'actionNotAllowed', { token });
});

test('those who are new are sent a link to set a password, where the manager chooses', async () => {
  const jobs = async () =>
    (await portal.database.raw("select data from pgboss.job where name = 'accountLink'")).rows.length;
  const before = await jobs();
  const { id } = await checkedImport(portal, token, [rowOf()], true);
  await applied(id);
  expect(await jobs()).toBe(before + 1);
});
