import { randomUUID } from 'node:crypto';
import {
  closeEducationRequest,
  getManagedEducationRequest,
  listManagedEducationRequests,
  listOwnEducationRequests,
  startEducationPlacement,
} from '@portal/contract/education-requests';
import { getManagedIncorporationForm } from '@portal/contract/incorporation-forms';
import { countPending } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { incorporationForms } from '../../db/tables/incorporation-forms.ts';
import { told } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import {
  addCertificate,
  addRequest,
  days,
  newSchool,
  newTeacher,
  part,
} from './education-requests.fixtures.ts';
import { reopenWithoutForm } from './leave.queries.ts';

let portal: TestPortal;
let manager: { token: string };
let school: Awaited<ReturnType<typeof newSchool>>;
let other: Awaited<ReturnType<typeof newSchool>>;
let student: Awaited<ReturnType<typeof newTeacher>>;
beforeAll(async () => {
  portal = await openPortal({
    now: () => new Date('2030-11-24T10:00:00Z'),
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: true } }),
  });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  school = await newSchool(portal);
  other = await newSchool(portal);
  student = await newTeacher(portal);
});

const accepted = () =>
  addRequest(portal, { ...part, companyId: school.id, studentId: student.id, estado: 'aceptada' });
const one = (id: number) => portal.get(getManagedEducationRequest, { params: { id } }, manager);
const start = (body: { id: number; version: number; retirar?: number[] }, key = randomUUID()) =>
  portal.call(
    startEducationPlacement,
    { body: { tipoPractica: 'curricular', ...body } },
    { ...manager, key },
  );

test('the list has what a school has accepted first, and is narrowed', async () => {
  const open = await addRequest(portal, { companyId: school.id, nivel: 'infantil' });
  const waits = await accepted();
  const list = async (query: object) =>
    (
      await portal.get(listManagedEducationRequests, { query: { idEmpresa: school.id, ...query } }, manager)
    ).solicitudes.map(({ id }) => id);
  expect(await list({})).toEqual([waits.id, open.id]);
  expect(await list({ estado: 'abierta' })).toEqual([open.id]);
  expect(await list({ nivel: 'infantil' })).toEqual([open.id]);
  expect(await list({ idProvincia: 46, texto: 'prats' })).toEqual([waits.id, open.id]);
  expect(await list({ idProvincia: 12 })).toEqual([]);
});

test('what waits is counted in the inbox', async () => {
  const count = () => portal.get(countPending, {}, manager);
  const { numSolicitudesEducacion, numCertificados } = await count();
  await accepted();
  await addCertificate(portal, student.id, 'entregado');
  expect(await count()).toMatchObject({
    numSolicitudesEducacion: numSolicitudesEducacion + 1,
    numCertificados: numCertificados + 1,
  });
});

describe('a manager who makes the placement', () => {
  test('opens the form, filled with what was agreed, and once', async () => {
    const { id, version } = await accepted();
    await addCertificate(portal, student.id);
    expect(await one(id)).toMatchObject({ obstaculo: null, idSolicitud: null });
    const key = randomUUID();
    const answer = await start({ id, version }, key);
    expect(answer).toEqual(await start({ id, version }, key));
    expect((await start({ id, version })).status).toBe(49);
    const { idSolicitud } = await one(id);
    expect(answer.datos).toEqual({ idSolicitud });
    const form = await portal.get(getManagedIncorporationForm, { params: { id: idSolicitud ?? 0 } }, manager);
    expect(form).toMatchObject({
      estado: 'abierto',
      idAlumno: student.id,
      idEmpresa: school.id,
      datos: {
        horario: days,
        tutor: { nombre: 'Carme', email: part.emailTutorEmpresa, telefono: part.telefonoTutorEmpresa },
        actividad: { descripcionActividad: expect.stringContaining('3.º B') },
      },
    });
    expect(await one(id)).toMatchObject({ estado: 'tramitada', historial: [{ tipo: 'tramitada' }] });
    // Once the form is withdrawn it waits for a manager again.
    await portal.database.orm
      .update(incorporationForms)
      .set({ estado: 'retirado' })
      .where(eq(incorporationForms.applicationId, idSolicitud ?? 0));
    await reopenWithoutForm(portal.database, new Date());
    expect(await one(id)).toMatchObject({
      estado: 'aceptada',
      historial: [{ tipo: 'aceptada' }, { tipo: 'tramitada' }],
    });
  });

  test('needs the certificate, accepted and in date (11)', async () => {
    const { id, version } = await accepted();
    expect((await start({ id, version })).status).toBe(11);
    await addCertificate(portal, student.id, 'aceptado', '2029-12-01');
    expect(await one(id)).toMatchObject({ obstaculo: 'certificadoAntiguo' });
    expect((await start({ id, version })).status).toBe(11);
    expect(await one(id)).toMatchObject({ estado: 'aceptada', idSolicitud: null });
  });

  test('waits for the school, and for no version but the one that was read (49)', async () => {
    const open = await addRequest(portal, { companyId: school.id, studentId: student.id });
    await addCertificate(portal, student.id);
    expect((await start({ id: open.id, version: 1 })).status).toBe(49);
    const { id } = await addRequest(portal, {
      companyId: other.id,
      studentId: student.id,
      estado: 'aceptada',
    });
    expect((await start({ id, version: 2 })).status).toBe(49);
    expect((await start({ id: id + 100_000, version: 1 })).status).toBe(31);
  });

  test('takes back or keeps the student’s others of the same days, and all are told', async () => {
    const { id, version } = await accepted();
    await addCertificate(portal, student.id);
    const kept = await addRequest(portal, { companyId: other.id, studentId: student.id });
    const third = await newSchool(portal);
    const taken = await addRequest(portal, { companyId: third.id, studentId: student.id });
    const fourth = await newSchool(portal);
    const elsewhen = await addRequest(portal, {
      companyId: fourth.id,
      studentId: student.id,
      fechaInicio: '2031-09-15',
      fechaFin: '2031-12-19',
    });
    const strangers = await addRequest(portal, { companyId: fourth.id });
    expect((await one(id)).otras.map((otra) => otra.id)).toEqual([kept.id, taken.id]);
    await start({ id, version, retirar: [taken.id, elsewhen.id, strangers.id] });
    const { solicitudes } = await portal.get(listOwnEducationRequests, {}, student);
    expect(new Map(solicitudes.map((request) => [request.id, request.estado]))).toEqual(
      new Map([
        [id, 'tramitada'],
        [kept.id, 'abierta'],
        [taken.id, 'retirada'],
        [elsewhen.id, 'abierta'],
      ]),
    );
    expect(await one(strangers.id)).toMatchObject({ estado: 'abierta' });
    expect(await told(portal, other.contactId)).toMatchObject([{ tipo: 'educationStudentPlaced' }]);
    expect(await told(portal, third.contactId)).toMatchObject([{ tipo: 'educationRequestClosedForCentre' }]);
    expect(await told(portal, fourth.contactId)).toEqual([]);
  });
});

test('a manager takes an open request back with the reason, and both are told', async () => {
  const { id, version } = await addRequest(portal, { companyId: school.id, studentId: student.id });
  const body = { id, version, motivo: 'El calendario del curso ha cambiado.' };
  await portal.get(closeEducationRequest, { body }, manager);
  expect(await one(id)).toMatchObject({ estado: 'retirada', motivo: body.motivo });
  expect(await told(portal, student.id)).toMatchObject([{ tipo: 'educationRequestClosed' }]);
  expect(await told(portal, school.contactId)).toMatchObject([{ tipo: 'educationRequestClosedForCentre' }]);
  await portal.refused(closeEducationRequest, { body }, 'cannotChangeState', manager);
  const unknown = { ...body, id: id + 100_000 };
  await portal.refused(closeEducationRequest, { body: unknown }, 'applicationNotFound', manager);
  const params = { id: unknown.id };
  await portal.refused(getManagedEducationRequest, { params }, 'applicationNotFound', manager);
});
