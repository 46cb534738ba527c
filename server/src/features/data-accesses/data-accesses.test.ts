import { listActs } from '@portal/contract/audit';
import { listDataAccesses } from '@portal/contract/data-accesses';
import { exportEventRegistrations } from '@portal/contract/events';
import { exportPlacements, getManagedPlacement } from '@portal/contract/placements';
import { exportStudents, getReservedData, getStudent, listStudents } from '@portal/contract/students';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { eventRegistrations } from '../../db/tables/events.ts';
import { newCompany, newStudent } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addEvent } from '../events/events.fixtures.ts';
import { addPlacement } from '../placements/placements.fixtures.ts';
import { eraseInstitutionAccesses, readsBy, recordInstitutionAccess } from './data-accesses.queries.ts';

const dia = '2030-11-05';
let portal: TestPortal;
let clock = new Date(`${dia}T10:00:00Z`);
let token: string;
let gestorId: number;
beforeAll(async () => {
  portal = await openPortal({ now: () => clock });
  const manager = await addManager(portal, { nombre: 'Nora', apellidos: 'Prats' });
  gestorId = manager.id;
  token = await managerToken(portal, manager.usuario);
});
afterAll(() => portal.close());

const seenBy = async (student: { token: string }) =>
  (await portal.get(listDataAccesses, { query: {} }, student)).accesos;
const ofInstitution = (hecho: string, day = dia) => ({ quien: 'institucion', dia: day, hecho });

describe('a student sees that the institution', () => {
  test('has read their data, once a day, and not which manager; managers see who it was', async () => {
    const student = await newStudent(portal);
    const call = { params: { id: student.id } };
    for (let times = 0; times < 2; times++) await portal.get(getStudent, call, { token });
    const other = await managerToken(portal, (await addManager(portal)).usuario);
    await portal.get(getStudent, call, { token: other });
    expect(await seenBy(student)).toEqual([ofInstitution('consulta')]);
    await portal.get(getReservedData, call, { token });
    clock = new Date('2030-11-06T10:00:00Z');
    const later = await managerToken(portal, (await addManager(portal)).usuario);
    await portal.get(getStudent, call, { token: later });
    clock = new Date(`${dia}T10:00:00Z`);
    const seen = await seenBy(student);
    expect(seen).toEqual([
      ofInstitution('consulta', '2030-11-06'),
      ofInstitution('consulta'),
      ofInstitution('reservados'),
    ]);
    expect(JSON.stringify(seen)).not.toContain('Nora');
    const acts = await portal.get(
      listActs,
      { params: { tipo: 'cuenta', objeto: String(student.id) } },
      { token },
    );
    expect(acts).toContainEqual({
      acto: 'reservadosConsultados',
      gestor: 'Nora Prats',
      fecha: clock.toISOString(),
    });
  });

  test('has exported their data with those of others, and nothing where only others were', async () => {
    const [one, two, other] = [await newStudent(portal), await newStudent(portal), await newStudent(portal)];
    const { orm } = portal.database;
    await orm
      .update(accounts)
      .set({ nombre: 'Exportada' })
      .where(inArray(accounts.id, [one.id, two.id]));
    await portal.get(exportStudents, { body: { formato: 'csv', texto: 'exportada' } }, { token });
    for (const student of [one, two]) expect(await seenBy(student)).toEqual([ofInstitution('exportacion')]);
    expect(await seenBy(other)).toEqual([]);
  });

  test('has read or exported their placement', async () => {
    const company = await newCompany(portal);
    const { id, student } = await addPlacement(portal, company.id);
    await portal.get(getManagedPlacement, { params: { id } }, { token });
    expect(await seenBy(student)).toEqual([ofInstitution('consulta')]);
    await portal.get(exportPlacements, { body: { formato: 'csv' } }, { token });
    expect(await seenBy(student)).toContainEqual(ofInstitution('exportacion'));
  });

  test('has exported who is enrolled in an event', async () => {
    const student = await newStudent(portal);
    const { id } = await addEvent(portal);
    await portal.database.orm
      .insert(eventRegistrations)
      .values({ eventId: id, accountId: student.id, estado: 'inscrito', creada: clock });
    await portal.get(exportEventRegistrations, { body: { idEvento: id, formato: 'csv' } }, { token });
    expect(await seenBy(student)).toEqual([ofInstitution('exportacion')]);
  });
});

test('a page of names records nothing of those in it', async () => {
  const student = await newStudent(portal);
  await portal.get(listStudents, { query: {} }, { token });
  expect(await seenBy(student)).toEqual([]);
});

const manager = () => ({
  db: portal.database,
  session: { id: '', accountId: gestorId, nombre: '', idioma: null, userType: 'Gestor' } as const,
  now: () => clock,
  today: () => dia,
});

test.each(readsBy)('the students of what a call names by %s are found in one statement', async (by) => {
  const { database } = portal;
  let statements = 0;
  const counted: typeof database = {
    ...database,
    query: (...asked) => {
      statements++;
      return database.query(...asked);
    },
  };
  const ids = Array.from({ length: 20_000 }, (_, at) => 1_000_000 + at);
  await recordInstitutionAccess({ ...manager(), db: counted }, { by, ids, hecho: 'exportacion' });
  expect(statements).toBe(1);
});

test('what is recorded goes with the data of a student who has left', async () => {
  const student = await newStudent(portal);
  await portal.get(getStudent, { params: { id: student.id } }, { token });
  await eraseInstitutionAccesses(portal.database, [student.id]);
  expect(await seenBy(student)).toEqual([]);
});
