import { type Claimable, claimPending } from '@portal/contract/pending-claims';
import { acceptStudyRequest, listStudyRequests } from '@portal/contract/study-requests';
import {
  getPendingCompany,
  listPendingCompanies,
  listPendingStudents,
  rejectStudent,
  validateCompany,
} from '@portal/contract/validations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pendingClaims } from '../../db/tables/validations.ts';
import {
  addCompany,
  addContact,
  addJoining,
  addManager,
  addPendingStudent,
  managerToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { waitingRemoval } from '../study-requests/study-requests.fixtures.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const claim = (tipo: Claimable, id: number) =>
  portal.get(claimPending, { body: { tipo, objeto: String(id), asigna: true } }, { token });
const claimed = () => portal.database.orm.select().from(pendingClaims);

describe('companies that wait', () => {
  const names = async (query: { texto?: string; asignada?: 'mias' | 'libres' }) => {
    const { empresas, numTotal } = await portal.get(listPendingCompanies, { query }, { token });
    expect(numTotal).toBe(empresas.length);
    return empresas.map(({ nombreComercial }) => nombreComercial);
  };

  test('are found by name and tax id, and by who sees to them, until they are decided on', async () => {
    const first = await addCompany(portal, { nombreComercial: 'Ébano Diseño', estado: 'pendiente' });
    await addContact(portal, [first.id]);
    const second = await addCompany(portal, { nombreComercial: 'Marea', estado: 'pendiente' });
    await addContact(portal, [second.id]);
    expect(await names({ texto: 'ebano' })).toEqual(['Ébano Diseño']);
    expect(await names({ texto: second.cif })).toEqual(['Marea']);
    expect(await names({ texto: 'otra cosa' })).toEqual([]);
    await claim('empresa', first.id);
    expect(await names({ asignada: 'mias' })).toEqual(['Ébano Diseño']);
    expect(await names({ asignada: 'libres' })).toEqual(['Marea']);
    const read = () => portal.get(getPendingCompany, { params: { id: first.id } }, { token });
    expect((await read()).empresa.asignada).toMatchObject({ esMia: true });
    await portal.get(validateCompany, { body: { idEmpresa: first.id } }, { token });
    expect(await claimed()).toEqual([]);
  });

  test('stay claimed while somebody else asks to join', async () => {
    const { id } = await addCompany(portal);
    const asking = [await addJoining(portal, id), await addJoining(portal, id)];
    await claim('empresa', id);
    const decide = (idContacto: number) =>
      portal.get(validateCompany, { body: { idEmpresa: id, idContacto } }, { token });
    await decide(asking[0]?.idContacto ?? 0);
    expect(await claimed()).toMatchObject([{ objeto: String(id) }]);
    await decide(asking[1]?.idContacto ?? 0);
    expect(await claimed()).toEqual([]);
  });

  test('cannot be claimed once they wait no more', async () => {
    const { id } = await addCompany(portal);
    await portal.refused(
      claimPending,
      { body: { tipo: 'empresa', objeto: String(id), asigna: true } },
      'noSuchMove',
      { token },
    );
  });
});

test('people who registered are found by name and e-mail, and by who sees to them, until they are decided on', async () => {
  const first = await addPendingStudent(portal, {}, { nombre: 'Óscar', apellidos: 'Piñol' });
  const second = await addPendingStudent(portal, {}, { nombre: 'Lea', apellidos: 'Roca' });
  const ids = async (query: { texto?: string; asignada?: 'mias' | 'libres' }) => {
    const { alumnos, numTotal } = await portal.get(listPendingStudents, { query }, { token });
    expect(numTotal).toBe(alumnos.length);
    return alumnos.map(({ idAlumno }) => idAlumno);
  };
  expect(await ids({ texto: 'pinol oscar' })).toEqual([first.id]);
  expect(await ids({ texto: second.usuario })).toEqual([second.id]);
  await claim('alumno', second.id);
  expect(await ids({ asignada: 'mias' })).toEqual([second.id]);
  expect(await ids({ asignada: 'libres' })).toEqual([first.id]);
  await portal.get(rejectStudent, { body: { idAlumno: second.id, motivo: 'No consta' } }, { token });
  expect(await claimed()).toEqual([]);
});

test('requests about studies are found by who asks, and by who sees to them, until they are settled', async () => {
  const { id } = await waitingRemoval(portal);
  const other = await waitingRemoval(portal);
  const found = async (query: { texto?: string; asignada?: 'mias' | 'libres' }) => {
    const { solicitudes, numTotal } = await portal.get(listStudyRequests, { query }, { token });
    expect(numTotal).toBe(solicitudes.length);
    return solicitudes;
  };
  const email = (await found({})).find((one) => one.id === id)?.alumno.email ?? '';
  expect((await found({ texto: email })).map((one) => one.id)).toEqual([id]);
  await claim('estudios', id);
  expect(await found({ asignada: 'mias' })).toMatchObject([{ id, asignada: { esMia: true } }]);
  expect((await found({ asignada: 'libres' })).map((one) => one.id)).toEqual([other.id]);
  await portal.get(acceptStudyRequest, { body: { id } }, { token });
  expect(await claimed()).toEqual([]);
});
