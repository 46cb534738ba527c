import { randomUUID } from 'node:crypto';
import { verifyDocument } from '@portal/contract/agreements';
import { listActs } from '@portal/contract/audit';
import {
  cancelEvent,
  createEvent,
  downloadEventCertificate,
  editEvent,
  enrolInEvent,
  exportEventRegistrations,
  getEvent,
  getEventsCalendar,
  getManagedEvent,
  issueEventCertificate,
  listEventRegistrations,
  markAttendance,
} from '@portal/contract/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../../db/tables/events.ts';
import { newStudent, told } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { eventRemindersWorker } from './event-reminders.ts';
import { events as eventsArea } from './events.area.ts';
import { someEvent } from './events.fixtures.ts';

let portal: TestPortal;
let usuario: string;
let manager: { token: string };
let now = new Date('2031-03-01T10:00:00Z');

beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  ({ usuario } = await addManager(portal));
});
afterAll(() => portal.close());
beforeEach(async () => {
  await at('2031-03-01T10:00:00Z');
  await portal.database.orm.delete(events);
});

/** Goes to a moment, with the manager logged in. */
async function at(moment: string): Promise<void> {
  now = new Date(moment);
  manager = { token: await managerToken(portal, usuario) };
}

// From half past ten to eleven in UTC.
const soon = { dia: '2031-03-01', hora: '11:30', diaFin: '2031-03-01', horaFin: '12:00' };

type Content = NonNullable<Parameters<typeof someEvent>[0]>;
interface Named {
  idEvento: number;
  urlEvento: string;
}

const managed = (id: number) => portal.get(getManagedEvent, { params: { id } }, manager);

async function add(more: Content = {}): Promise<Named> {
  const body = { claveEnvio: randomUUID(), evento: someEvent(more) };
  const { idEvento } = await portal.get(createEvent, { body }, manager);
  return { idEvento, urlEvento: (await managed(idEvento)).urlEvento };
}

async function edited({ idEvento }: Named, more: Content) {
  const { version } = await managed(idEvento);
  return { body: { idEvento, version, evento: someEvent(more) } };
}
const edit = async (event: Named, more: Content) => portal.get(editEvent, await edited(event, more), manager);

const enrol = (body: Named, as: { token: string }) => portal.get(enrolInEvent, { body }, as);
const mark = ({ idEvento }: Named, { id }: { id: number }, asistio: boolean) =>
  portal.get(markAttendance, { body: { idEvento, idAlumno: id, asistio } }, manager);
const kinds = async (id: number) => (await told(portal, id)).map(({ tipo }) => tipo);
const standing = async ({ idEvento }: Named) =>
  (await portal.get(listEventRegistrations, { params: { id: idEvento }, query: {} }, manager)).inscritos.map(
    ({ idAlumno, estado }) => [idAlumno, estado],
  );

/** An event with one place, which somebody has, and somebody who waits. */
async function full(more: Content = {}) {
  const event = await add({ plazas: 1, ...more });
  const [first, second] = [await newStudent(portal), await newStudent(portal)];
  await enrol(event, first);
  await enrol(event, second);
  return { event, first, second };
}

describe('a change', () => {
  test('gives the places of an event that has begun, or was called off, to nobody', async () => {
    const called = await full();
    const reason = { idEvento: called.event.idEvento, motivo: 'El ponente está enfermo.' };
    await portal.get(cancelEvent, { body: reason }, manager);
    await edit(called.event, { plazas: 2 });
    expect(await kinds(called.second.id)).toEqual(['eventCancelled']);
    const { event, first, second } = await full();
    await at('2031-03-10T09:30:00Z');
    await edit(event, { plazas: 2 });
    expect(await kinds(second.id)).toEqual([]);
    expect(await standing(event)).toEqual([
      [first.id, 'inscrito'],
      [second.id, 'espera'],
    ]);
  });

  test('to another day has who was reminded already reminded again', async () => {
    const event = await add();
    const student = await newStudent(portal);
    await enrol(event, student);
    const work = eventRemindersWorker(await portal.tools());
    await at('2031-03-09T08:10:00Z');
    await work();
    await edit(event, { dia: '2031-03-20', diaFin: '2031-03-20' });
    await at('2031-03-19T08:10:00Z');
    await work();
    await work();
    expect((await kinds(student.id)).toSorted()).toEqual(['eventChanged', 'eventTomorrow', 'eventTomorrow']);
  });

  test('hides no event that people are enrolled in, unless it was called off: then their calendars leave it out', async () => {
    const event = await add();
    const student = await newStudent(portal);
    await enrol(event, student);
    const hidden = await edited(event, { publicado: false });
    const { datos } = await portal.refused(editEvent, hidden, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ campo: 'evento.publicado' }] });
    const { pathname } = new URL((await portal.get(getEventsCalendar, {}, student)).url);
    const feed = async () => (await portal.app.inject({ url: pathname })).body;
    expect(await feed()).toContain('BEGIN:VEVENT');
    await portal.get(cancelEvent, { body: { idEvento: event.idEvento, motivo: 'Llueve.' } }, manager);
    await edit(event, { publicado: false });
    expect(await feed()).not.toContain('BEGIN:VEVENT');
  });
});

describe('each night', () => {
  const sweep = async () => eventsArea.sweep(await portal.tools());

  test('the place of a student who has left goes to who waits', async () => {
    const { event, first, second } = await full();
    const over = await full();
    await portal.database.raw("update accounts set estado = 'baja' where id = any($1)", [
      [first.id, over.first.id],
    ]);
    await portal.database.raw('update events set inicio = $1, fin = $1 where id = $2', [
      now.toISOString(),
      over.event.idEvento,
    ]);
    await sweep();
    await sweep();
    expect(await standing(event)).toEqual([[second.id, 'inscrito']]);
    expect(await kinds(second.id)).toEqual(['eventPlaceFreed']);
    expect(await standing(over.event)).toEqual([
      [over.first.id, 'inscrito'],
      [over.second.id, 'espera'],
    ]);
  });

  test('the place of an account that was erased goes to who waits', async () => {
    const { event, first, second } = await full();
    await portal.database.transaction((db) => eventsArea.erase(db, [first.id]));
    await sweep();
    expect(await standing(event)).toEqual([[second.id, 'inscrito']]);
    expect(await kinds(second.id)).toEqual(['eventPlaceFreed']);
  });
});

describe('attendance', () => {
  test('of somebody who waited gives them a place, also beyond those that there are', async () => {
    const { event, first, second } = await full();
    await mark(event, second, true);
    expect(await standing(event)).toEqual([
      [first.id, 'inscrito'],
      [second.id, 'inscrito'],
    ]);
    // Who let them in can still save the event.
    await edit(event, { plazas: 1, horasCertificado: null, organizador: 'Otro servicio' });
    await mark(event, second, false);
    const params = { id: event.urlEvento };
    expect(await portal.get(getEvent, { params }, second)).toMatchObject({
      inscripcion: 'inscrito',
      libres: 0,
    });
  });

  test('that is noted or taken back, its certificates and the list are in the history', async () => {
    const event = await add({ certificado: true });
    const student = await newStudent(portal);
    await enrol(event, student);
    await at('2031-03-11T10:00:00Z');
    const { idEvento } = event;
    await mark(event, student, true);
    const named = { idEvento, idAlumno: student.id };
    await portal.get(issueEventCertificate, { body: named }, manager);
    await portal.get(exportEventRegistrations, { body: { idEvento, formato: 'csv' } }, manager);
    await mark(event, student, false);
    const acts = await portal.get(
      listActs,
      { params: { tipo: 'evento', objeto: String(idEvento) } },
      manager,
    );
    expect(acts.map(({ acto }) => acto)).toEqual([
      'asistenciaEventoQuitada',
      'exportada',
      'certificadoAsistenciaEmitido',
      'asistenciaEventoAnotada',
      'creada',
    ]);
  });

  test('is exported with the day of the institution on which they enrolled', async () => {
    // Half past midnight in Madrid.
    await at('2031-03-01T23:30:00Z');
    const event = await add();
    await enrol(event, await newStudent(portal));
    const body = { idEvento: event.idEvento, formato: 'csv' as const };
    const { url } = await portal.get(exportEventRegistrations, { body }, manager);
    expect((await portal.app.inject({ url })).body).toContain('2031-03-02');
  });
});

describe('a certificate that was replaced', () => {
  const codes = async (id: number): Promise<string[]> =>
    (
      await portal.database.raw('select codigo from event_certificates where event_id = $1 order by id', [id])
    ).rows.map((row) => String(Object(row).codigo));
  const verified = (codigo = '') => portal.get(verifyDocument, { params: { codigo } });

  test('stays so when the account is erased and the event is deleted', async () => {
    const giving = { certificado: true, ...soon };
    const event = await add({ ...giving, horasCertificado: 3 });
    const student = await newStudent(portal);
    await enrol(event, student);
    await mark(event, student, true);
    await at('2031-03-01T11:05:00Z');
    await portal.get(downloadEventCertificate, { body: event }, student);
    await edit(event, { ...giving, horasCertificado: 4 });
    await portal.get(downloadEventCertificate, { body: event }, student);
    const [first, second] = await codes(event.idEvento);
    await portal.database.transaction((db) => eventsArea.erase(db, [student.id]));
    await portal.database.orm.delete(events);
    expect(await verified(first)).toMatchObject({ horas: 3, sustituido: true });
    expect(await verified(second)).toMatchObject({ horas: 4, sustituido: false });
  });
});
