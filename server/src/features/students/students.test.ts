import { listActs } from '@portal/contract/audit';
import {
  editStudentServices,
  editStudentStudy,
  exportStudents,
  getStudent,
  listStudents,
} from '@portal/contract/students';
import { requestStudyRemoval } from '@portal/contract/study-requests';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studies } from '../../db/tables/studies.ts';
import { addManager, addStudent, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addUniversityStudy } from '../study-requests/study-requests.fixtures.ts';
import { ofStudy, services } from './students.fixtures.ts';

let portal: TestPortal;
let token: string;
let one: { id: number; usuario: string };
let other: { id: number; usuario: string };
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
  one = await addStudent(portal, {}, { idTitulacion: 111, curso: 4 }, { nombre: 'Zoe', apellidos: 'Núñez' });
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

describe('the list of students', () => {
  test('is filtered by words, degree, year, service and type', async () => {
    for (const query of [
      { texto: 'nun' },
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

describe('one student', () => {
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
    const params = { tipo: 'cuenta', objeto: String(one.id) } as const;
    expect(await portal.get(listActs, { params }, { token })).toMatchObject([{ acto: 'estudioModificado' }]);
    const nowhere = { ...body, idSede: 99 };
    await portal.refused(editStudentStudy, { body: nowhere }, 'mandatoryDataMissing', { token });
  });

  test('keeps studies elsewhere as the student wrote them', async () => {
    const { id } = await addStudent(portal, {}, { deLaUniversidad: false });
    const [study] = await portal.database.orm.select().from(studies).where(eq(studies.studentId, id));
    const body = { ...ofStudy, id: study?.id ?? 0 };
    await portal.refused(editStudentStudy, { body }, 'studiesNotFound', { token });
  });

  test('has services switched', async () => {
    const body = { ...services, idAlumno: one.id, conPracticas: false, validadoDOIP: true };
    await portal.get(editStudentServices, { body }, { token });
    expect(await portal.get(getStudent, { params: { id: one.id } }, { token })).toMatchObject({
      tipo: 'UTE',
      conPracticas: false,
      conEmpleo: true,
      validadoDOIP: true,
    });
    const nobody = { ...services, idAlumno: 999_999 };
    await portal.refused(editStudentServices, { body: nobody }, 'actionNotAllowed', { token });
  });
});
