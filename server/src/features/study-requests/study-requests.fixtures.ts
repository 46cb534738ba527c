import type { calls } from '@portal/contract/study-requests';
import { requestStudyRemoval } from '@portal/contract/study-requests';
import { eq } from 'drizzle-orm';
import { studies } from '../../db/tables/studies.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addStudent, file, studentToken } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { degrees } from '../catalogue/lists/degrees.ts';

/** Another study of the university, of a degree that the student does not have yet; gives its id. */
export async function addUniversityStudy(portal: TestPortal, studentId: number): Promise<{ id: number }> {
  const own = await portal.database.orm.select().from(studies).where(eq(studies.studentId, studentId));
  const idTitulacion = [108, 111, ...degrees.map((degree) => degree.idTitulacion)].find(
    (id) => !own.some((study) => study.idTitulacion === id),
  );
  const values = { studentId, deLaUniversidad: true, idTitulacion, centro: 'Facultad de Derecho' };
  const [row] = await portal.database.orm.insert(studies).values(values).returning({ id: studies.id });
  if (!row) throw new Error('no study was written');
  return row;
}

/** A request that waits, with whose it is. */
export async function waitingRemoval(portal: TestPortal) {
  const student = await addStudent(portal);
  const token = await studentToken(portal, student.usuario);
  const study = await addUniversityStudy(portal, student.id);
  const { id } = await portal.get(requestStudyRemoval, { body: study }, { token });
  return { id, study, token, studentId: student.id };
}

export function studyRequestsBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  const study = () => addUniversityStudy(portal, student.id);
  return {
    requestUniversityStudy: async () => ({ idTitulacion: 105, actual: true, curso: 2, fichero: file }),
    requestStudyRemoval: async () => ({ ...(await study()), fichero: file }),
    requestStudyCorrection: async () => ({
      ...(await study()),
      datos: { curso: 4 },
      observaciones: 'Ya he pasado de curso',
      fichero: file,
    }),
    takeBackStudyRequest: async () =>
      portal.get(requestStudyRemoval, { body: await study() }, { token: student.token }),
    acceptStudyRequest: async () => ({ id: (await waitingRemoval(portal)).id }),
    refuseStudyRequest: async () => ({
      id: (await waitingRemoval(portal)).id,
      motivo: 'Consta en tu expediente',
    }),
  };
}
