import { recoverStudentPassword } from '@portal/contract/accounts';
import { listActs } from '@portal/contract/audit';
import {
  applyImport,
  checkImport,
  exportImportChanges,
  getImport,
  listImportChanges,
  listImports,
  sendImportLinks,
  uploadImport,
} from '@portal/contract/imports';
import { errors } from '@portal/contract/statuses';
import { listOffers } from '@portal/contract/student-offers';
import { getStudent, listStudents } from '@portal/contract/students';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../db/tables/accounts.ts';
import { students } from '../../../db/tables/students.ts';
import { studies } from '../../../db/tables/studies.ts';
import { spreadsheet } from '../../../files/spreadsheet.ts';
import { jobsOf } from '../../../testing/applications.ts';
import { addManager, addStudent, managerToken, newDni, studentToken } from '../../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../../testing/portal.ts';
import { asRead, checkedImport, csvOf, headings } from '../imports.fixtures.ts';
import { importKinds } from '../kinds.ts';
import { importWorker } from '../run-import.ts';
import { openPlan } from './plan.rules.ts';
import { knownStudents, writeStudents } from './students.queries.ts';

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
async function applied(id: number, omiteErrores = false): Promise<void> {
  await portal.get(applyImport, { body: { ...(await asRead(portal, token, id)), omiteErrores } }, { token });
  await importWorker(await portal.tools())({ id, aplica: true, omiteErrores });
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
    const { id } = await portal.get(uploadImport, { body: { tipo: 'alumnos', fichero } }, { token });
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
    const { id } = await portal.get(uploadImport, { body: { tipo: 'alumnos', fichero } }, { token });
    expect(await read(id)).toMatchObject({ columnas: ['Email', 'Nota'], campos: { email: 0, nota: 1 } });
    expect((await portal.get(listImports, { params: { tipo: 'alumnos' } }, { token }))[0]).toMatchObject({
      id,
      nombre: 'a.xlsx',
    });
  });

  test('keeps nobody waiting while it is read', async () => {
    const rows = Array.from({ length: 4_000 }, (_, index) => [`a${index}@alumnos.example`, 2.5, ...headings]);
    const bytes = await spreadsheet('xlsx', ['Email', 'Nota', ...headings], rows);
    const fichero = {
      ficheroB64: Buffer.from(bytes).toString('base64'),
      extension_adjunto: 'xlsx' as const,
      nombre: 'b.xlsx',
    };
    const answered: string[] = [];
    const uploaded = portal
      .get(uploadImport, { body: { tipo: 'alumnos', fichero } }, { token })
      .then(() => answered.push('the file'));
    await portal.get(listImports, { params: { tipo: 'alumnos' } }, { token });
    answered.push('another');
    await uploaded;
    expect(answered).toEqual(['another', 'the file']);
  });

  test('that is no spreadsheet, or has no rows, is refused (46)', async () => {
    const broken = { ...csvOf([['nothing']]), extension_adjunto: 'xlsx' as const };
    for (const fichero of [broken, csvOf([headings])])
      await portal.refused(uploadImport, { body: { tipo: 'alumnos', fichero } }, 'fileTypeNotAllowed', {
        token,
      });
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
  await portal.refused(applyImport, { body: await asRead(portal, token, id) }, 'cannotChangeState', {
    token,
  });
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
  expect(await portal.get(listActs, acts, { token })).toMatchObject([
    { acto: 'datosConsultados' },
    { acto: 'importada' },
  ]);
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
    { dni, tipoIdentificacion: 'dni', validadoDOIP: true },
    { idTitulacion: 108, curso: 1, creditosSuperados: 30 },
  );
  const row = ['', dni, '', '', 'Derecho', '2', '', ''];
  const { id } = await checkedImport(portal, token, [row]);
  await applied(id);
  expect(await changesOf(id)).toEqual([
    { fila: 2, de: known.usuario, campo: 'curso', antes: '1', ahora: '2' },
  ]);
  const { estudios } = await portal.get(getStudent, { params: { id: known.id } }, { token });
  expect(estudios).toMatchObject([{ curso: 2, creditosSuperados: 30 }]);
  const { url } = await portal.get(exportImportChanges, { body: { id, formato: 'csv' } }, { token });
  expect((await portal.app.inject({ url })).payload).toContain(`2;${known.usuario};Curso;1;2`);
});

describe('a student with the identity number of a row and another e-mail', () => {
  test('whose number nobody has checked is not changed, and the error names the account', async () => {
    const dni = newDni();
    const other = await addStudent(portal, { dni, tipoIdentificacion: 'dni' }, { idTitulacion: 1 });
    const rows = [
      rowOf({ 1: dni }),
      rowOf({ 0: '', 1: dni }),
      rowOf({ 0: other.usuario, 1: dni, 2: 'Otra' }),
    ];
    const { id } = await checkedImport(portal, token, rows);
    const mensaje = `Este documento de identidad consta en la cuenta ${other.usuario}, y está sin comprobar`;
    expect((await read(id)).errores).toEqual([
      { fila: 2, campo: 'dni', mensaje, valor: null },
      { fila: 3, campo: 'dni', mensaje, valor: null },
    ]);
    await applied(id, true);
    expect(await changesOf(id)).toMatchObject([
      { fila: 4, campo: 'nombre' },
      { fila: 4, campo: 'apellidos' },
      { fila: 4 },
    ]);
  });

  test('is the same student once the number was checked, as that of an import is', async () => {
    const row = rowOf();
    await applied((await checkedImport(portal, token, [row])).id);
    const { id } = await checkedImport(portal, token, [
      row.map((cell, at) => (at === 0 ? 'b@alumnos.example' : cell)),
    ]);
    expect(await read(id)).toMatchObject({ numErrores: 0, resumen: { alumnosNuevos: 0, filasIguales: 1 } });
  });
});

test('rows with errors are left out where the manager says so, and told again where others have come', async () => {
  const [wrong, right, turned] = [rowOf({ 4: 'Alquimia' }), rowOf({ 2: 'Guifré' }), rowOf()];
  const { id } = await checkedImport(portal, token, [wrong, right, turned]);
  await portal.refused(applyImport, { body: await asRead(portal, token, id) }, 'cannotChangeState', {
    token,
  });
  const email = turned[0] ?? '';
  const blocked = await addStudent(portal, {}, {}, { usuario: email, email, estado: 'bloqueada' });
  await applied(id, true);
  expect(await read(id)).toMatchObject({ estado: 'comprobada', numErrores: 2 });
  await applied(id, true);
  expect(await read(id)).toMatchObject({ estado: 'aplicada', numErrores: 2, resumen: { alumnosNuevos: 1 } });
  expect(await found('guifre')).toMatchObject({ email: right[0] });
  expect(await portal.get(getStudent, { params: { id: blocked.id } }, { token })).toMatchObject({
    nombre: 'Nora',
  });
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
  const read = await asRead(portal, token, id);
  const body = { ...read, campos: { ...importKinds.alumnos.guess(headings), nombre: 3 } };
  await portal.get(checkImport, { body }, { token });
  await portal.refused(checkImport, { body }, 'noSuchMove', { token });
  await portal.refused(applyImport, { body: await asRead(portal, token, id) }, 'noSuchMove', { token });
  await portal.refused(getImport, { params: { id: 999_999 } }, 'actionNotAllowed', { token });
});

describe('what an import says of whether somebody still studies', () => {
  const columns = ['Correo', 'Nombre', 'Apellidos', 'Titulación', 'En curso'];
  const importOf = async (email: string, degree: string, current: 'sí' | 'no') => {
    const { id } = await checkedImport(
      portal,
      token,
      [[email, 'Ana', 'Ruiz', degree, current]],
      false,
      columns,
    );
    await applied(id);
    const [row] = await portal.database.orm
      .select()
      .from(students)
      .innerJoin(accounts, eq(accounts.id, students.id))
      .where(eq(accounts.usuario, email));
    return row?.students;
  };
  const services = (studies: boolean) => ({
    esAntiguo: !studies,
    conPracticas: studies,
    puedeOfertasPracticas: studies,
    busquedaPracticasActiva: studies,
  });

  test('is what a new account is let see, as when they register', async () => {
    expect(await importOf('titulada@alumnos.example', 'Derecho', 'no')).toMatchObject(services(false));
    expect(await importOf('alumna@alumnos.example', 'Derecho', 'sí')).toMatchObject(services(true));
  });

  test('changes what they see once they finish or begin, and leaves what a manager set else', async () => {
    const { usuario } = await addStudent(portal, { conPracticas: false }, { idTitulacion: 108 });
    expect(await importOf(usuario, 'Derecho', 'sí')).toMatchObject({ esAntiguo: false, conPracticas: false });
    expect(await importOf(usuario, 'Economía', 'no')).toMatchObject({
      esAntiguo: false,
      conPracticas: false,
    });
    expect(await importOf(usuario, 'Derecho', 'no')).toMatchObject(services(false));
    expect(await importOf(usuario, 'Economía', 'sí')).toMatchObject(services(true));
  });

  test('reaches the session that a student has open', async () => {
    const { usuario } = await addStudent(portal, {}, { idTitulacion: 108 });
    const own = { token: await studentToken(portal, usuario) };
    const list = { params: { tipo: 'practicas' }, query: {} } as const;
    await portal.get(listOffers, list, own);
    await importOf(usuario, 'Derecho', 'no');
    // Each process hears of it from the database in a moment.
    await expect
      .poll(async () => (await portal.call(listOffers, list, own)).status)
      .toBe(errors.noPlacementService.code);
  });
});

test('what a student saves while an import that was planned before is written stays', async () => {
  const { id, usuario } = await addStudent(
    portal,
    { telefono: '600000000' },
    { idTitulacion: 108, curso: 1, nota: 2 },
  );
  const known = await knownStudents(portal.database, [usuario], []);
  const plan = openPlan(known, { hasSurnames: true });
  plan.take({ fila: 2, values: { email: usuario, nombre: 'Otro', titulacion: 108, curso: 2 }, errors: [] });
  const { alumnos, cambios } = plan.finish();
  await portal.database.orm.update(students).set({ telefono: '611111111' }).where(eq(students.id, id));
  await portal.database.orm.update(studies).set({ nota: 3 }).where(eq(studies.studentId, id));
  const { id: importId } = await checkedImport(portal, token, [rowOf()]);
  const rest = { importId, idioma: 'es', centro: 'Centro', ahora: new Date() };
  await portal.database.transaction((db) => writeStudents(db, { alumnos, cambios, ...rest }));
  expect(await portal.get(getStudent, { params: { id } }, { token })).toMatchObject({
    nombre: 'Otro',
    telefono: '611111111',
    estudios: [{ curso: 2, nota: 3 }],
  });
});

test('a degree that a manager has accepted while an import with it is written is there once', async () => {
  const { id, usuario } = await addStudent(portal);
  const plan = openPlan(await knownStudents(portal.database, [usuario], []), { hasSurnames: true });
  plan.take({ fila: 2, values: { email: usuario, titulacion: 108, curso: 2 }, errors: [] });
  const { alumnos, cambios } = plan.finish();
  const accepted = { studentId: id, deLaUniversidad: true, idTitulacion: 108, centro: 'Centro', nota: 3 };
  await portal.database.orm.insert(studies).values(accepted);
  const { id: importId } = await checkedImport(portal, token, [rowOf()]);
  const rest = { importId, idioma: 'es', centro: 'Centro', ahora: new Date() };
  await portal.database.transaction((db) => writeStudents(db, { alumnos, cambios, ...rest }));
  const { estudios } = await portal.get(getStudent, { params: { id } }, { token });
  expect(estudios.filter(({ idTitulacion }) => idTitulacion === 108)).toMatchObject([{ curso: 2, nota: 3 }]);
});

describe('a link to set the first password', () => {
  const jobs = async () => (await jobsOf(portal, 'accountLink')).length;

  test('is sent to new students where the manager chooses', async () => {
    const before = await jobs();
    const { id } = await checkedImport(portal, token, [rowOf()], true);
    await applied(id);
    expect(await jobs()).toBe(before + 1);
  });

  test('is sent later to those who cannot log in yet, and to nobody else', async () => {
    const { id } = await checkedImport(portal, token, [rowOf({ 2: 'Ermengol' }), rowOf()]);
    await applied(id);
    expect(await read(id)).toMatchObject({ numSinAcceso: 2 });
    const { idAlumno } = await found('ermengol');
    const set = { passwordHash: 'set' };
    await portal.database.orm.update(accounts).set(set).where(eq(accounts.id, idAlumno));
    const before = await jobs();
    expect(await portal.get(sendImportLinks, { body: { id } }, { token })).toEqual({ enviados: 1 });
    expect(await jobs()).toBe(before + 1);
    expect(await read(id)).toMatchObject({ numSinAcceso: 1 });
    await portal.refused(sendImportLinks, { body: { id: 999_999 } }, 'actionNotAllowed', { token });
  });

  test('waits for one that somebody has just asked for', async () => {
    const { id } = await checkedImport(portal, token, [rowOf(), rowOf()], true);
    await applied(id);
    const { id: accountId, usuario } = await addStudent(portal);
    await portal.get(recoverStudentPassword, { body: { usuario } });
    const { rows } = await portal.database.raw(
      "select data from pgboss.job where name = 'accountLink' order by priority desc, created_on limit 1",
    );
    expect(rows).toEqual([{ data: { accountId } }]);
  });
});
