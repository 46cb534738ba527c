import { listCurrentStudies } from '@portal/contract/studies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studies } from '../../db/tables/studies.ts';
import { addStudent, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('lists the studies under way, those of the university first', async () => {
  const student = await addStudent(portal);
  const elsewhere = { studentId: student.id, deLaUniversidad: false, centro: 'Otra universidad' };
  await portal.database.orm.insert(studies).values([
    { ...elsewhere, idTitulacion: 103, actual: true },
    { ...elsewhere, idTitulacion: 101, actual: false },
  ]);
  const token = await studentToken(portal, student.usuario);
  const listed = await portal.get(listCurrentStudies, {}, { token });
  expect(listed.map(({ idTitulacion }) => idTitulacion)).toEqual([1, 103]);
});
