import { listActs } from '@portal/contract/audit';
import type { Call } from '@portal/contract/endpoint';
import type { ErrorName } from '@portal/contract/statuses';
import { listOffers } from '@portal/contract/student-offers';
import {
  editStudentServices,
  editStudentStudy,
  exportStudents,
  getReservedData,
  getStudent,
  listStudents,
  sendAccessLink,
} from '@portal/contract/students';
import { requestStudyRemoval } from '@portal/contract/study-requests';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';
import { jobsOf } from '../../testing/applications.ts';
import { addManager, addStudent, managerToken, newDni, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addUniversityStudy } from '../study-requests/study-requests.fixtures.ts';
import { ofStudy } from './students.fixtures.ts';

let portal: TestPortal;
let token: string;
let one: { id: number; usuario: string };
let other: { id: number; usuario: string };
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
  one = await addStudent(
    portal,
    { dni: '12345678Z' },
    { idTitulacion: 111, curso: 4 },
    { nombre: 'Zoe', apellidos: 'Núñez' },
  );
  other = await addStudent(
    portal,
    { conPracticas: false, soloCiclosUAX: true },
    { idTitulacion: 101, curso: 2 },
    { nombre: '=1+1', apellidos: 'Prats' },
  );
});
afterAll(() => portal.close());

const found = async (query: Record<string, string>) =>
  (await portal.get(listStudents, { query }, { token })).alumnos.map(({ idAlumno }) => idAlumno);

const actsOf = (id: number) =>
  portal.get(listActs, { params: { tipo: 'cuenta', objeto: String(id) } }, { token });

describe('the list of students', () => {
  test('is filtered by words, degree, year, service and type', async () => {
    for (const query of [
      { texto: 'nun' },
      { texto: '12.345.678-z' },
      { texto: '12345678Z' },
      { idTitulacion: '111' },
      { curso: '4' },
      { servicio: 'practicas' },
      { tipo: 'UTP' },
      { texto: 'zoe', idTitulacion: '111', curso: '4', servicio: 'empleo', tipo: 'UTP' },
    ])
      expect(await found(query), JSON.stringify(query)).toEqual([one.id]);
    expect(await found({ servicio: 'soloCiclosUAX' })).toEqual([other.id]);
    expect(await found({ tipo: 'UTE' })).toEqual([other.id]);
    expect(await found({ texto: '?' })).toEqual([other.id, one.id]);
  });

  test('is filtered by requests that wait', async () => {
    const body = await addUniversityStudy(portal, other.id);
    await portal.get(requestStudyRemoval, { body }, { token: await studentToken(portal, other.usuario) });
    expect(await found({ conSolicitudes: 'true' })).toEqual([other.id]);
    expect(await found({ conSolicitudes: 'false' })).toEqual([one.id]);
  });

  test('is exported as it is filtered, without formulas', async () => {
    const file = async (formato: 'xlsx' | 'csv', idTitulacion?: number) => {
      const body = { formato, ...(idTitulacion && { idTitulacion }) };
      const { url } = await portal.get(exportStudents, { body }, { token });
      return (await portal.app.inject({ url })).rawPayload;
    };
    const csv = (await file('csv', 111)).toString();
    expect(csv.split('\n').filter(Boolean)).toHaveLength(2);
    expect(csv).toContain('Zoe;Núñez;');
    const rows = await readSheet(await file('xlsx'));
    expect(rows[0]?.[0]).toBe('Nombre');
    expect(rows.slice(1).map(([name]) => name)).toEqual(["'=1+1", 'Zoe']);
  });
});

test('that managers export the list is noted', async () => {
  await portal.get(exportStudents, { body: { formato: 'csv', texto: 'zoe' } }, { token });
  const [act] = await portal.get(listActs, { params: { tipo: 'portal', objeto: 'estudiantes' } }, { token });
  expect(act).toMatchObject({ acto: 'exportada', gestor: 'Nora Prats Vidal' });
});

describe('one student', () => {
  test('is shown, and the history says who has read it, once a day for each manager', async () => {
    const { id } = await addStudent(portal);
    const other = await managerToken(portal, (await addManager(portal)).usuario);
    for (const reader of [token, token, other])
      await portal.get(getStudent, { params: { id } }, { token: reader });
    expect(await actsOf(id)).toMatchObject([{ acto: 'datosConsultados' }, { acto: 'datosConsultados' }]);
  });

  test('is shown without reserved data, which are read by themselves and noted', async () => {
    const { id } = await addStudent(portal);
    await portal.database.raw(
      `update students set iban = 'ES9121000418450200051332', discapacidad = true, discapacidad_consentida = now()
       where id = $1`,
      [id],
    );
    const shown = JSON.stringify(await portal.get(getStudent, { params: { id } }, { token }));
    expect(shown).not.toMatch(/ES9121000418450200051332|discapacidad/);
    const reserved = await portal.get(getReservedData, { params: { id } }, { token });
    expect(reserved).toMatchObject({ iban: 'ES9121000418450200051332', discapacidad: true });
    expect(await actsOf(id)).toMatchObject([{ acto: 'reservadosConsultados' }, { acto: 'datosConsultados' }]);
    await portal.refused(getReservedData, { params: { id: 999_999 } }, 'actionNotAllowed', { token });
  });

  test('is shown with studies, services and what was done', async () => {
    const student = await portal.get(getStudent, { params: { id: one.id } }, { token });
    expect(student).toMatchObject({ nombre: 'Zoe', tipo: 'UTP', estudios: [{ idTitulacion: 111 }] });
    await portal.refused(getStudent, { params: { id: 999_999 } }, 'actionNotAllowed', { token });
  });

  test('has studies of the university changed, which the history says', async () => {
    const { estudios } = await portal.get(getStudent, { params: { id: one.id } }, { token });
    const body = { ...ofStudy, id: estudios[0]?.id ?? 0 };
    await portal.get(editStudentStudy, { body }, { token });
    const changed = await portal.get(getStudent, { params: { id: one.id } }, { token });
    expect(changed.estudios).toMatchObject([ofStudy]);
    expect((await actsOf(one.id)).map(({ acto }) => acto)).toContain('estudioModificado');
    const { nota } = ofStudy;
    await portal.get(editStudentStudy, { body: { ...body, nota: 3.9 } }, { token });
    const again = await portal.get(getStudent, { params: { id: one.id } }, { token });
    expect(again.estudios).toMatchObject([{ nota: 3.9, notasAnteriores: [{ nota }, { nota: 2.4 }] }]);
    const nowhere = { ...body, idSede: 99 };
    await portal.refused(editStudentStudy, { body: nowhere }, 'mandatoryDataMissing', { token });
  });

  test('keeps studies elsewhere as the student wrote them', async () => {
    const { id } = await addStudent(portal, {}, { deLaUniversidad: false });
    const [study] = await portal.database.orm.select().from(studies).where(eq(studies.studentId, id));
    const body = { ...ofStudy, id: study?.id ?? 0 };
    await portal.refused(editStudentStudy, { body }, 'studiesNotFound', { token });
  });

  test('is sent a link to come in by, the first one or another', async () => {
    const { id: imported } = await addStudent(portal, {}, {}, { passwordHash: null });
    for (const idAlumno of [one.id, imported])
      await portal.get(sendAccessLink, { body: { idAlumno } }, { token });
    expect(await jobsOf(portal, 'accountLink')).toEqual([{ accountId: one.id }, { accountId: imported }]);
    const params = { tipo: 'cuenta', objeto: String(imported) } as const;
    expect(await portal.get(listActs, { params }, { token })).toMatchObject([
      { acto: 'enlaceAccesoEnviado' },
    ]);
    for (const [id, enlaceAcceso] of [
      [one.id, 'restablecer'],
      [imported, 'establecer'],
    ] as const)
      expect(await portal.get(getStudent, { params: { id } }, { token })).toMatchObject({ enlaceAcceso });
    const { id: blocked } = await addStudent(portal, {}, {}, { estado: 'bloqueada' });
    const refused = (idAlumno: number, refusal: ErrorName) =>
      portal.refused(sendAccessLink, { body: { idAlumno } }, refusal, { token });
    await refused(blocked, 'cannotChangeState');
    await refused((await addManager(portal)).id, 'actionNotAllowed');
  });

  const shown = (id: number) => portal.get(getStudent, { params: { id } }, { token });
  const change = (body: Call<typeof editStudentServices>['body']) =>
    portal.get(editStudentServices, { body }, { token });

  test('has one service switched, and the others stay as they are', async () => {
    await change({ idAlumno: one.id, conPracticas: false });
    expect(await shown(one.id)).toMatchObject({ tipo: 'UTE', conPracticas: false, conEmpleo: true });
    await change({ idAlumno: one.id, conEmpleo: false });
    expect(await shown(one.id)).toMatchObject({ conPracticas: false, conEmpleo: false });
    const nobody = { body: { idAlumno: 999_999, conEmpleo: true } };
    await portal.refused(editStudentServices, nobody, 'actionNotAllowed', { token });
    const nothing = { body: { idAlumno: one.id } };
    await portal.refused(editStudentServices, nothing, 'mandatoryDataMissing', { token });
  });

  test('has the identity document that the manager saw checked, and no other', async () => {
    const [dni, another] = [newDni(), newDni()];
    const { id: idAlumno } = await addStudent(portal, { dni });
    await change({ idAlumno, dni, validadoDOIP: true });
    expect(await shown(idAlumno)).toMatchObject({ dni, validadoDOIP: true });
    const changed = { dni: another, validadoDOIP: false };
    await portal.database.orm.update(students).set(changed).where(eq(students.id, idAlumno));
    await change({ idAlumno, conEmpleo: false });
    expect(await shown(idAlumno)).toMatchObject({ dni: another, validadoDOIP: false });
    for (const [body, refusal] of [
      [{ dni, validadoDOIP: true }, 'cannotChangeState'],
      [{ validadoDOIP: true }, 'mandatoryDataMissing'],
    ] as const)
      await portal.refused(editStudentServices, { body: { idAlumno, ...body } }, refusal, { token });
    expect(await shown(idAlumno)).toMatchObject({ validadoDOIP: false });
  });

  test('sees at once what a manager lets them see, and no longer what is taken away', async () => {
    const { id: idAlumno, usuario } = await addStudent(portal, { conPracticas: false });
    const own = { token: await studentToken(portal, usuario) };
    const list = { params: { tipo: 'practicas' }, query: {} } as const;
    await portal.refused(listOffers, list, 'noPlacementService', own);
    await change({ idAlumno, conPracticas: true });
    expect(await portal.get(listOffers, list, own)).toBeDefined();
    await change({ idAlumno, conPracticas: false });
    await portal.refused(listOffers, list, 'noPlacementService', own);
  });
});
