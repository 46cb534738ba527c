import {
  decideWeeks,
  decideWeeksByLink,
  getCompanyHours,
  getManagedHours,
  getOwnHours,
  getTutorHours,
  saveWeek,
} from '@portal/contract/placement-hours';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobsOf, newCompany, newStudent, told } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addTutor, addTutorLink } from '../placements/placements.fixtures.ts';
import { findPlacement } from '../placements/placements.queries.ts';
import { hoursRemindersWorker } from './hours-reminders.ts';
import { addUnderWay, addWeek } from './placement-hours.fixtures.ts';
import { attendanceDays, eraseWeeks } from './placement-hours.queries.ts';

/** A Wednesday. */
const today = '2031-03-12';
const thisWeek = '2031-03-10';
const lastWeek = '2031-03-03';
let now = new Date(`${today}T10:00:00Z`);
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  company = await newCompany(portal);
});
afterAll(() => portal.close());
beforeEach(() => {
  now = new Date(`${today}T10:00:00Z`);
});

const begun = (values: Parameters<typeof addUnderWay>[3] = {}) =>
  addUnderWay(portal, company.id, today, values);
const horas = [4, 4, 4, 4, 4, 0, 0];
const week = (idPractica: number, more = {}) => ({
  body: { idPractica, lunes: lastWeek, version: 0, horas, texto: 'Informes de ventas.', ...more },
});
const linkOf = (of: Parameters<typeof addTutorLink>[1]) => addTutorLink(portal, of, now);
const hostLink = () => linkOf({ companyId: company.id, email: 'marta.gil@empresa.example' });
const logOf = (id: number, student: { token: string }) =>
  portal.get(getOwnHours, { params: { id } }, student);

describe('noting a week', () => {
  test('keeps it, and its hours with the placement', async () => {
    const { id, student } = await begun();
    expect(await portal.get(saveWeek, week(id), student)).toEqual({ version: 1, horasHechas: 20 });
    const later = week(id, { lunes: thisWeek, horas: [4.25, 3, 0, 0, 0, 0, 0] });
    expect(await portal.get(saveWeek, later, student)).toEqual({ version: 1, horasHechas: 27.25 });
    expect((await findPlacement(portal.database, id))?.horasHechas).toBe(27.25);
    expect(await logOf(id, student)).toMatchObject({
      desde: '2031-02-19',
      hasta: '2031-04-02',
      hoy: today,
      abierta: true,
      horario: { numeroDiasSemana: 5, horasAldia: 4, horasSemana: 20, horasTotales: 400 },
      horasHechas: 27.25,
      horasConfirmadas: 0,
      semanas: [
        { lunes: thisWeek, horas: [4.25, 3, 0, 0, 0, 0, 0], estado: 'anotada', version: 1 },
        { lunes: lastWeek, horas, texto: 'Informes de ventas.', enviada: now.toISOString() },
      ],
    });
  });

  test('the same twice is noted once, and what is changed makes a version', async () => {
    const { id, student } = await begun();
    await portal.get(saveWeek, week(id), student);
    expect((await portal.get(saveWeek, week(id), student)).version).toBe(1);
    const other = week(id, { version: 1, texto: 'Otra cosa.' });
    expect((await portal.get(saveWeek, other, student)).version).toBe(2);
    await portal.refused(saveWeek, week(id, { texto: 'De otra pestaña.' }), 'cannotChangeState', student);
  });

  test('takes no week to come, no day outside of the placement, and no work without a word of it', async () => {
    const { id, student } = await begun();
    const wrong = async (more: object) =>
      (await portal.refused(saveWeek, week(id, more), 'mandatoryDataMissing', student)).datos;
    const field = (campo: string) => ({
      campos: [{ campo: expect.stringMatching(`${campo}$`), mensaje: expect.any(String) }],
    });
    expect(await wrong({ lunes: '2031-03-17' })).toEqual(field('lunes'));
    expect(await wrong({ lunes: '2031-03-04' })).toEqual(field('lunes'));
    // It begins on a Wednesday.
    expect(await wrong({ lunes: '2031-02-17' })).toMatchObject({
      campos: [{ campo: 'horas.0' }, { campo: 'horas.1' }],
    });
    expect(await wrong({ texto: ' ' })).toEqual(field('texto'));
    await portal.get(saveWeek, week(id, { horas: horas.map(() => 0), texto: '' }), student);
  });

  test('is nobody else’s, and goes on after the end until the placement is closed', async () => {
    const { id, student } = await begun({ estado: 'finalizada' });
    await portal.refused(saveWeek, week(id), 'placementStudentNotFound', await newStudent(portal));
    await portal.get(saveWeek, week(id), student);
    const closed = await begun({ estado: 'cerrada' });
    await portal.refused(saveWeek, week(closed.id), 'cannotChangeState', closed.student);
    expect((await logOf(closed.id, closed.student)).abierta).toBe(false);
  });

  test('of one that was given up ends with the day before', async () => {
    const { id, student } = await begun({ estado: 'renunciada', finDesde: '2031-03-05' });
    const { datos } = await portal.refused(saveWeek, week(id), 'mandatoryDataMissing', student);
    expect(datos).toMatchObject({
      campos: [{ campo: 'horas.2' }, { campo: 'horas.3' }, { campo: 'horas.4' }],
    });
    await portal.get(saveWeek, week(id, { horas: [4, 4, 0, 0, 0, 0, 0] }), student);
  });
});

describe('confirming weeks', () => {
  test('the host tutor confirms several by link, and may do so twice', async () => {
    const { id, student } = await begun();
    for (const lunes of [lastWeek, thisWeek]) await addWeek(portal, id, { lunes });
    const body = {
      token: await hostLink(),
      idPractica: id,
      semanas: [lastWeek, thisWeek].map((lunes) => ({ lunes, version: 1 })),
    };
    const log = await portal.get(decideWeeksByLink, { body });
    expect(log).toMatchObject({
      horasConfirmadas: 40,
      semanas: [{ estado: 'confirmada' }, { estado: 'confirmada' }],
    });
    expect(log.semanas[0]).toMatchObject({
      quien: 'Marta Gil Ros',
      confirmada: now.toISOString(),
      version: 2,
    });
    expect(await portal.get(decideWeeksByLink, { body })).toEqual(log);
    expect(await portal.get(getTutorHours, { body: { token: body.token, idPractica: id } })).toEqual(log);
    await portal.refused(saveWeek, week(id, { version: 2 }), 'cannotChangeState', student);
  });

  test('the company returns one with a reason, of which the student is told and which they note again', async () => {
    const { id, student } = await begun();
    await addWeek(portal, id, { lunes: lastWeek });
    const body = {
      idPractica: id,
      semanas: [{ lunes: lastWeek, version: 1 }],
      motivo: 'El lunes fue festivo.',
    };
    await portal.get(decideWeeks, { body }, company);
    const [returned] = (await logOf(id, student)).semanas;
    expect(returned).toMatchObject({
      estado: 'devuelta',
      motivo: 'El lunes fue festivo.',
      version: 2,
      confirmada: null,
    });
    expect((await told(portal, student.id)).map(({ tipo, urlAcceso }) => [tipo, urlAcceso])).toContainEqual([
      'hoursReturned',
      `/mis-practicas/${id}`,
    ]);
    await portal.get(saveWeek, week(id, { version: 2, horas: [0, 4, 4, 4, 4, 0, 0] }), student);
    expect((await logOf(id, student)).semanas[0]).toMatchObject({
      estado: 'anotada',
      motivo: null,
      quien: null,
      version: 3,
    });
  });

  test('refuses all where one was changed meanwhile', async () => {
    const { id, student } = await begun();
    for (const lunes of [lastWeek, thisWeek]) await addWeek(portal, id, { lunes });
    await portal.get(saveWeek, week(id, { version: 1, texto: 'Corregido.' }), student);
    const body = { idPractica: id, semanas: [lastWeek, thisWeek].map((lunes) => ({ lunes, version: 1 })) };
    await portal.refused(decideWeeks, { body }, 'cannotChangeState', company);
    expect((await logOf(id, student)).horasConfirmadas).toBe(0);
  });

  test('of a closed placement is refused', async () => {
    const { id } = await begun({ estado: 'cerrada' });
    await addWeek(portal, id, { lunes: lastWeek });
    const semanas = [{ lunes: lastWeek, version: 1 }];
    await portal.refused(decideWeeks, { body: { idPractica: id, semanas } }, 'cannotChangeState', company);
    const body = { token: await hostLink(), idPractica: id, semanas };
    await portal.refused(decideWeeksByLink, { body }, 'cannotChangeState');
  });

  test('is neither another company’s, nor another tutor’s, nor the academic tutor’s, who only reads', async () => {
    const tutor = await addTutor(portal);
    const { id } = await begun({ academicTutorId: tutor.id });
    await addWeek(portal, id, { lunes: lastWeek });
    const semanas = [{ lunes: lastWeek, version: 1 }];
    const stranger = await newCompany(portal);
    await portal.refused(
      decideWeeks,
      { body: { idPractica: id, semanas } },
      'placementStudentNotFound',
      stranger,
    );
    const email = 'otra@empresa.example';
    await begun({ emailTutorEmpresa: email });
    const other = await linkOf({ companyId: company.id, email });
    const academic = await linkOf({ academicTutorId: tutor.id });
    for (const token of [other, academic])
      await portal.refused(
        decideWeeksByLink,
        { body: { token, idPractica: id, semanas } },
        'placementStudentNotFound',
      );
    await portal.get(getTutorHours, { body: { token: academic, idPractica: id } });
    await portal.refused(
      getTutorHours,
      { body: { token: other, idPractica: id } },
      'placementStudentNotFound',
    );
  });

  test('by a link that is over is refused', async () => {
    const { id } = await begun();
    const body = { token: 'x'.repeat(43), idPractica: id };
    await portal.refused(getTutorHours, { body }, 'linkExpiredOrUsed');
    const semanas = [{ lunes: lastWeek, version: 1 }];
    await portal.refused(decideWeeksByLink, { body: { ...body, semanas } }, 'linkExpiredOrUsed');
  });
});

test('company and managers read the log of what is theirs', async () => {
  const { id, student } = await begun();
  await addWeek(portal, id, { lunes: lastWeek });
  const log = await logOf(id, student);
  const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  expect(await portal.get(getCompanyHours, { params: { id } }, company)).toEqual(log);
  expect(await portal.get(getManagedHours, { params: { id } }, manager)).toEqual(log);
  const none = { params: { id: 999_999 } };
  await portal.refused(getManagedHours, none, 'placementStudentNotFound', manager);
  await portal.refused(
    getCompanyHours,
    { params: { id } },
    'placementStudentNotFound',
    await newCompany(portal),
  );
  await portal.refused(getOwnHours, { params: { id } }, 'placementStudentNotFound', await newStudent(portal));
});

test('the days of attendance are those with hours between two days', async () => {
  const [one, other] = [await begun(), await begun()];
  await addWeek(portal, one.id, { lunes: lastWeek, estado: 'confirmada' });
  await addWeek(portal, one.id, { lunes: thisWeek, horas: [0, 2.5, 0, 0, 0, 0, 0] });
  await addWeek(portal, other.id, { lunes: lastWeek });
  const wanted = { placementIds: [one.id], from: '2031-03-06', to: '2031-03-11' };
  expect(await attendanceDays(portal.database, wanted)).toEqual([
    { idPractica: one.id, dia: '2031-03-06', horas: 4, estaConfirmado: true },
    { idPractica: one.id, dia: '2031-03-07', horas: 4, estaConfirmado: true },
    { idPractica: one.id, dia: '2031-03-11', horas: 2.5, estaConfirmado: false },
  ]);
});

describe('on Monday morning', () => {
  const remind = async (moment: string) => {
    now = new Date(moment);
    await hoursRemindersWorker(await portal.tools())();
  };
  const remindedOf = async ({ student }: Awaited<ReturnType<typeof begun>>) =>
    (await told(portal, student.id)).filter(({ tipo }) => tipo === 'hoursDue').length;
  const mailed = async () =>
    (await jobsOf(portal, 'mailTo')).filter((job) => (job as { tipo: string }).tipo === 'hoursToConfirm');

  test('who has not noted last week is reminded once, by the clock of the institution', async () => {
    const [late, early, over] = [await begun(), await begun(), await begun({ estado: 'cerrada' })];
    // The week from the 17th has still a day of one that is given up from the 18th on.
    const leaving = await begun({ estado: 'renunciada', finDesde: '2031-03-18' });
    await addWeek(portal, early.id, { lunes: thisWeek, estado: 'confirmada' });
    // Seven in the morning in winter, then a Tuesday.
    await remind('2031-03-17T06:30:00Z');
    await remind('2031-03-18T10:00:00Z');
    expect(await remindedOf(late)).toBe(0);
    await remind('2031-03-17T07:20:00Z');
    await remind('2031-03-17T08:20:00Z');
    expect(await Promise.all([late, early, over].map(remindedOf))).toEqual([1, 0, 0]);
    await remind('2031-03-24T08:20:00Z');
    expect(await remindedOf(late)).toBe(2);
    expect(await remindedOf(leaving)).toBe(2);
    await remind('2031-03-31T08:20:00Z');
    expect(await remindedOf(leaving)).toBe(2);
  });

  test('a host tutor whom weeks await gets one mail with a link for all of them, at most one a week', async () => {
    const host = await newCompany(portal);
    const added = async () => {
      const { id } = await addUnderWay(portal, host.id, today, { emailTutorEmpresa: 'host@example.test' });
      await addWeek(portal, id, { lunes: lastWeek });
      await addWeek(portal, id, { lunes: thisWeek });
    };
    await added();
    await added();
    const before = (await mailed()).length;
    await remind('2031-03-17T07:20:00Z');
    const sent = (await mailed()).filter(
      (job) => (job as { datos: { semanas: number } }).datos.semanas === 4,
    );
    expect(sent).toEqual([
      expect.objectContaining({
        tipo: 'hoursToConfirm',
        para: 'marta.gil@empresa.example',
        urlAcceso: expect.stringMatching(/^\/tutoria#[\w-]{43}$/),
      }),
    ]);
    const after = (await mailed()).length;
    expect(after).toBeGreaterThan(before);
    await added();
    await remind('2031-03-17T09:20:00Z');
    expect(await mailed()).toHaveLength(after);
    await remind('2031-03-24T08:20:00Z');
    expect((await mailed()).length).toBeGreaterThan(after);
  });
});

test('of a student who left long ago the hours stay without words', async () => {
  const { id, student } = await begun();
  await addWeek(portal, id, { lunes: lastWeek, quien: 'Marta Gil', estado: 'confirmada' });
  await portal.database.transaction((db) => eraseWeeks(db, [student.id]));
  const [kept] = (await logOf(id, student)).semanas;
  expect(kept).toMatchObject({ horas, texto: '', quien: null });
});
