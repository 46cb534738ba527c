import { listActs } from '@portal/contract/audit';
import { listStudentNotifications } from '@portal/contract/notifications';
import { getStudies } from '@portal/contract/studies';
import {
  acceptStudyRequest,
  listOwnStudyRequests,
  listStudyRequests,
  refuseStudyRequest,
  requestStudyCorrection,
  requestStudyRemoval,
  requestUniversityStudy,
  takeBackStudyRequest,
} from '@portal/contract/study-requests';
import { countPending } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { studies } from '../../db/tables/studies.ts';
import { addManager, addStudent, file, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addUniversityStudy, waitingRemoval } from './study-requests.fixtures.ts';

let portal: TestPortal;
let manager: string;
let otherToken: string;
let id: number;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  manager = await managerToken(portal, (await addManager(portal)).usuario);
  otherToken = await studentToken(portal, (await addStudent(portal)).usuario);
});
afterAll(() => portal.close());
beforeEach(async () => {
  const student = await addStudent(portal);
  id = student.id;
  token = await studentToken(portal, student.usuario);
});

const own = () => portal.get(listOwnStudyRequests, {}, { token });
const listed = async () => (await portal.get(getStudies, {}, { token })).estudios;
const ours = async () => (await listed())[0]?.id ?? 0;
const accept = (body: { id: number }) => portal.get(acceptStudyRequest, { body }, { token: manager });
const refusedFile = { ...file, extension_adjunto: 'png' as const };

describe('a study that lacks', () => {
  const asked = { idTitulacion: 108, actual: true, curso: 2, creditosSuperados: 60 };

  test('waits, and is written once it is accepted', async () => {
    const body = { ...asked, observaciones: 'Me matriculé en junio', fichero: file };
    const made = await portal.get(requestUniversityStudy, { body }, { token });
    const waits = { ...made, tipo: 'alta', idTitulacion: 108, observaciones: body.observaciones };
    expect(await own()).toMatchObject([{ ...waits, estado: 'pendiente', fichero: { nombre: file.nombre } }]);
    const { solicitudes } = await portal.get(listStudyRequests, { query: {} }, { token: manager });
    expect(solicitudes.at(-1)).toMatchObject({ ...waits, alumno: { idAlumno: id }, estudio: null });
    await accept(made);
    expect(await own()).toMatchObject([{ ...waits, estado: 'aceptada' }]);
    expect((await listed())[0]).toMatchObject({ ...asked, deLaUniversidad: true, creditosTotales: 240 });
  });

  test('is there once where an import has brought it meanwhile, and is accepted all the same', async () => {
    const body = { ...asked, observaciones: null, fichero: null };
    const made = await portal.get(requestUniversityStudy, { body }, { token });
    const imported = { studentId: id, deLaUniversidad: true, idTitulacion: 108, centro: 'Centro', curso: 3 };
    await portal.database.orm.insert(studies).values(imported);
    await accept(made);
    expect((await listed()).filter(({ idTitulacion }) => idTitulacion === 108)).toMatchObject([{ curso: 3 }]);
    expect(await own()).toMatchObject([{ estado: 'aceptada' }]);
  });

  test('is asked for once, and not where it is there', async () => {
    await portal.get(requestUniversityStudy, { body: asked }, { token });
    await portal.refused(requestUniversityStudy, { body: asked }, 'alreadyExists', { token });
    const there = { ...asked, idTitulacion: 1 };
    await portal.database.orm.update(studies).set({ idTitulacion: 101 }).where(eq(studies.studentId, id));
    const same = { ...there, idTitulacion: 101 };
    await portal.refused(requestUniversityStudy, { body: same }, 'alreadyExists', { token });
  });

  test('is a degree of the university, at one of its campuses', async () => {
    for (const wrong of [{ idTitulacion: 9999 }, { idSede: 99 }]) {
      const body = { ...asked, ...wrong };
      await portal.refused(requestUniversityStudy, { body }, 'mandatoryDataMissing', { token });
    }
    const body = { ...asked, fichero: refusedFile };
    await portal.refused(requestUniversityStudy, { body }, 'fileTypeNotAllowed', { token });
  });
});

describe('a correction', () => {
  const asked = { datos: { curso: 4, nota: 3.1 }, observaciones: 'He pasado de curso' };

  test('is written once it is accepted, and the student and the history say so', async () => {
    const body = { ...asked, id: await ours() };
    const made = await portal.get(requestStudyCorrection, { body }, { token });
    await accept(made);
    expect((await listed())[0]).toMatchObject({ curso: 4, nota: 3.1, creditosSuperados: 130 });
    const { notificaciones } = await portal.get(listStudentNotifications, {}, { token });
    expect(notificaciones[0]).toMatchObject({ titulo: 'Hemos actualizado tus estudios' });
    const params = { tipo: 'cuenta', objeto: String(id) } as const;
    expect(await portal.get(listActs, { params }, { token: manager })).toMatchObject([
      { acto: 'solicitudEstudioAceptada' },
    ]);
  });

  test('is of a study of the student’s own university, and one at a time', async () => {
    const body = { ...asked, id: await ours() };
    await portal.refused(requestStudyCorrection, { body }, 'studiesNotFound', { token: otherToken });
    const withPicture = { ...body, fichero: refusedFile };
    await portal.refused(requestStudyCorrection, { body: withPicture }, 'fileTypeNotAllowed', { token });
    const elsewhere = { ...body, datos: { idSede: 99 } };
    await portal.refused(requestStudyCorrection, { body: elsewhere }, 'mandatoryDataMissing', { token });
    await portal.get(requestStudyCorrection, { body }, { token });
    await portal.refused(requestStudyCorrection, { body }, 'alreadyExists', { token });
  });

  test('that is refused leaves the study, and the student reads why', async () => {
    const made = await portal.get(
      requestStudyCorrection,
      { body: { ...asked, id: await ours() } },
      { token },
    );
    const motivo = 'Consta tercero en tu expediente';
    await portal.get(refuseStudyRequest, { body: { ...made, motivo } }, { token: manager });
    expect(await own()).toMatchObject([{ estado: 'rechazada', motivo }]);
    expect((await listed())[0]).toMatchObject({ curso: 3 });
    const { notificaciones } = await portal.get(listStudentNotifications, {}, { token });
    expect(notificaciones[0]?.texto).toContain(motivo);
    const again = { ...made, motivo };
    await portal.refused(refuseStudyRequest, { body: again }, 'noSuchMove', { token: manager });
  });
});

describe('a removal', () => {
  test('takes the study out once it is accepted, and once alone', async () => {
    const { id: request, studentId } = await waitingRemoval(portal);
    await accept({ id: request });
    const left = await portal.database.orm.select().from(studies).where(eq(studies.studentId, studentId));
    expect(left).toHaveLength(1);
    await portal.refused(acceptStudyRequest, { body: { id: request } }, 'noSuchMove', { token: manager });
  });

  test('is not of the only study (62), nor once it has become the only one', async () => {
    const body = { id: await ours() };
    await portal.refused(requestStudyRemoval, { body }, 'cannotDeleteAllStudies', { token });
    const { id: request, study, studentId } = await waitingRemoval(portal);
    const { orm } = portal.database;
    const others = (await orm.select().from(studies).where(eq(studies.studentId, studentId))).filter(
      (one) => one.id !== study.id,
    );
    for (const other of others) await orm.delete(studies).where(eq(studies.id, other.id));
    const last = { body: { id: request } };
    await portal.refused(acceptStudyRequest, last, 'cannotDeleteAllStudies', { token: manager });
  });

  test('is asked for once, of a study of one’s own', async () => {
    const { study, token: theirs } = await waitingRemoval(portal);
    await portal.refused(requestStudyRemoval, { body: study }, 'alreadyExists', { token: theirs });
    await portal.refused(requestStudyRemoval, { body: study }, 'studiesNotFound', { token });
    const body = { ...(await addUniversityStudy(portal, id)), fichero: refusedFile };
    await portal.refused(requestStudyRemoval, { body }, 'fileTypeNotAllowed', { token });
  });
});

test('a request is taken back by its student alone, and waits for no manager any more', async () => {
  const { id: request, token: theirs } = await waitingRemoval(portal);
  const { numSolicitudesEstudios } = await portal.get(countPending, {}, { token: manager });
  const body = { id: request };
  await portal.refused(takeBackStudyRequest, { body }, 'noSuchMove', { token });
  await portal.get(takeBackStudyRequest, { body }, { token: theirs });
  expect(await portal.get(countPending, {}, { token: manager })).toMatchObject({
    numSolicitudesEstudios: numSolicitudesEstudios - 1,
  });
  await portal.refused(takeBackStudyRequest, { body }, 'noSuchMove', { token: theirs });
});
