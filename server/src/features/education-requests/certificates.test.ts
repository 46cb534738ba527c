import {
  acceptCertificate,
  handInCertificate,
  listCertificates,
  listOwnEducationRequests,
  returnCertificate,
} from '@portal/contract/education-requests';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minorsCertificates } from '../../db/tables/education-requests.ts';
import { newStudent, told } from '../../testing/applications.ts';
import { addManager, file, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { educationRequests as area } from './education-requests.area.ts';
import { newTeacher } from './education-requests.fixtures.ts';

const start = new Date('2030-11-24T10:00:00Z');
let now = start;
let portal: TestPortal;
let manager: { token: string };
let student: Awaited<ReturnType<typeof newTeacher>>;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = start;
  student = await newTeacher(portal);
});

const body = { fichero: file, fechaExpedicion: '2030-11-01' };
const handIn = () => portal.get(handInCertificate, { body }, student);
const own = async () => (await portal.get(listOwnEducationRequests, {}, student)).certificado;
const seen = (version: number) => ({ idAlumno: student.id, version });

describe('a student', () => {
  test('hands in a PDF, reads it, and hands in another in its place', async () => {
    expect(await own()).toBeNull();
    await handIn();
    expect(await own()).toMatchObject({
      estado: 'entregado',
      fechaExpedicion: body.fechaExpedicion,
      fichero: { nombre: file.nombre },
    });
    const newer = { fichero: { ...file, nombre: 'nuevo.pdf' }, fechaExpedicion: '2030-11-20' };
    await portal.get(handInCertificate, { body: newer }, student);
    expect(await own()).toMatchObject({ fechaExpedicion: '2030-11-20', fichero: { nombre: 'nuevo.pdf' } });
  });

  test('reads beside the field what is not taken', async () => {
    const picture = { ...body, fichero: { ...file, extension_adjunto: 'png' as const } };
    await portal.refused(handInCertificate, { body: picture }, 'fileTypeNotAllowed', student);
    for (const fechaExpedicion of ['2030-11-25', '2029-11-23']) {
      const { datos } = await portal.refused(
        handInCertificate,
        { body: { ...body, fechaExpedicion } },
        'mandatoryDataMissing',
        student,
      );
      expect(datos).toMatchObject({ campos: [{ campo: 'fechaExpedicion' }] });
    }
    expect(await own()).toBeNull();
  });

  test('of anything but education hands in none (48)', async () => {
    const other = await newStudent(portal);
    await portal.refused(handInCertificate, { body }, 'actionNotAllowed', other);
  });
});

describe('a manager', () => {
  test('accepts one, once, and the student is told', async () => {
    await handIn();
    await portal.get(acceptCertificate, { body: seen(1) }, manager);
    await portal.get(acceptCertificate, { body: seen(1) }, manager);
    expect(await own()).toMatchObject({ estado: 'aceptado', motivo: null });
    expect(await told(portal, student.id)).toMatchObject([{ tipo: 'minorsCertificateAccepted' }]);
    const late = { ...seen(1), motivo: 'Está caducado.' };
    await portal.refused(returnCertificate, { body: late }, 'cannotChangeState', manager);
  });

  test('returns one with the reason, and the student hands in another', async () => {
    await handIn();
    const motivo = 'Falta la segunda página.';
    await portal.get(returnCertificate, { body: { ...seen(1), motivo } }, manager);
    expect(await own()).toMatchObject({ estado: 'devuelto', motivo });
    expect(await told(portal, student.id)).toMatchObject([{ tipo: 'minorsCertificateReturned' }]);
    await handIn();
    expect(await own()).toMatchObject({ estado: 'entregado', motivo: null });
  });

  test('decides on the one that was read (49), of a student who has handed one in (14)', async () => {
    await portal.refused(acceptCertificate, { body: seen(1) }, 'noSuchMove', manager);
    const returned = { ...seen(1), motivo: 'No se lee.' };
    await portal.refused(returnCertificate, { body: returned }, 'noSuchMove', manager);
    await handIn();
    await handIn();
    await portal.refused(acceptCertificate, { body: seen(1) }, 'cannotChangeState', manager);
  });

  test('lists those that wait first, by words and state', async () => {
    await handIn();
    const list = (query: object) => portal.get(listCertificates, { query }, manager);
    const { certificados } = await list({ texto: student.usuario });
    expect(certificados).toMatchObject([{ ...seen(1), email: student.usuario, estado: 'entregado' }]);
    expect((await list({ texto: student.usuario, estado: 'aceptado' })).numTotal).toBe(0);
    expect((await list({})).porEstado).toContainEqual({ estado: 'entregado', numTotal: expect.any(Number) });
  });
});

test('the file is let go of once no placement can begin with it', async () => {
  await handIn();
  const fileOf = async () => {
    const rows = await portal.database.orm
      .select()
      .from(minorsCertificates)
      .where(eq(minorsCertificates.studentId, student.id));
    return rows[0]?.fileId;
  };
  now = new Date('2031-11-01T10:00:00Z');
  await area.sweep(await portal.tools());
  expect(await fileOf()).toEqual(expect.any(Number));
  now = new Date('2031-11-02T10:00:00Z');
  await area.sweep(await portal.tools());
  expect(await fileOf()).toBeNull();
});
