import {
  acceptCentreRequest,
  editCentreRequest,
  getCentreRequest,
  hasEducationMenu,
  listCentreRequests,
  listOwnEducationRequests,
  refuseCentreRequest,
} from '@portal/contract/education-requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newStudent, told } from '../../testing/applications.ts';
import { addContact, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import {
  addCertificate,
  addRequest,
  asked,
  newSchool,
  newTeacher,
  part,
} from './education-requests.fixtures.ts';

let portal: TestPortal;
let school: Awaited<ReturnType<typeof newSchool>>;
let rival: Awaited<ReturnType<typeof newSchool>>;
beforeAll(async () => {
  portal = await openPortal({ now: () => new Date('2030-11-24T10:00:00Z') });
  rival = await newSchool(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  school = await newSchool(portal);
});

const one = (id: number) => portal.get(getCentreRequest, { params: { id } }, school);
const ask = (values: Partial<Parameters<typeof addRequest>[1]> = {}) =>
  addRequest(portal, { companyId: school.id, ...values });
const accept = (id: number, version: number, datos: typeof part = part) =>
  portal.call(acceptCentreRequest, { body: { id, version, datos } }, school);

test('the menu has the requests once there are some', async () => {
  expect(await portal.get(hasEducationMenu, {}, school)).toBe(false);
  await ask();
  expect(await portal.get(hasEducationMenu, {}, school)).toBe(true);
});

describe('the list of a school', () => {
  test('has what awaits it first, and is narrowed by state, stage and words', async () => {
    const refused = await ask({ estado: 'rechazada', especialidad: 'Música' });
    const later = await ask({ desde: new Date('2030-11-20T10:00:00Z') });
    const first = await ask({ desde: new Date('2030-11-10T10:00:00Z'), nivel: 'infantil' });
    await addRequest(portal, { companyId: rival.id });
    const list = async (query: object) => {
      const { solicitudes, ...counted } = await portal.get(listCentreRequests, { query }, school);
      return { ids: solicitudes.map(({ id }) => id), ...counted };
    };
    const porEstado = [
      { estado: 'abierta', numTotal: 2 },
      { estado: 'rechazada', numTotal: 1 },
    ];
    expect(await list({})).toEqual({ ids: [first.id, later.id, refused.id], numTotal: 3, porEstado });
    expect(await list({ estado: 'abierta' })).toEqual({
      ids: [first.id, later.id],
      numTotal: 2,
      porEstado,
    });
    expect((await list({ nivel: 'infantil' })).ids).toEqual([first.id]);
    expect((await list({ texto: 'musica prats' })).ids).toEqual([refused.id]);
    expect((await list({ pagina: 2, porPagina: 2 })).ids).toEqual([refused.id]);
  });
});

describe('a school that reads a request', () => {
  test('sees who asks, and how to reach them once it has accepted', async () => {
    const student = await newStudent(portal, { telefono: '612345678' }, { idTitulacion: 142 });
    const { id, version } = await ask({ studentId: student.id });
    const read = await one(id);
    expect(read).toMatchObject({ ...asked, alumno: 'Nora Prats Vidal', contacto: null });
    expect(JSON.stringify(read)).not.toContain(student.usuario);
    await accept(id, version);
    expect(await one(id)).toMatchObject({
      estado: 'aceptada',
      datosCentro: part,
      contacto: { email: student.usuario, telefono: '612345678' },
    });
  });

  test('learns of the certificate that it is accepted, and nothing else', async () => {
    const { id, studentId } = await ask();
    expect(await one(id)).toMatchObject({ certificadoAcreditado: false });
    await addCertificate(portal, studentId);
    const read = await one(id);
    expect(read).toMatchObject({ certificadoAcreditado: true });
    expect(JSON.stringify(read)).not.toMatch(/certificado\.pdf|ficheros|2030-12-01/);
  });

  test('does not see those of another (31)', async () => {
    const { id } = await addRequest(portal, { companyId: rival.id });
    await portal.refused(getCentreRequest, { params: { id } }, 'applicationNotFound', school);
    const body = { id, version: 1 };
    const { token } = school;
    const gone = 'applicationNotFound';
    await portal.refused(editCentreRequest, { body: { ...body, datos: part } }, gone, { token });
    await portal.refused(acceptCentreRequest, { body: { ...body, datos: part } }, gone, { token });
    await portal.refused(refuseCentreRequest, { body: { ...body, motivo: 'No cabe.' } }, gone, { token });
  });
});

describe('a school that accepts', () => {
  test('names the tutor, whom the student reads of, and is heard once', async () => {
    const student = await newTeacher(portal);
    const { id, version } = await ask({ studentId: student.id });
    expect(await accept(id, version)).toMatchObject({ status: 0, datos: { version: 2 } });
    expect(await accept(id, version)).toMatchObject({ status: 0, datos: { version: 2 } });
    expect(await told(portal, student.id)).toMatchObject([{ tipo: 'educationRequestAccepted' }]);
    const { solicitudes } = await portal.get(listOwnEducationRequests, {}, student);
    expect(solicitudes).toMatchObject([
      {
        estado: 'aceptada',
        tutor: { nombre: 'Carme Ibáñez Roig', email: part.emailTutorEmpresa },
        grupo: part.grupo,
      },
    ]);
  });

  test('must name one, with an e-mail and a telephone', async () => {
    const { id, version } = await ask();
    const refused = (datos: object, status: 'mandatoryDataMissing' | 'emailInvalid' | 'phoneInvalid') =>
      portal.refused(
        acceptCentreRequest,
        { body: { id, version, datos: { ...part, ...datos } } },
        status,
        school,
      );
    await refused({ nombreTutorEmpresa: '' }, 'mandatoryDataMissing');
    await refused({ emailTutorEmpresa: 'carme' }, 'emailInvalid');
    await refused({ telefonoTutorEmpresa: '12' }, 'phoneInvalid');
  });

  test('has no more in a group on the same days than its places', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()];
    const later = await ask({ fechaInicio: '2031-06-01', fechaFin: '2031-06-20' });
    const group = { ...part, plazas: 1 };
    expect((await accept(first.id, 1, group)).status).toBe(0);
    expect(await accept(second.id, 1, { ...group, grupo: '3.º b' })).toMatchObject({
      status: 15,
      datos: { campos: [{ campo: 'datos.plazas' }] },
    });
    expect((await accept(second.id, 1, { ...group, grupo: '4.º A' })).status).toBe(0);
    expect((await accept(third.id, 1, { ...group, plazas: 2 })).status).toBe(0);
    expect((await accept(later.id, 1, group)).status).toBe(0);
  });

  test('at once by two contacts is one place', async () => {
    const [first, second] = [await ask(), await ask()];
    const group = { ...part, plazas: 1 };
    const answers = await Promise.all([accept(first.id, 1, group), accept(second.id, 1, group)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 15]);
  });
});

describe('a school that refuses', () => {
  test('says why, and is heard once', async () => {
    const student = await newTeacher(portal);
    const { id, version } = await ask({ studentId: student.id });
    const body = { id, version, motivo: 'El grupo ya tiene dos personas en prácticas.' };
    await portal.get(refuseCentreRequest, { body }, school);
    await portal.get(refuseCentreRequest, { body }, school);
    const { solicitudes } = await portal.get(listOwnEducationRequests, {}, student);
    expect(solicitudes).toMatchObject([{ estado: 'rechazada', motivo: body.motivo }]);
    expect(await told(portal, student.id)).toMatchObject([{ tipo: 'educationRequestRefused' }]);
    const other = { ...body, motivo: 'Otro motivo.' };
    await portal.refused(refuseCentreRequest, { body: other }, 'cannotChangeState', school);
    expect(await accept(id, 2)).toMatchObject({ status: 49 });
  });
});

describe('what is the school’s', () => {
  const edit = (id: number, version: number, datos: object, who: { token: string } = school) =>
    portal.call(editCentreRequest, { body: { id, version, datos } }, who);

  test('is kept before and after it accepts, once', async () => {
    const { id } = await ask();
    expect(await edit(id, 1, { grupo: '2.º A' })).toMatchObject({ datos: { version: 2 } });
    expect(await edit(id, 1, { grupo: '2.º A' })).toMatchObject({ datos: { version: 2 } });
    expect(await one(id)).toMatchObject({
      estado: 'abierta',
      datosCentro: { grupo: '2.º A', plazas: null, nombreTutorEmpresa: null },
      historial: [{ tipo: 'editada', quien: 'Nora Prats Vidal' }],
    });
    await accept(id, 2);
    expect((await edit(id, 3, { ...part, grupo: '2.º C' })).status).toBe(0);
    expect(await one(id)).toMatchObject({ estado: 'aceptada', datosCentro: { grupo: '2.º C' } });
    expect(await edit(id, 4, { grupo: '2.º C' })).toMatchObject({ status: 15 });
  });

  test('is not written over by a contact who read an earlier version (49)', async () => {
    const { id } = await ask();
    const { usuario } = await addContact(portal, [school.id]);
    const colleague = { token: await companyToken(portal, usuario) };
    expect((await edit(id, 1, { grupo: '2.º A' }, colleague)).status).toBe(0);
    expect((await edit(id, 1, { grupo: '2.º B' })).status).toBe(49);
    expect((await accept(id, 1)).status).toBe(49);
  });

  test('is malformed beside its field, and done with once the request has ended', async () => {
    const { id } = await ask();
    expect((await edit(id, 1, { emailTutorEmpresa: 'carme' })).status).toBe(69);
    expect((await edit(id, 1, { telefonoTutorEmpresa: '12' })).status).toBe(70);
    const ended = await ask({ estado: 'tramitada' });
    expect((await edit(ended.id, 1, part)).status).toBe(49);
  });
});
