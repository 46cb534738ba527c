import { randomUUID } from 'node:crypto';
import {
  askEducationCentre,
  countEducationRequests,
  listEducationCentres,
  listOwnEducationRequests,
  setEducationCentre,
  withdrawEducationRequest,
} from '@portal/contract/education-requests';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { companies } from '../../db/tables/companies.ts';
import { educationRequests } from '../../db/tables/education-requests.ts';
import { newStudent, told } from '../../testing/applications.ts';
import { addCompany, addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { educationRequests as area } from './education-requests.area.ts';
import { addRequest, asked, newSchool, newTeacher } from './education-requests.fixtures.ts';

const limit = 2;
let portal: TestPortal;
let school: Awaited<ReturnType<typeof newSchool>>;
let student: Awaited<ReturnType<typeof newTeacher>>;
beforeAll(async () => {
  portal = await openPortal({
    now: () => new Date('2030-11-24T10:00:00Z'),
    brand: (brand) => ({ ...brand, limites: { ...brand.limites, solicitudesEducacion: limit } }),
  });
});
afterAll(() => portal.close());
beforeEach(async () => {
  school = await newSchool(portal);
  student = await newTeacher(portal);
});

const body = () => ({ ...asked, idCentro: school.id });
const own = () => portal.get(listOwnEducationRequests, {}, student);
const left = (who: { token: string } = student) => portal.get(countEducationRequests, {}, who);
const refusedFields = async (wrong: object) => {
  const call = { body: { ...body(), ...wrong } };
  const { datos } = await portal.refused(askEducationCentre, call, 'mandatoryDataMissing', student);
  return datos;
};

describe('a student of education', () => {
  test('asks a school, which is told, and has one request less', async () => {
    const { id } = await portal.get(askEducationCentre, { body: body() }, student);
    expect(await own()).toMatchObject({
      solicitudes: [
        {
          ...asked,
          id,
          estado: 'abierta',
          centro: { idCentro: school.id },
          tutor: null,
          historial: [{ tipo: 'solicitada', nota: null }],
        },
      ],
      certificado: null,
    });
    expect(await told(portal, school.contactId)).toMatchObject([{ tipo: 'educationRequestReceived' }]);
    expect(await left()).toEqual({ puedeSolicitar: true, numDisponibles: limit - 1, numMaximo: limit });
  });

  test('asks once where the answer is lost', async () => {
    const key = randomUUID();
    const first = await portal.get(askEducationCentre, { body: body() }, { ...student, key });
    expect(await portal.get(askEducationCentre, { body: body() }, { ...student, key })).toEqual(first);
    expect((await own()).solicitudes).toHaveLength(1);
  });

  test('asks the same school again only once it has answered (8)', async () => {
    const { id } = await portal.get(askEducationCentre, { body: body() }, student);
    await portal.refused(askEducationCentre, { body: body() }, 'alreadyExists', student);
    await portal.database.orm
      .update(educationRequests)
      .set({ estado: 'rechazada' })
      .where(eq(educationRequests.id, id));
    await portal.get(askEducationCentre, { body: body() }, student);
  });

  test('has as many open as the institution allows (81)', async () => {
    for (const estado of ['abierta', 'aceptada', 'rechazada', 'retirada', 'tramitada'] as const)
      await addRequest(portal, {
        estado,
        studentId: student.id,
        companyId: (await addCompany(portal)).id,
      });
    expect(await left()).toMatchObject({ numDisponibles: 0 });
    await portal.refused(askEducationCentre, { body: body() }, 'centreRequestLimit', student);
  });

  test('that asks twice at once does not go over the limit', async () => {
    await addRequest(portal, { studentId: student.id, companyId: (await addCompany(portal)).id });
    const other = await newSchool(portal);
    const answers = await Promise.all(
      [school.id, other.id].map((idCentro) =>
        portal.call(askEducationCentre, { body: { ...asked, idCentro } }, student),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 81]);
  });

  test('reads beside the field what cannot be asked', async () => {
    const of = (campo: string) => ({ campos: [{ campo, mensaje: expect.any(String) }] });
    expect(await refusedFields({ fechaInicio: '2030-11-23' })).toEqual(of('fechaInicio'));
    expect(await refusedFields({ fechaFin: asked.fechaInicio })).toEqual(of('fechaFin'));
    expect(await refusedFields({ nivel: 'bachillerato' })).toEqual(of('nivel'));
    expect(await refusedFields({ idCentro: (await addCompany(portal)).id })).toEqual(of('idCentro'));
    await portal.database.orm
      .update(companies)
      .set({ estado: 'bloqueada' })
      .where(eq(companies.id, school.id));
    expect(await refusedFields({})).toEqual(of('idCentro'));
  });
});

test('whoever studies something else, or has finished, asks no school (48)', async () => {
  const others = [
    await newStudent(portal, {}, { idTitulacion: 108 }),
    await newStudent(portal, {}, { idTitulacion: 142, actual: false }),
  ];
  for (const other of others) {
    await portal.refused(askEducationCentre, { body: body() }, 'actionNotAllowed', other);
    expect(await left(other)).toMatchObject({ puedeSolicitar: false, numDisponibles: 0 });
  }
});

describe('the schools of a province', () => {
  const listed = async (id: number) =>
    (await portal.get(listEducationCentres, { params: { id } }, student)).map(({ idCentro }) => idCentro);

  test('are those that managers say are schools, and are let in', async () => {
    const [one, out] = [await newSchool(portal), await addCompany(portal, { idProvincia: 12 })];
    await portal.database.orm.update(companies).set({ idProvincia: 12 }).where(eq(companies.id, one.id));
    await addCompany(portal, { idProvincia: 12, esCentroEducativo: true, estado: 'bloqueada' });
    expect(await listed(12)).toEqual([one.id]);
    const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
    const set = (idEmpresa: number, esCentroEducativo: boolean) =>
      portal.call(
        setEducationCentre,
        { body: { idEmpresa, esCentroEducativo, etapas: esCentroEducativo ? ['especial'] : [] } },
        manager,
      );
    await set(one.id, false);
    await set(out.id, true);
    expect(await listed(12)).toEqual([out.id]);
    expect((await set(out.id + 100_000, true)).status).toBe(24);
    const bare = { idEmpresa: out.id, esCentroEducativo: true, etapas: [] };
    await portal.refused(setEducationCentre, { body: bare }, 'mandatoryDataMissing', manager);
  });
});

describe('a request', () => {
  test('is taken back by its student alone, once, and the school is told', async () => {
    const { id } = await addRequest(portal, {
      studentId: student.id,
      companyId: school.id,
      estado: 'aceptada',
    });
    const other = await newTeacher(portal);
    await portal.refused(withdrawEducationRequest, { body: { id } }, 'applicationNotFound', other);
    await portal.get(withdrawEducationRequest, { body: { id } }, student);
    await portal.get(withdrawEducationRequest, { body: { id } }, student);
    expect((await own()).solicitudes).toMatchObject([
      { id, estado: 'retirada', historial: [{ tipo: 'retiradaAlumno' }] },
    ]);
    expect(await told(portal, school.contactId)).toHaveLength(1);
  });

  test('that was refused, or of which the placement is made, stays (49)', async () => {
    for (const estado of ['rechazada', 'tramitada'] as const) {
      const { id } = await addRequest(portal, { studentId: student.id, companyId: school.id, estado });
      await portal.refused(withdrawEducationRequest, { body: { id } }, 'cannotChangeState', student);
    }
  });

  test('of a student who leaves is taken back at night, and the school is told', async () => {
    const { id } = await addRequest(portal, { studentId: student.id, companyId: school.id });
    const { orm } = portal.database;
    await orm.update(accounts).set({ estado: 'baja' }).where(eq(accounts.id, student.id));
    await area.sweep(await portal.tools());
    const [row] = await orm.select().from(educationRequests).where(eq(educationRequests.id, id));
    expect(row).toMatchObject({ estado: 'retirada', version: 2 });
    expect(await told(portal, school.contactId)).toMatchObject([{ tipo: 'educationRequestWithdrawn' }]);
  });
});
