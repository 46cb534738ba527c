import { registerStudent } from '@portal/contract/accounts';
import { listMail } from '@portal/contract/mail';
import { loginStudent } from '@portal/contract/session';
import {
  countPending,
  listPendingStudents,
  rejectStudent,
  validateStudent,
} from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountLinks, accounts } from '../../db/tables/accounts.ts';
import { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';
import { validBodies } from '../../testing/bodies.ts';
import {
  addLink,
  addManager,
  addPendingStudent,
  addStudent,
  managerToken,
  newDni,
  password,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal({ worker: true });
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(accounts).where(eq(accounts.estado, 'pendiente'));
});

const login = (eUsuario: string) =>
  ({ body: { eAmbito: 'PrivadoAlumno', eUsuario, ePassword: password } }) as const;
/** Mails are sent by a job, after the call. */
const mailTo = (para: string) =>
  vi.waitFor(
    async () => {
      const { correos } = await portal.get(listMail, { query: {} }, { token });
      const found = correos.filter((mail) => mail.para === para);
      expect(found).toHaveLength(1);
      return found[0];
    },
    { timeout: 60_000, interval: 100 },
  );

test('people who registered are listed oldest first, by page, and counted', async () => {
  const creada = (day: number) => ({ creada: new Date(Date.UTC(2030, 0, day)) });
  const dni = newDni();
  const newer = await addPendingStudent(portal, { esAntiguo: true }, creada(2));
  const older = await addPendingStudent(portal, { dni, telefono: '612345678' }, creada(1));
  await addStudent(portal);
  const { alumnos, numTotal } = await portal.get(listPendingStudents, { query: {} }, { token });
  expect(alumnos.map(({ idAlumno }) => idAlumno)).toEqual([older.id, newer.id]);
  expect(alumnos[0]).toEqual({
    idAlumno: older.id,
    nombre: 'Nora',
    apellidos: 'Prats Vidal',
    email: older.usuario,
    tipoIdentificacion: null,
    dni,
    telefono: '612345678',
    situacion: 'estudiante',
    idTitulacion: 1,
    fecha: '2030-01-01T00:00:00.000Z',
    asignada: null,
  });
  expect(alumnos[1]).toMatchObject({ situacion: 'titulado', dni: null });
  expect(numTotal).toBe(2);
  const page = await portal.get(listPendingStudents, { query: { pagina: 2, porPagina: 1 } }, { token });
  expect(page).toMatchObject({ alumnos: [{ idAlumno: newer.id }], numTotal: 2 });
  expect(await portal.get(countPending, {}, { token })).toMatchObject({ numAlumnos: 2 });
  await portal.refused(listPendingStudents, { query: { pagina: 'x' } }, 'mandatoryDataMissing', { token });
});

test('who comes or is decided on between two pages leaves nobody out and repeats nobody, read by their key', async () => {
  const come = async (day: number) => {
    const creada = new Date(Date.UTC(2030, 0, day));
    return (await addPendingStudent(portal, {}, { creada })).id;
  };
  const [first, second, third, fourth] = [await come(1), await come(2), await come(2), await come(4)];
  const read = async (query: { despuesDe?: number; despuesDeFecha?: string }) =>
    (await portal.get(listPendingStudents, { query: { ...query, porPagina: 2 } }, { token })).alumnos;
  const before = await read({});
  expect(before.map(({ idAlumno }) => idAlumno)).toEqual([first, second]);
  const last = before.at(-1);
  const key = { despuesDe: last?.idAlumno ?? 0, despuesDeFecha: last?.fecha ?? '' };
  // One of each way to leave, the one that the key names too, and one who comes at the end and in what was read.
  await portal.get(validateStudent, { body: { idAlumno: first } }, { token });
  await portal.get(rejectStudent, { body: { idAlumno: second, motivo: 'No procede' } }, { token });
  await come(1);
  await come(5);
  expect((await read(key)).map(({ idAlumno }) => idAlumno)).toEqual([third, fourth]);
});

test('whole pages are read by their key where many came in the same moment', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 5; count++) ids.push((await addPendingStudent(portal)).id);
  await portal.database.raw(
    "update accounts set creada = '2030-01-01T10:00:00.123456Z' where estado = 'pendiente'",
  );
  const seen: number[] = [];
  let key: { despuesDe?: number; despuesDeFecha?: string } = {};
  for (let page = 0; page < 3; page++) {
    const { alumnos } = await portal.get(listPendingStudents, { query: { ...key, porPagina: 2 } }, { token });
    seen.push(...alumnos.map(({ idAlumno }) => idAlumno));
    const last = alumnos.at(-1);
    if (last) key = { despuesDe: last.idAlumno, despuesDeFecha: last.fecha };
  }
  expect(seen).toEqual(ids);
});

test.each([
  [false, '/en/login/students'],
  [true, '/en/login/alumni'],
])('who is let in is told by mail where to log in (alumnus: %s)', async (esAntiguo, page) => {
  const { id, usuario } = await addPendingStudent(portal, { esAntiguo }, { idioma: 'en' });
  await portal.refused(loginStudent, login(usuario), 'notValidatedOrBlocked');
  await portal.get(validateStudent, { body: { idAlumno: id } }, { token });
  await portal.get(loginStudent, login(usuario));
  const mail = await mailTo(usuario);
  expect(mail?.asunto).toBe('You can now use the portal');
  expect(mail?.texto).toMatch(new RegExp(`${page}$`, 'm'));
});

test('who is turned down is told why by mail, and nothing is left of them', async () => {
  const { id, usuario } = await addPendingStudent(portal, { dni: newDni() }, { idioma: 'ca' });
  await addLink(portal, id);
  const motivo = 'No consta a la titulació';
  await portal.get(rejectStudent, { body: { idAlumno: id, motivo } }, { token });
  await portal.refused(loginStudent, login(usuario), 'accessDenied');
  const { orm } = portal.database;
  expect(await orm.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
  expect(await orm.select().from(students).where(eq(students.id, id))).toEqual([]);
  expect(await orm.select().from(studies).where(eq(studies.studentId, id))).toEqual([]);
  expect(await orm.select().from(accountLinks).where(eq(accountLinks.accountId, id))).toEqual([]);
  expect(await mailTo(usuario)).toMatchObject({
    asunto: 'No hem pogut validar el teu registre',
    texto: expect.stringContaining(motivo),
  });
});

test('who was turned down may register again, with the same identity number', async () => {
  const bodies = validBodies({
    portal,
    student: { id: 0, token: '' },
    company: { id: 0, contactId: 0 },
    manager: { id: 0 },
  });
  const body = await bodies.registerStudent();
  await portal.get(registerStudent, { body });
  await portal.database.orm
    .update(accounts)
    .set({ emailSinConfirmar: null })
    .where(eq(accounts.usuario, body.email));
  const { alumnos } = await portal.get(listPendingStudents, { query: {} }, { token });
  const idAlumno = alumnos[0]?.idAlumno ?? 0;
  await portal.get(rejectStudent, { body: { idAlumno, motivo: 'Falta el segundo apellido' } }, { token });
  await portal.get(registerStudent, { body });
});

test('two managers at once decide once', async () => {
  const { id: idAlumno } = await addPendingStudent(portal);
  const answers = await Promise.all([
    portal.call(validateStudent, { body: { idAlumno } }, { token }),
    portal.call(rejectStudent, { body: { idAlumno, motivo: 'No procede' } }, { token }),
    portal.call(validateStudent, { body: { idAlumno } }, { token }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 14, 14]);
});

test('who does not wait is not decided on, nor without a reason', async () => {
  const active = await addStudent(portal);
  const blocked = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
  const manager = await addManager(portal);
  for (const idAlumno of [active.id, blocked.id, manager.id, 999_999]) {
    await portal.refused(validateStudent, { body: { idAlumno } }, 'noSuchMove', { token });
    const body = { idAlumno, motivo: 'No procede' };
    await portal.refused(rejectStudent, { body }, 'noSuchMove', { token });
  }
  await portal.get(loginStudent, login(active.usuario));
  const { id } = await addPendingStudent(portal);
  const body = { idAlumno: id, motivo: ' ' };
  await portal.refused(rejectStudent, { body }, 'mandatoryDataMissing', { token });
  await portal.refused(validateStudent, { body: { idAlumno: 'x' } }, 'mandatoryDataMissing', { token });
});
