import { randomUUID } from 'node:crypto';
import { verifyDocument } from '@portal/contract/agreements';
import {
  addEventPicture,
  attendEvent,
  cancelEvent,
  createEvent,
  deleteEvent,
  deleteEventPicture,
  downloadEventCertificate,
  editEvent,
  enrolInEvent,
  exportEventRegistrations,
  getCompanyEvent,
  getEvent,
  getEventsCalendar,
  getManagedEvent,
  getPublicEvent,
  issueEventCertificate,
  listCompanyEvents,
  listEventRegistrations,
  listEvents,
  listManagedEvents,
  type ManagedEventState,
  markAttendance,
  withdrawFromEvent,
} from '@portal/contract/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events } from '../../db/tables/events.ts';
import { newCompany, newStudent, told } from '../../testing/applications.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { sha256 } from '../agreements/check-file.ts';
import { eventRemindersWorker } from './event-reminders.ts';
import { events as eventsArea } from './events.area.ts';
import { addEvent, someEvent } from './events.fixtures.ts';
import { eraseRegistrations } from './events.queries.ts';

let portal: TestPortal;
let manager: { token: string };
let now = new Date('2031-03-01T10:00:00Z');

beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = new Date('2031-03-01T10:00:00Z');
  await portal.database.orm.delete(events);
});

async function add(more: Parameters<typeof someEvent>[0] = {}) {
  const body = { claveEnvio: randomUUID(), evento: someEvent(more) };
  const { idEvento } = await portal.get(createEvent, { body }, manager);
  const { urlEvento } = await managed(idEvento);
  return { idEvento, urlEvento };
}

const managed = (id: number) => portal.get(getManagedEvent, { params: { id } }, manager);
const enrol = (named: { idEvento: number; urlEvento: string }, as: { token: string }) =>
  portal.get(enrolInEvent, { body: named }, as);
const textOf = (pdf: Uint8Array) => pdfText(pdf).replace(/\s/g, '');
const kinds = async (id: number) => (await told(portal, id)).map(({ tipo }) => tipo);

describe('events', () => {
  test('are listed the newest first, for students and companies, and read by visitors', async () => {
    await add({ textos: { es: { titulo: 'Primero', descripcion: '<p>Texto</p>' } } });
    const second = await add({
      textos: { es: { titulo: 'Segundo', descripcion: '<p>Texto</p>' } },
      dia: '2031-04-10',
      diaFin: '2031-04-10',
      enlace: 'https://reunion.example/sala',
    });
    await add({ publicado: false });
    const student = await newStudent(portal);
    const titles = (list: { titulo: string }[]) => list.map(({ titulo }) => titulo);
    expect(titles(await portal.get(listEvents, {}, student))).toEqual(['Segundo', 'Primero']);
    const company = await newCompany(portal);
    expect(titles(await portal.get(listCompanyEvents, {}, company))).toEqual(['Segundo', 'Primero']);
    const params = { id: second.urlEvento };
    const open = await portal.get(getPublicEvent, { params }, {});
    expect(open).toMatchObject({ titulo: 'Segundo', entradilla: 'Ven a conocerlas.', enLinea: true });
    expect(JSON.stringify(open)).not.toContain('reunion.example');
    expect(await portal.get(getCompanyEvent, { params }, company)).toMatchObject({ enlace: null });
    expect((await managed(second.idEvento)).evento.hora).toBe('10:00');
    // Ten o’clock in Madrid, in summer.
    expect(open.fecha).toBe('2031-04-10T08:00:00.000Z');
  });

  test('that are not published, or not there, are unavailable', async () => {
    const { idEvento, urlEvento } = await add({ publicado: false });
    const student = await newStudent(portal);
    const params = { id: urlEvento };
    await portal.refused(getEvent, { params }, 'eventUnavailable', student);
    await portal.refused(getCompanyEvent, { params }, 'eventUnavailable', await newCompany(portal));
    await portal.refused(getPublicEvent, { params: { id: 'x'.repeat(16) } }, 'eventUnavailable', {});
    const body = { idEvento, urlEvento };
    await portal.refused(enrolInEvent, { body }, 'eventUnavailable', student);
    await portal.refused(withdrawFromEvent, { body }, 'eventUnavailable', student);
    await portal.refused(attendEvent, { body: { ...body, codigo: 'X' } }, 'eventUnavailable', student);
  });

  test.each([
    [{ hora: '25:00' }, 'evento.hora'],
    [{ horaFin: '09:00' }, 'evento.horaFin'],
    [{ lugar: null }, 'evento.lugar'],
    [{ finInscripcion: '2031-03-11' }, 'evento.finInscripcion'],
    [{ certificado: true, inscripcion: false }, 'evento.certificado'],
    [{ videos: ['https://otro.example/video'] }, 'evento.videos.0'],
    [{ textos: {} }, 'evento.textos.es.titulo'],
    // The clocks go from two to three.
    [{ dia: '2031-03-30', hora: '02:30', diaFin: '2031-03-31' }, 'evento.hora'],
  ] as const)('are not written with %j', async (more, campo) => {
    const body = { claveEnvio: randomUUID(), evento: someEvent(more as Parameters<typeof someEvent>[0]) };
    const { datos } = await portal.refused(createEvent, { body }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: expect.arrayContaining([expect.objectContaining({ campo })]) });
  });
});

describe('enrolling', () => {
  test('gives the last place once, has the others wait, and moves them up in their order', async () => {
    const event = await add({ plazas: 1 });
    const people = await Promise.all([1, 2, 3].map(() => newStudent(portal)));
    const states = await Promise.all(people.map((one) => enrol(event, one)));
    expect(states.map(({ estado }) => estado).sort()).toEqual(['espera', 'espera', 'inscrito']);
    const { inscritos } = await portal.get(
      listEventRegistrations,
      { params: { id: event.idEvento }, query: {} },
      manager,
    );
    const [first, second] = inscritos.map(({ idAlumno }) => people.find(({ id }) => id === idAlumno));
    if (!first || !second) throw new Error('nobody is enrolled');
    const params = { id: event.urlEvento };
    expect(await portal.get(getEvent, { params }, second)).toMatchObject({
      inscripcion: 'espera',
      posicion: 1,
    });
    await portal.get(withdrawFromEvent, { body: event }, first);
    await portal.get(withdrawFromEvent, { body: event }, first);
    expect(await portal.get(getEvent, { params }, second)).toMatchObject({ inscripcion: 'inscrito' });
    expect(await kinds(second.id)).toEqual(['eventPlaceFreed']);
    expect(await portal.get(getEvent, { params }, first)).toMatchObject({ inscripcion: null, libres: 0 });
  });

  test('of a place that a closed account left goes to who waited first', async () => {
    const event = await add({ plazas: 1 });
    const [first, second, third] = [
      await newStudent(portal),
      await newStudent(portal),
      await newStudent(portal),
    ];
    await enrol(event, first);
    await enrol(event, second);
    await eraseRegistrations(portal.database, [first.id]);
    expect(await enrol(event, third)).toEqual({ estado: 'espera' });
    const params = { id: event.urlEvento };
    expect(await portal.get(getEvent, { params }, second)).toMatchObject({ inscripcion: 'inscrito' });
  });

  test('is refused a second time, and to whom the event is not for', async () => {
    const student = await newStudent(portal);
    const alumna = await newStudent(portal, { esAntiguo: true });
    const event = await add();
    await enrol(event, student);
    await portal.refused(enrolInEvent, { body: event }, 'alreadyRegistered', student);
    const forStudents = await add({ para: 'estudiantes' });
    await portal.refused(enrolInEvent, { body: forStudents }, 'eventForStudents', alumna);
    const forAlumni = await add({ para: 'antiguos' });
    await portal.refused(enrolInEvent, { body: forAlumni }, 'eventForGraduates', student);
    await enrol(forAlumni, alumna);
  });

  test.each([
    ['takes none', { inscripcion: false }],
    ['is full and has no waiting list', { plazas: 1, listaEspera: false }],
    ['closed yesterday', { finInscripcion: '2031-02-28' }],
    ['has begun', { dia: '2031-02-28', diaFin: '2031-03-20' }],
  ])('is refused where the event %s', async (_, more) => {
    const event = await add(more);
    if ('plazas' in more) await enrol(event, await newStudent(portal));
    await portal.refused(
      enrolInEvent,
      { body: event },
      'eventTakesNoRegistrations',
      await newStudent(portal),
    );
  });
});

describe('a change', () => {
  test('of the time tells who is enrolled, and more places go to who waits', async () => {
    const event = await add({ plazas: 1 });
    const [first, second] = [await newStudent(portal), await newStudent(portal)];
    await enrol(event, first);
    await enrol(event, second);
    const { version } = await managed(event.idEvento);
    const fewer = { ...event, version, evento: someEvent({ plazas: 2, hora: '11:00' }) };
    await portal.get(
      editEvent,
      { body: { idEvento: event.idEvento, version, evento: fewer.evento } },
      manager,
    );
    expect((await kinds(first.id)).toSorted()).toEqual(['eventChanged']);
    expect((await kinds(second.id)).toSorted()).toEqual(['eventChanged', 'eventPlaceFreed']);
    const stale = { body: { idEvento: event.idEvento, version, evento: someEvent({ plazas: 5 }) } };
    await portal.refused(editEvent, stale, 'cannotChangeState', manager);
    const less = { idEvento: event.idEvento, version: version + 1, evento: someEvent({ plazas: 1 }) };
    const { datos } = await portal.refused(editEvent, { body: less }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ campo: 'evento.plazas' }] });
    await portal.refused(deleteEvent, { body: { id: event.idEvento } }, 'cannotChangeState', manager);
  });

  test('calls it off once, with the reason', async () => {
    const event = await add();
    const student = await newStudent(portal);
    await enrol(event, student);
    const body = { idEvento: event.idEvento, motivo: 'El ponente está enfermo.' };
    await portal.get(cancelEvent, { body }, manager);
    await portal.get(cancelEvent, { body }, manager);
    expect(await kinds(student.id)).toEqual(['eventCancelled']);
    expect(await portal.get(getEvent, { params: { id: event.urlEvento } }, student)).toMatchObject({
      estado: 'cancelado',
      cerrada: 'cancelado',
    });
    await portal.refused(enrolInEvent, { body: event }, 'eventUnavailable', await newStudent(portal));
  });

  test('is of an event that is there', async () => {
    const gone = 0x7fffffff;
    await portal.refused(getManagedEvent, { params: { id: gone } }, 'actionNotAllowed', manager);
    const body = { idEvento: gone, version: 1, evento: someEvent() };
    await portal.refused(editEvent, { body }, 'actionNotAllowed', manager);
    await portal.refused(
      cancelEvent,
      { body: { idEvento: gone, motivo: 'Motivo.' } },
      'actionNotAllowed',
      manager,
    );
    const query = { params: { id: gone }, query: {} };
    await portal.refused(listEventRegistrations, query, 'actionNotAllowed', manager);
    const sheet = { body: { idEvento: gone, formato: 'csv' as const } };
    await portal.refused(exportEventRegistrations, sheet, 'actionNotAllowed', manager);
    const mark = { body: { idEvento: gone, idAlumno: 1, asistio: true } };
    await portal.refused(markAttendance, mark, 'actionNotAllowed', manager);
    await portal.get(deleteEvent, { body: { id: gone } }, manager);
  });
});

test('managers find events by their words and by how they stand', async () => {
  const titled = (titulo: string, more: Parameters<typeof someEvent>[0] = {}) =>
    add({ textos: { es: { titulo, descripcion: '<p>Texto</p>' } }, ...more });
  await titled('Feria de otoño', { dia: '2031-02-10', diaFin: '2031-02-10' });
  await titled('Taller de voz', { dia: '2031-04-10', diaFin: '2031-04-10' });
  await titled('Feria de verano');
  await titled('Feria sin publicar', { publicado: false });
  const off = await titled('Feria cancelada');
  await portal.get(cancelEvent, { body: { idEvento: off.idEvento, motivo: 'Llueve.' } }, manager);
  const found = async (query: { texto?: string; estado?: ManagedEventState }) => {
    const { eventos, numTotal } = await portal.get(listManagedEvents, { query }, manager);
    expect(eventos).toHaveLength(numTotal);
    return eventos.map(({ titulo }) => titulo);
  };
  expect(await found({})).toHaveLength(5);
  expect(await found({ texto: 'OTONO feria' })).toEqual(['Feria de otoño']);
  expect(await found({ estado: 'proximo' })).toEqual(['Feria de verano', 'Taller de voz']);
  expect(await found({ estado: 'pasado' })).toEqual(['Feria de otoño']);
  expect(await found({ estado: 'cancelado' })).toEqual(['Feria cancelada']);
  expect(await found({ estado: 'borrador', texto: 'feria' })).toEqual(['Feria sin publicar']);
});

describe('attendance', () => {
  test('is noted by the code, at its time, by who is enrolled', async () => {
    // Noon in UTC.
    const event = await add({ dia: '2031-03-01', hora: '13:00', diaFin: '2031-03-01' });
    const student = await newStudent(portal);
    await enrol(event, student);
    const { codigo } = await managed(event.idEvento);
    const body = { ...event, codigo: codigo.toLowerCase() };
    await portal.refused(attendEvent, { body }, 'cannotChangeState', student);
    now = new Date('2031-03-01T11:30:00Z');
    const wrong = { body: { ...event, codigo: 'NO' } };
    const { datos } = await portal.refused(attendEvent, wrong, 'mandatoryDataMissing', student);
    expect(datos).toMatchObject({ campos: [{ campo: 'codigo' }] });
    await portal.refused(attendEvent, { body }, 'cannotChangeState', await newStudent(portal));
    await portal.get(attendEvent, { body }, student);
    await portal.get(attendEvent, { body }, student);
    const { eventos } = await portal.get(listManagedEvents, { query: {} }, manager);
    expect(eventos).toMatchObject([{ inscritos: 1, asistentes: 1 }]);
    const mark = { idEvento: event.idEvento, idAlumno: student.id, asistio: false };
    await portal.get(markAttendance, { body: mark }, manager);
    expect((await portal.get(listManagedEvents, { query: {} }, manager)).eventos[0]?.asistentes).toBe(0);
  });

  test('is exported with who is enrolled and who waits', async () => {
    const event = await add({ plazas: 1 });
    const student = await newStudent(portal);
    await enrol(event, student);
    await enrol(event, await newStudent(portal));
    const body = { idEvento: event.idEvento, formato: 'csv' as const };
    const { url } = await portal.get(exportEventRegistrations, { body }, manager);
    const sheet = (await portal.app.inject({ url })).body;
    expect(sheet.trim().split('\n')).toHaveLength(3);
    expect(sheet).toContain('En lista de espera');
    const query = { params: { id: event.idEvento }, query: { estado: 'espera' as const } };
    expect((await portal.get(listEventRegistrations, query, manager)).numTotal).toBe(1);
  });
});

describe('a certificate', () => {
  // From half past ten to eleven in UTC.
  const day = { dia: '2031-03-01', hora: '11:30', diaFin: '2031-03-01', horaFin: '12:00' };
  const giving = { certificado: true, horasCertificado: 3.5, ...day };
  const attended = async (more: Parameters<typeof someEvent>[0] = {}, dni: string | null = null) => {
    now = new Date('2031-03-01T10:00:00Z');
    const event = await add({ ...giving, ...more });
    const student = await newStudent(portal, { dni }, {}, { nombre: 'Nora', apellidos: 'Prats Vidal' });
    await enrol(event, student);
    await mark(event, student, true);
    return { event, student };
  };
  const mark = ({ idEvento }: { idEvento: number }, { id }: { id: number }, asistio: boolean) =>
    portal.get(markAttendance, { body: { idEvento, idAlumno: id, asistio } }, manager);
  const afterwards = () => {
    now = new Date('2031-03-01T11:05:00Z');
  };
  const fileAt = async ({ url }: { url: string }) => (await portal.app.inject({ url })).rawPayload;
  const codeOf = (pdf: Uint8Array): string => {
    const code = /([A-Z\d]{4}-){3}[A-Z\d]{4}/.exec(textOf(pdf))?.[0];
    if (!code) throw new Error('the certificate has no code');
    return code;
  };
  const verified = (codigo: string) => portal.get(verifyDocument, { params: { codigo } });

  test('is downloaded by who attended once the event is over, with a code by which it is verified', async () => {
    const { event, student } = await attended({}, '12345678Z');
    const body = { ...event };
    await portal.refused(downloadEventCertificate, { body }, 'cannotChangeState', student);
    afterwards();
    const params = { id: event.urlEvento };
    expect(await portal.get(getEvent, { params }, student)).toMatchObject({ puedeCertificado: true });
    const pdf = await fileAt(await portal.get(downloadEventCertificate, { body }, student));
    const words = textOf(pdf);
    for (const part of ['Certificadodeasistencia', 'NoraPratsVidal', '12345678Z', 'Feriadeempleo', '3,5'])
      expect(words).toContain(part);
    expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
    const codigo = codeOf(pdf);
    expect(await verified(codigo)).toEqual({
      tipo: 'asistencia',
      emitido: '2031-03-01T11:05:00+00:00',
      partes: [expect.any(String)],
      titulo: 'Feria de empleo',
      fechaInicio: '2031-03-01',
      fechaFin: '2031-03-01',
      horas: 3.5,
      sustituido: false,
      anulado: false,
      huellas: [{ que: 'generado', sha256: sha256(pdf) }],
    });
    const again = { idEvento: event.idEvento, idAlumno: student.id };
    const same = await portal.get(issueEventCertificate, { body: again }, manager);
    expect(pdf.equals(await fileAt(same))).toBe(true);
  });

  test('is issued anew once it would say something else, which replaces the one before', async () => {
    const { event, student } = await attended();
    afterwards();
    const first = codeOf(await fileAt(await portal.get(downloadEventCertificate, { body: event }, student)));
    const { version } = await managed(event.idEvento);
    const evento = someEvent({ ...giving, horasCertificado: 4 });
    await portal.get(editEvent, { body: { idEvento: event.idEvento, version, evento } }, manager);
    const second = codeOf(await fileAt(await portal.get(downloadEventCertificate, { body: event }, student)));
    expect(await verified(first)).toMatchObject({ horas: 3.5, sustituido: true });
    expect(await verified(second)).toMatchObject({ horas: 4, sustituido: false });
  });

  test('no longer counts once the attendance is taken back', async () => {
    const { event, student } = await attended();
    afterwards();
    const codigo = codeOf(await fileAt(await portal.get(downloadEventCertificate, { body: event }, student)));
    await mark(event, student, false);
    expect(await verified(codigo)).toMatchObject({ anulado: true });
    await portal.refused(downloadEventCertificate, { body: event }, 'cannotChangeState', student);
    await mark(event, student, true);
    await portal.get(downloadEventCertificate, { body: event }, student);
    expect(await verified(codigo)).toMatchObject({ anulado: true, sustituido: true });
  });

  test('is given by events that say so, to who attended', async () => {
    const without = await attended({ certificado: false });
    const { event, student } = await attended();
    const stranger = await newStudent(portal);
    afterwards();
    await portal.refused(
      downloadEventCertificate,
      { body: without.event },
      'cannotChangeState',
      without.student,
    );
    await portal.refused(downloadEventCertificate, { body: event }, 'cannotChangeState', stranger);
    const other = { body: { ...event, urlEvento: without.event.urlEvento } };
    await portal.refused(downloadEventCertificate, other, 'eventUnavailable', student);
    const { idEvento } = event;
    const nobodys = { body: { idEvento, idAlumno: stranger.id } };
    await portal.refused(issueEventCertificate, nobodys, 'cannotChangeState', manager);
    const gone = { body: { idEvento: 0x7fffffff, idAlumno: student.id } };
    await portal.refused(issueEventCertificate, gone, 'actionNotAllowed', manager);
  });

  test('of an account that was erased stays known by its code, without the document', async () => {
    const { event, student } = await attended();
    afterwards();
    const codigo = codeOf(await fileAt(await portal.get(downloadEventCertificate, { body: event }, student)));
    await portal.database.transaction((db) => eventsArea.erase(db, [student.id]));
    expect(await verified(codigo)).toMatchObject({ titulo: 'Feria de empleo', anulado: false });
    const { rows } = await portal.database.raw(
      'select account_id, file_id from event_certificates where codigo = $1',
      [codigo],
    );
    expect(rows).toEqual([{ account_id: null, file_id: null }]);
  });
});

test('who is enrolled is reminded the day before, once', async () => {
  const event = await add();
  const student = await newStudent(portal);
  await enrol(event, student);
  const work = eventRemindersWorker(await portal.tools());
  await work();
  expect(await kinds(student.id)).toEqual([]);
  now = new Date('2031-03-09T08:10:00Z');
  await work();
  await work();
  expect(await kinds(student.id)).toEqual(['eventTomorrow']);
});

test('the calendar feed has the events that one is enrolled in, and needs its key', async () => {
  const event = await add();
  const student = await newStudent(portal);
  await enrol(event, student);
  const { url } = await portal.get(getEventsCalendar, {}, student);
  const { pathname } = new URL(url);
  const feed = await portal.app.inject({ url: pathname });
  expect(feed.headers['content-type']).toContain('text/calendar');
  expect(feed.body).toContain('SUMMARY:Feria de empleo');
  expect(feed.body).toContain('DTSTART:20310310T090000Z');
  const wrong = pathname.replace(/.{4}\.ics$/, 'aaaa.ics');
  expect((await portal.app.inject({ url: wrong })).statusCode).toBe(404);
});

test('the gallery takes pictures, twelve at most', async () => {
  const { id: idEvento, urlEvento } = await addEvent(portal);
  const ficheroB64 = fileSamples.png.toString('base64');
  const body = { idEvento, extension: 'png' as const, ficheroB64 };
  const { id } = await portal.get(addEventPicture, { body }, manager);
  const [picture] = (await portal.get(getPublicEvent, { params: { id: urlEvento } }, {})).galeria;
  expect((await portal.app.inject({ url: picture ?? '' })).statusCode).toBe(200);
  for (let place = 1; place < 12; place += 1) await portal.get(addEventPicture, { body }, manager);
  await portal.refused(addEventPicture, { body }, 'cannotChangeState', manager);
  await portal.get(deleteEventPicture, { body: { idEvento, id } }, manager);
  expect((await managed(idEvento)).galeria).toHaveLength(11);
  await portal.refused(
    addEventPicture,
    { body: { ...body, idEvento: 0x7fffffff } },
    'actionNotAllowed',
    manager,
  );
  const jpeg = { ...body, extension: 'jpg' as const };
  await portal.refused(addEventPicture, { body: jpeg }, 'fileTypeNotAllowed', manager);
  const large = Buffer.from(fileSamples.png);
  large.writeUInt32BE(1001, 16);
  const over = { ...body, ficheroB64: large.toString('base64') };
  await portal.refused(addEventPicture, { body: over }, 'photoOverLimit', manager);
});
