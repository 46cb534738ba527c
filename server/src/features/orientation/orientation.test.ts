import { randomUUID } from 'node:crypto';
import { apply } from '@portal/contract/applications';
import { listStudentNotifications } from '@portal/contract/notifications';
import {
  addSlots,
  bookAppointment,
  callOffAppointment,
  cancelAppointment,
  createCounsellor,
  deleteCounsellor,
  editCounsellor,
  getCounsellor,
  getOrientation,
  getOrientationWeek,
  getStudentOrientation,
  listCounsellors,
  markAppointmentAttendance,
  markMeeting,
  maxSlotsOfWeek,
  withdrawSlots,
} from '@portal/contract/orientation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptMails } from '../../db/tables/messages.ts';
import { counsellors, orientationAppointments, orientationSlots } from '../../db/tables/orientation.ts';
import { jobsOf, newCompany, newStudent, told } from '../../testing/applications.ts';
import { addManager, addOffer, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { mailWorker } from '../notifications/mails.ts';
import { eraseOrientation } from './appointments.queries.ts';
import { orientation } from './orientation.area.ts';
import { addCounsellor, someCounsellor } from './orientation.fixtures.ts';
import { orientationRemindersWorker } from './orientation-reminders.ts';

/** A Tuesday at noon in Madrid. */
const today = new Date('2030-11-05T11:00:00Z');
let now = today;
let portal: TestPortal;
let manager: { token: string };
let counsellor: number;

beforeAll(async () => {
  portal = await openPortal({
    now: () => now,
    brand: (brand) => ({
      ...brand,
      opciones: { ...brand.opciones, reunionOrientacionObligatoria: true, numSegSocialObligatorio: false },
    }),
  });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = today;
  await portal.database.orm.delete(orientationAppointments);
  await portal.database.orm.delete(orientationSlots);
  await portal.database.orm.delete(counsellors);
  counsellor = await addCounsellor(portal);
});

const oneDay = (more = {}) => ({
  idOrientador: counsellor,
  semana: '2030-11-05',
  numSemanas: 1,
  dias: [4],
  desde: '10:00',
  hasta: '11:00',
  duracion: 30,
  ...more,
});
const make = (more = {}) => portal.get(addSlots, { body: oneDay(more) }, { ...manager, key: randomUUID() });
const read = (as: { token: string }) => portal.get(getOrientation, {}, as);
const week = async (dia = '2030-11-05') =>
  (await portal.get(getOrientationWeek, { query: { dia } }, manager)).huecos;
const firstFree = async (as: { token: string }) => (await read(as)).huecos[0]?.idHueco ?? 0;

/** Time goes by for a time alone: sessions end sooner than it comes. */
const startsAt = (idHueco: number, inicio: string) =>
  portal.database.raw('update orientation_slots set inicio = $2 where id = $1', [idHueco, inicio]);
const anHourAgo = '2030-11-05T10:00:00Z';

/** A student who has booked the next free time. */
async function booked() {
  const student = await newStudent(portal);
  const body = { idHueco: await firstFree(student), motivo: 'Revisar mi CV' };
  return { student, idHueco: body.idHueco, ...(await portal.get(bookAppointment, { body }, student)) };
}

describe('times', () => {
  test('are made by the clock of the institution, once for one sending, and none over another', async () => {
    const key = randomUUID();
    const made = { numHuecos: 2, numOmitidos: 0 };
    expect(await portal.get(addSlots, { body: oneDay() }, { ...manager, key })).toEqual(made);
    expect(await portal.get(addSlots, { body: oneDay() }, { ...manager, key })).toEqual(made);
    expect(await make({ desde: '09:45', hasta: '11:15' })).toEqual({ numHuecos: 0, numOmitidos: 3 });
    expect((await week()).map(({ inicio }) => inicio)).toEqual([
      '2030-11-07T09:00:00.000Z',
      '2030-11-07T09:30:00.000Z',
    ]);
  });

  test('of a counsellor with many do not hide those of another one', async () => {
    const other = await addCounsellor(portal);
    await portal.database.raw(
      `insert into orientation_slots (counsellor_id, inicio, duracion)
        select $1, $2::timestamptz + n * interval '10 minutes', 10 from generate_series(1, 700) n`,
      [other, today.toISOString()],
    );
    await make({ semana: '2030-11-26' });
    const { huecos } = await read(await newStudent(portal));
    expect(huecos.filter(({ idOrientador }) => idOrientador === other)).toHaveLength(300);
    expect(huecos.filter(({ idOrientador }) => idOrientador === counsellor)).toHaveLength(2);
  });

  test('are said to be more where a week of all counsellors does not show them', async () => {
    const others = await Promise.all(Array.from({ length: 2 }, () => addCounsellor(portal)));
    await portal.database.raw(
      `insert into orientation_slots (counsellor_id, inicio, duracion)
        select c, '2031-03-03T00:00:00Z'::timestamptz + n * interval '10 minutes', 10
        from unnest($1::integer[]) c, generate_series(0, 900) n`,
      [others],
    );
    const all = await portal.get(getOrientationWeek, { query: { dia: '2031-03-03' } }, manager);
    expect(all).toMatchObject({ hayMas: true });
    expect(all.huecos).toHaveLength(maxSlotsOfWeek);
    const query = { dia: '2031-03-03', idOrientador: others[1] };
    const one = await portal.get(getOrientationWeek, { query }, manager);
    expect(one).toMatchObject({ hayMas: false });
    expect(one.huecos).toHaveLength(901);
  });

  test('made by two managers at once meet nowhere', async () => {
    const bodies = [oneDay(), oneDay({ desde: '10:15', hasta: '11:15' })];
    await Promise.all(
      bodies.map((body) => portal.get(addSlots, { body }, { ...manager, key: randomUUID() })),
    );
    const starts = (await week()).map(({ inicio }) => Date.parse(inicio));
    for (const [place, start] of starts.slice(1).entries())
      expect(start - (starts[place] ?? 0)).toBeGreaterThanOrEqual(30 * 60_000);
  });

  test('that fit nowhere, or are too many, are said beside their field', async () => {
    const refusedAt = async (more: object) => {
      const call = { body: oneDay(more) };
      const as = { ...manager, key: randomUUID() };
      return (await portal.refused(addSlots, call, 'mandatoryDataMissing', as)).datos;
    };
    expect(await refusedAt({ hasta: '10:20' })).toMatchObject({ campos: [{ campo: 'hasta' }] });
    expect(await refusedAt({ hasta: '09:00' })).toMatchObject({ campos: [{ campo: 'hasta' }] });
    const all = { dias: [1, 2, 3, 4, 5, 6, 7], numSemanas: 16, desde: '00:00', hasta: '23:50', duracion: 10 };
    expect(await refusedAt(all)).toMatchObject({ campos: [{ campo: 'numSemanas' }] });
    const gone = { body: oneDay({ idOrientador: 999_999 }) };
    await portal.refused(addSlots, gone, 'actionNotAllowed', { ...manager, key: randomUUID() });
  });

  test('are taken away where nobody has booked them', async () => {
    await make();
    const { idHueco } = await booked();
    const ids = (await week()).map((slot) => slot.idHueco);
    expect(await portal.get(withdrawSlots, { body: { ids } }, manager)).toEqual({ numHuecos: 1 });
    expect((await week()).map((slot) => slot.idHueco)).toEqual([idHueco]);
    expect(await make()).toEqual({ numHuecos: 1, numOmitidos: 1 });
  });

  test('of a counsellor who attends nobody are not offered', async () => {
    await make();
    const student = await newStudent(portal);
    const idHueco = await firstFree(student);
    const orientador = someCounsellor({ activo: false });
    const body = { idOrientador: counsellor, version: 1, orientador };
    expect(await portal.get(editCounsellor, { body }, manager)).toEqual({ version: 2 });
    expect(await read(student)).toMatchObject({ orientadores: [], huecos: [] });
    await portal.refused(bookAppointment, { body: { idHueco } }, 'cannotChangeState', student);
  });
});

describe('booking', () => {
  test('two students at once: one gets it, the other is told and sees what is left', async () => {
    await make();
    const students = [await newStudent(portal), await newStudent(portal)] as const;
    const idHueco = await firstFree(students[0]);
    const answers = await Promise.all(
      students.map((student) => portal.call(bookAppointment, { body: { idHueco } }, student)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 49]);
    expect(answers.find(({ status }) => status === 49)?.aviso?.titulo).toBe('Esa hora ya no está libre');
    expect(await portal.database.orm.$count(orientationAppointments)).toBe(1);
    const loser = students[answers.findIndex(({ status }) => status === 49)] ?? students[0];
    expect((await read(loser)).huecos).toHaveLength(1);
  });

  test('sent twice, at once or later, books once', async () => {
    await make();
    const student = await newStudent(portal);
    const body = { idHueco: await firstFree(student), motivo: null };
    const send = () => portal.get(bookAppointment, { body }, student);
    const [one, other] = await Promise.all([send(), send()]);
    expect([other, await send()]).toEqual([one, one]);
    expect((await told(portal, student.id)).map(({ tipo }) => tipo)).toEqual(['orientationBooked']);
  });

  test('a student has one to come, also where two are booked at once', async () => {
    await make();
    const student = await newStudent(portal);
    const { huecos } = await read(student);
    const answers = await Promise.all(
      huecos.map(({ idHueco }) => portal.call(bookAppointment, { body: { idHueco } }, student)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 49]);
    expect(answers.find(({ status }) => status === 49)?.aviso?.titulo).toBe('Ya tienes una cita pendiente');
    const kept = huecos[answers.findIndex(({ status }) => status === 0)]?.idHueco ?? 0;
    await startsAt(kept, anHourAgo);
    await portal.get(bookAppointment, { body: { idHueco: await firstFree(student) } }, student);
    expect((await read(student)).citas).toHaveLength(2);
  });

  test('taken away while it is booked, a time is one or the other', async () => {
    await make();
    const student = await newStudent(portal);
    const idHueco = await firstFree(student);
    const [answer, { numHuecos }] = await Promise.all([
      portal.call(bookAppointment, { body: { idHueco } }, student),
      portal.get(withdrawSlots, { body: { ids: [idHueco] } }, manager),
    ]);
    expect([answer.status, numHuecos]).toEqual(answer.status === 0 ? [0, 0] : [49, 1]);
  });

  test('what has passed, is far off or is not there cannot be booked', async () => {
    await make();
    await make({ semana: '2031-02-05' });
    const student = await newStudent(portal);
    const { huecos } = await read(student);
    expect(huecos).toHaveLength(2);
    const far = (await week('2031-02-05'))[0]?.idHueco ?? 0;
    await portal.refused(bookAppointment, { body: { idHueco: far } }, 'cannotChangeState', student);
    const past = { body: { idHueco: huecos[0]?.idHueco ?? 0 } };
    await startsAt(past.body.idHueco, anHourAgo);
    await portal.refused(bookAppointment, past, 'cannotChangeState', student);
    await portal.refused(bookAppointment, { body: { idHueco: 999_999 } }, 'actionNotAllowed', student);
  });

  test('is confirmed with a calendar file, in the bell and by mail', async () => {
    await make();
    const { student, idCita } = await booked();
    const [cita] = (await read(student)).citas;
    expect(cita).toMatchObject({ idCita, estado: 'reservada', cancelable: true, motivo: 'Revisar mi CV' });
    expect(cita?.calendario).toContain('DTSTART:20301107T090000Z');
    const [job] = (await jobsOf(portal, 'mail')).slice(-1) as Parameters<ReturnType<typeof mailWorker>>[0][];
    await portal.database.orm.delete(keptMails);
    const send = mailWorker(await portal.tools());
    if (job) await send(job);
    const [mail] = await portal.database.orm.select().from(keptMails);
    expect(mail?.texto).toContain('Elena Sanchis');
    expect(mail?.calendario).toContain('METHOD:PUBLISH');
    await portal.get(cancelAppointment, { body: { idCita } }, student);
    await portal.database.orm.delete(keptMails);
    if (job) await send(job);
    expect(await portal.database.orm.$count(keptMails)).toBe(0);
  });
});

test('who has booked is told once of another place, with a newer calendar file', async () => {
  await make();
  const { student } = await booked();
  const change = (version: number, more: object) => {
    const body = { idOrientador: counsellor, version, orientador: someCounsellor(more) };
    return portal.get(editCounsellor, { body }, manager);
  };
  const { enlace } = someCounsellor();
  await change(1, { nombre: 'Elena Sanchis Mora', enlace });
  const news = async () => (await told(portal, student.id)).filter(({ tipo }) => tipo === 'orientationMoved');
  const before = (await news()).length;
  await change(2, { enlace: 'https://sala.example/2' });
  await change(2, { enlace: 'https://sala.example/2' });
  const after = await news();
  expect(after.length - before).toBe(1);
  expect(after.at(-1)?.datos).toMatchObject({ donde: expect.stringContaining('https://sala.example/2') });
  const [cita] = (await read(student)).citas;
  expect(cita?.calendario).not.toContain('SEQUENCE:0');
  expect(cita?.enlace).toBe('https://sala.example/2');
});

test('the room of a counsellor is read with an appointment alone, while it stands and until it ends', async () => {
  const enlace = 'https://sala.example/1';
  const orientador = someCounsellor({ enlace });
  await portal.get(editCounsellor, { body: { idOrientador: counsellor, version: 1, orientador } }, manager);
  await make();
  const { student, idHueco, idCita } = await booked();
  const seen = async (as: { token: string }) => JSON.stringify(await read(as)).includes(enlace);
  expect(await seen(await newStudent(portal))).toBe(false);
  expect((await read(student)).citas).toMatchObject([{ enlace }]);
  await startsAt(idHueco, '2030-11-05T10:30:00Z');
  expect(await seen(student)).toBe(false);
  const { citas } = await portal.get(getStudentOrientation, { params: { id: student.id } }, manager);
  expect(citas).toMatchObject([{ idCita, enlace: null }]);
  await startsAt(idHueco, '2030-11-07T09:00:00Z');
  await portal.get(cancelAppointment, { body: { idCita } }, student);
  expect(await seen(student)).toBe(false);
});

test('an appointment keeps its place and calendar until it ends', async () => {
  await make();
  const { student, idHueco } = await booked();
  await startsAt(idHueco, '2030-11-05T10:30:01Z');
  const current = async () => (await read(student)).citas[0];
  expect(await current()).toMatchObject({
    cancelable: false,
    calendario: expect.stringContaining('DTSTART:20301105T103001Z'),
  });
  await startsAt(idHueco, '2030-11-05T10:30:00Z');
  expect((await current())?.calendario).toBeNull();
});

describe('cancelling', () => {
  test('a student does it until twelve hours before, and the time is free again', async () => {
    await make();
    const { student, idHueco, idCita } = await booked();
    await portal.get(cancelAppointment, { body: { idCita } }, student);
    await portal.get(cancelAppointment, { body: { idCita } }, student);
    const { notificaciones } = await portal.get(listStudentNotifications, {}, student);
    expect(
      notificaciones.filter(({ titulo }) => titulo === 'Tienes una cita de orientación laboral'),
    ).toEqual([]);
    expect(await firstFree(student)).toBe(idHueco);
    const again = await portal.get(bookAppointment, { body: { idHueco } }, student);
    await startsAt(idHueco, '2030-11-05T22:59:59Z');
    const { aviso } = await portal.refused(cancelAppointment, { body: again }, 'cannotChangeState', student);
    expect(aviso?.titulo).toBe('Ya no puedes cancelar la cita');
    const other = await newStudent(portal);
    await portal.refused(cancelAppointment, { body: again }, 'actionNotAllowed', other);
    const gone = { body: { idCita: 999_999 } };
    await portal.refused(cancelAppointment, gone, 'actionNotAllowed', student);
  });

  test('managers do it with a reason that the student reads, and the time is gone or free', async () => {
    await make();
    const [one, other] = [await booked(), await booked()];
    const mensaje = 'Elena está enferma.';
    const off = ({ idCita }: { idCita: number }, liberar: boolean) =>
      portal.get(callOffAppointment, { body: { idCita, mensaje, liberar } }, manager);
    await off(one, false);
    await off(one, false);
    await off(other, true);
    expect((await week()).map(({ idHueco, cita }) => [idHueco, cita])).toEqual([[other.idHueco, null]]);
    const news = (await told(portal, one.student.id)).filter(({ tipo }) => tipo === 'orientationOff');
    expect(news).toHaveLength(1);
    expect(news[0]?.datos).toMatchObject({ nota: mensaje });
    expect((await read(one.student)).citas).toMatchObject([{ estado: 'anulada', mensaje, calendario: null }]);
    const { idHueco, idCita } = await booked();
    const late = { body: { idCita, mensaje, liberar: true } };
    await startsAt(idHueco, anHourAgo);
    await portal.refused(callOffAppointment, late, 'cannotChangeState', manager);
    const gone = { body: { ...late.body, idCita: 999_999 } };
    await portal.refused(callOffAppointment, gone, 'actionNotAllowed', manager);
  });
});

describe('attendance', () => {
  test('is said once it has begun, taken back, and read by what internships ask for (110)', async () => {
    await make();
    const { student, idHueco, idCita } = await booked();
    const offer = await addOffer(portal, (await newCompany(portal)).id);
    const { rows } = await portal.database.raw(
      "insert into studies (student_id, de_la_universidad, id_titulacion, centro, actual, creditos_superados) values ($1, true, 111, 'ETS', true, 150) returning id",
      [student.id],
    );
    expect(rows).toHaveLength(1);
    const tries = () =>
      portal.call(apply, { body: { urlOferta: offer.urlAcceso, aceptaCondiciones: true } }, student);
    const mark = (asistio: boolean | null) =>
      portal.call(markAppointmentAttendance, { body: { idCita, asistio } }, manager);
    expect((await mark(true)).status).toBe(49);
    await startsAt(idHueco, anHourAgo);
    expect((await mark(false)).status).toBe(0);
    expect((await tries()).status).toBe(110);
    expect((await mark(null)).status).toBe(0);
    expect((await week())[0]?.cita?.estado).toBe('reservada');
    expect((await mark(true)).status).toBe(0);
    expect((await read(student)).reunion).toEqual({ obligatoria: true, hecha: true });
    expect((await tries()).status).toBe(0);
    const gone = { body: { idCita: 999_999, asistio: true } };
    await portal.refused(markAppointmentAttendance, gone, 'actionNotAllowed', manager);
  });

  test('a meeting without an appointment is noted by managers, and taken back', async () => {
    const student = await newStudent(portal);
    const idAlumno = student.id;
    const note = (dia: string | null) => portal.get(markMeeting, { body: { idAlumno, dia } }, manager);
    await note('2030-11-04');
    const kept = { params: { id: idAlumno } };
    expect(await portal.get(getStudentOrientation, kept, manager)).toMatchObject({
      reunion: '2030-11-04',
      hecha: true,
      citas: [],
    });
    await note(null);
    expect((await read(student)).reunion.hecha).toBe(false);
    const future = { body: { idAlumno, dia: '2030-11-06' } };
    const { datos } = await portal.refused(markMeeting, future, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ campo: 'dia' }] });
    const nobody = { body: { idAlumno: 999_999, dia: null } };
    await portal.refused(markMeeting, nobody, 'actionNotAllowed', manager);
    await portal.refused(getStudentOrientation, { params: { id: 999_999 } }, 'actionNotAllowed', manager);
  });
});

test('students are reminded the day before, once, but not of what they booked today', async () => {
  await make();
  const { student } = await booked();
  now = new Date('2030-11-06T08:30:00Z');
  const late = await booked();
  const remind = orientationRemindersWorker(await portal.tools());
  await remind();
  await remind();
  const reminders = async ({ id }: { id: number }) =>
    (await told(portal, id)).filter(({ tipo }) => tipo === 'orientationTomorrow').length;
  expect([await reminders(student), await reminders(late.student)]).toEqual([1, 0]);
});

test('a counsellor is added once for one sending, changed upon the version that was read, and deleted while nobody met', async () => {
  const body = { claveEnvio: randomUUID(), orientador: someCounsellor() };
  const { idOrientador } = await portal.get(createCounsellor, { body }, manager);
  expect(await portal.get(createCounsellor, { body }, manager)).toEqual({ idOrientador });
  const change = {
    idOrientador,
    version: 1,
    orientador: someCounsellor({ enlace: 'https://sala.example/1' }),
  };
  expect(await portal.get(editCounsellor, { body: change }, manager)).toEqual({ version: 2 });
  const stale = { body: { ...change, orientador: someCounsellor({ nombre: 'Otra persona' }) } };
  await portal.refused(editCounsellor, stale, 'cannotChangeState', manager);
  const nowhere = { ...body, orientador: someCounsellor({ lugar: ' ' }) };
  const { datos } = await portal.refused(
    createCounsellor,
    { body: nowhere },
    'mandatoryDataMissing',
    manager,
  );
  expect(datos).toMatchObject({ campos: [{ campo: 'orientador.lugar' }] });
  await portal.get(deleteCounsellor, { body: { id: idOrientador } }, manager);
  await portal.refused(editCounsellor, stale, 'actionNotAllowed', manager);
  await portal.refused(getCounsellor, { params: { id: idOrientador } }, 'actionNotAllowed', manager);
  await make();
  await booked();
  expect((await portal.get(listCounsellors, { query: {} }, manager)).orientadores).toMatchObject([
    { idOrientador: counsellor, numCitas: 1 },
  ]);
  await portal.refused(deleteCounsellor, { body: { id: counsellor } }, 'cannotChangeState', manager);
});

test('a student who leaves has no appointment to come, and one who is erased has none at all', async () => {
  await make();
  const { student, idHueco } = await booked();
  await portal.database.raw("update accounts set estado = 'baja' where id = $1", [student.id]);
  const sweep = async () => orientation.sweep(await portal.tools());
  await sweep();
  expect(await firstFree(await newStudent(portal))).toBe(idHueco);
  await eraseOrientation(portal.database, [student.id]);
  expect(await portal.database.orm.$count(orientationAppointments)).toBe(0);
  now = new Date('2031-03-05T11:00:00Z');
  await sweep();
  expect(await portal.database.orm.$count(orientationSlots)).toBe(0);
});
