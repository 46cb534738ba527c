import { randomUUID } from 'node:crypto';
import { getOwnApplication, listInternshipApplications, withdraw } from '@portal/contract/applications';
import { getCandidate, listCandidates, moveCandidate } from '@portal/contract/candidates';
import { closeOffer } from '@portal/contract/company-offers';
import {
  cancelInterview,
  changeInterview,
  chooseInterviewTime,
  declineInterviewTimes,
  type Interview,
  listInterviewsOfDay,
  proposeInterview,
} from '@portal/contract/interviews';
import { listCompanyNotifications, listStudentNotifications } from '@portal/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { interviews } from '../../db/tables/applications.ts';
import { keptMails } from '../../db/tables/messages.ts';
import { applyWith, jobsOf, newCandidate, newCompany, setState, told } from '../../testing/applications.ts';
import { addOffer } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { mailWorker } from '../notifications/mails.ts';
import { interviewRemindersWorker } from './interview-reminders.ts';
import { proposal } from './interviews.fixtures.ts';
import { eraseInterviews } from './interviews.queries.ts';

const today = new Date('2030-11-05T11:00:00Z');
let now = today;
let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
beforeAll(async () => {
  portal = await openPortal({ now: () => now });
  company = await newCompany(portal);
});
afterAll(() => portal.close());
beforeEach(() => {
  now = today;
});

type MailJob = Parameters<ReturnType<typeof mailWorker>>[0];
type Candidate = Awaited<ReturnType<typeof newCandidate>>;
const called = () => newCandidate(portal, company.id, { idEstado: 4 });
const propose = async ({ id }: Candidate, more = {}): Promise<Interview> =>
  (await portal.get(proposeInterview, { body: proposal(id, { today, ...more }) }, company)).entrevista;
const seen = ({ id, version }: Interview) => ({ idEntrevista: id, version });
const first = ({ horas: [inicio = ''] }: Interview) => inicio;
const choose = async ({ urlOferta, student }: Candidate, one: Interview): Promise<Interview> => {
  const body = { urlOferta, ...seen(one), inicio: first(one) };
  return (await portal.get(chooseInterviewTime, { body }, student)).entrevista;
};
const agreed = async (candidate: Candidate, more = {}) => choose(candidate, await propose(candidate, more));
/** Half an hour from now, and after it has begun. */
const soon = { horas: [{ dia: '2030-11-05', hora: '12:30' }] };
const begun = new Date('2030-11-05T11:30:00Z');
const shown = async ({ urlOferta, student }: Candidate) =>
  (await portal.get(getOwnApplication, { params: { id: urlOferta } }, student)).entrevista;
const kindsTo = async (accountId: number) => (await told(portal, accountId)).map(({ tipo }) => tipo);
const toCompany = async ({ id }: Pick<Candidate, 'id'>) =>
  (await told(portal, company.contactId))
    .filter(({ urlAcceso }) => urlAcceso === `/ver-cv/${id}`)
    .map(({ tipo }) => tipo);

test('the times of a day are those that the company agreed on or proposed, in the zone of the institution', async () => {
  const [own, other] = [await newCompany(portal), await newCompany(portal)];
  const asks = async (token: { token: string }) =>
    (await portal.get(listInterviewsOfDay, { query: { dia: '2030-11-07' } }, token)).map(
      ({ idCandidatura, hora, duracion, estado }) => [idCandidatura, hora, duracion, estado],
    );
  const [first, second, third] = [
    await newCandidate(portal, own.id, { idEstado: 4 }),
    await newCandidate(portal, own.id, { idEstado: 4 }),
    await newCandidate(portal, own.id, { idEstado: 4 }),
  ];
  const of = async ({ id }: Candidate, horas: string[]) =>
    (
      await portal.get(
        proposeInterview,
        {
          body: proposal(id, {
            today,
            duracion: 45,
            horas: horas.map((hora) => ({ dia: '2030-11-07', hora })),
          }),
        },
        own,
      )
    ).entrevista;
  await choose(first, await of(first, ['00:15', '10:00']));
  await of(second, ['23:30', '09:30']);
  const cancelled = await of(third, ['12:00']);
  await portal.get(cancelInterview, { body: { idCandidatura: third.id, ...seen(cancelled) } }, own);
  expect(await asks(own)).toEqual([
    [first.id, '00:15', 45, 'elegida'],
    [second.id, '09:30', 45, 'propuesta'],
    [second.id, '23:30', 45, 'propuesta'],
  ]);
  expect(await asks(other)).toEqual([]);
});

describe('proposing times', () => {
  test('keeps them in the zone of the institution, and asks the student', async () => {
    const candidate = await called();
    const one = await propose(candidate, { nota: 'Hablaremos de las tareas.' });
    expect(one).toMatchObject({
      estado: 'propuesta',
      version: 1,
      horas: ['2030-11-07T09:00:00.000Z', '2030-11-07T11:30:00.000Z'],
      inicio: null,
      calendario: null,
    });
    expect(await shown(candidate)).toEqual(one);
    const { notificaciones } = await portal.get(listStudentNotifications, {}, candidate.student);
    expect(notificaciones[0]).toMatchObject({
      titulo: 'Elige hora para tu entrevista',
      texto: expect.stringContaining(
        'jueves, 7 de noviembre, a las 10:00; jueves, 7 de noviembre, a las 12:30 (hora de Europa central)',
      ),
      Importante: true,
      urlAcceso: `/mis-candidaturas/${candidate.urlOferta}`,
    });
    const { historial, candidatura } = await portal.get(
      getOwnApplication,
      { params: { id: candidate.urlOferta } },
      candidate.student,
    );
    expect(historial.at(-1)).toMatchObject({
      hecho: 'entrevistaPropuesta',
      quien: 'empresa',
      comentario: 'Hablaremos de las tareas.',
    });
    expect(candidatura.entrevista).toMatchObject({ estado: 'propuesta', inicio: null });
  });

  test('sent twice makes one, and with another key needs to have seen the first', async () => {
    const candidate = await called();
    const body = proposal(candidate.id, { today });
    const answers = await Promise.all([1, 2].map(() => portal.get(proposeInterview, { body }, company)));
    expect(answers[0]).toEqual(answers[1]);
    expect(await kindsTo(candidate.student.id)).toEqual(['interviewProposed']);
    const other = { ...body, claveEnvio: randomUUID() };
    await portal.refused(proposeInterview, { body: other }, 'cannotChangeState', company);
    const again = { ...other, idEntrevistaVista: answers[0]?.entrevista.id ?? 0 };
    const { entrevista } = await portal.get(proposeInterview, { body: again }, company);
    expect(await shown(candidate)).toEqual(entrevista);
    const kept = await portal.database.orm
      .select({ estado: interviews.estado })
      .from(interviews)
      .where(eq(interviews.applicationId, candidate.id))
      .orderBy(interviews.id);
    expect(kept).toEqual([{ estado: 'cancelada' }, { estado: 'propuesta' }]);
  });

  test('is refused in another state, to another company, and with times or places that are none', async () => {
    const candidate = await called();
    const rival = await newCompany(portal);
    const body = proposal(candidate.id, { today });
    await portal.refused(proposeInterview, { body }, 'applicationNotFound', rival);
    const fieldsOf = async (more: Partial<typeof body>) => {
      const call = { body: { ...body, ...more } };
      const { datos } = await portal.refused(proposeInterview, call, 'mandatoryDataMissing', company);
      return datos;
    };
    expect(await fieldsOf({ horas: [{ dia: '2030-11-05', hora: '12:00' }] })).toMatchObject({
      campos: [{ campo: 'horas.0.hora', mensaje: 'Esta hora ya ha pasado' }],
    });
    expect(await fieldsOf({ lugar: null })).toMatchObject({ campos: [{ campo: 'lugar' }] });
    expect(await fieldsOf({ enlace: 'http://video.example.test' })).toMatchObject({
      campos: [{ campo: 'enlace' }],
    });
    await setState(portal, candidate.id, 3);
    await portal.refused(proposeInterview, { body }, 'noSuchMove', company);
  });
});

describe('choosing a time', () => {
  test('agrees on it, with a calendar file for both, also when it is sent twice', async () => {
    const candidate = await called();
    const one = await propose(candidate);
    const body = { urlOferta: candidate.urlOferta, ...seen(one), inicio: first(one) };
    const [answer, repeated] = await Promise.all(
      [1, 2].map(() => portal.get(chooseInterviewTime, { body }, candidate.student)),
    );
    expect(answer).toEqual(repeated);
    const calendar = answer?.entrevista.calendario ?? '';
    expect(calendar).toContain('DTSTART:20301107T090000Z\r\nDTEND:20301107T093000Z');
    expect(calendar).not.toContain('Nora');
    expect(await toCompany(candidate)).toEqual(['interviewAgreedWith']);
    expect(await kindsTo(candidate.student.id)).toEqual(['interviewProposed', 'interviewAgreed']);
    const { entrevista, candidato } = await portal.get(
      getCandidate,
      { params: { id: candidate.id } },
      company,
    );
    expect(entrevista?.calendario).toContain('SUMMARY:Entrevista con Nora Prats Vidal: ');
    const list = { params: { id: candidate.urlOferta }, query: {} };
    const { candidatos } = await portal.get(listCandidates, list, company);
    expect(candidatos[0]?.entrevista).toEqual(candidato.entrevista);
    expect(candidato.entrevista).toMatchObject({ estado: 'elegida', lugar: 'Calle Mayor, 1, València' });
    expect(Date.parse(candidato.entrevista?.inicio ?? '')).toBe(Date.parse(first(one)));
  });

  test('goes by mail to both with its file, and takes it out of their calendars when it is called off', async () => {
    const candidate = await called();
    const one = await agreed(candidate);
    const mailed = async () => {
      const tools = await portal.tools();
      await portal.database.orm.delete(keptMails);
      for (const job of await jobsOf(portal, 'mail')) await mailWorker(tools)(job as MailJob);
      await portal.database.raw("delete from pgboss.job where name = 'mail'");
      return (await portal.database.orm.select().from(keptMails)).filter(({ calendario }) => calendario);
    };
    const published = await mailed();
    const uid = /UID:.*/.exec(one.calendario ?? '')?.[0] ?? 'none';
    expect(published.map(({ asunto }) => asunto.split(':')[0])).toEqual(
      expect.arrayContaining(['Tienes una entrevista', 'Entrevista acordada']),
    );
    for (const { calendario } of published.slice(-2)) expect(calendario).toContain(uid);
    const body = {
      idCandidatura: candidate.id,
      ...seen(one),
      duracion: 60,
      enlace: 'https://v.example.test',
    };
    const { entrevista } = await portal.get(changeInterview, { body }, company);
    expect(entrevista).toMatchObject({ estado: 'elegida', inicio: one.inicio, lugar: null, duracion: 60 });
    expect(entrevista.calendario).toContain(`${uid}\r\nSEQUENCE:1`);
    expect(await portal.get(changeInterview, { body }, company)).toEqual({ entrevista });
    expect(await mailed()).toHaveLength(2);
    const off = { idCandidatura: candidate.id, ...seen(entrevista), mensaje: 'No podemos ese día.' };
    await portal.get(cancelInterview, { body: off }, company);
    await portal.get(cancelInterview, { body: off }, company);
    const cancelled = await mailed();
    expect(cancelled).toHaveLength(2);
    for (const { calendario } of cancelled) {
      expect(calendario).toContain('METHOD:CANCEL');
      expect(calendario).toContain(`${uid}\r\nSEQUENCE:2`);
    }
    expect(await shown(candidate)).toMatchObject({ estado: 'cancelada', mensaje: 'No podemos ese día.' });
  });

  test('is refused for a time that was not proposed or has passed, and for what has changed meanwhile', async () => {
    const candidate = await called();
    const one = await propose(candidate, soon);
    const { urlOferta, student } = candidate;
    const body = { urlOferta, ...seen(one), inicio: first(one) };
    const other = { ...body, inicio: '2030-11-07T10:00:00.000Z' };
    await portal.refused(chooseInterviewTime, { body: other }, 'noSuchMove', student);
    const changed = { idCandidatura: candidate.id, ...seen(one), duracion: 45, lugar: 'Otra sala' };
    await portal.get(changeInterview, { body: changed }, company);
    await portal.refused(chooseInterviewTime, { body }, 'cannotChangeState', student);
    const fresh = { ...body, version: 2 };
    now = begun;
    await portal.refused(chooseInterviewTime, { body: fresh }, 'noSuchMove', student);
    now = today;
    const stranger = (await called()).student;
    await portal.refused(chooseInterviewTime, { body: fresh }, 'applicationNotFound', stranger);
    await portal.refused(
      declineInterviewTimes,
      { body: { urlOferta, ...seen(one), version: 2, mensaje: 'No puedo' } },
      'applicationNotFound',
      stranger,
    );
  });

  test('while the company changes it ends in one of the two', async () => {
    const candidate = await called();
    const one = await propose(candidate);
    const chosen = { urlOferta: candidate.urlOferta, ...seen(one), inicio: first(one) };
    const changed = { idCandidatura: candidate.id, ...seen(one), duracion: 45, lugar: 'Otra sala' };
    const answers = await Promise.all([
      portal.call(chooseInterviewTime, { body: chosen }, candidate.student),
      portal.call(changeInterview, { body: changed }, company),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 49]);
    expect(await shown(candidate)).toMatchObject({ version: 2 });
  });
});

describe('declining', () => {
  test('tells the company in words, once, and it may propose others', async () => {
    const candidate = await called();
    const one = await propose(candidate);
    const mensaje = 'Esos días tengo exámenes.';
    const body = { urlOferta: candidate.urlOferta, ...seen(one), mensaje };
    for (let sent = 0; sent < 2; sent++)
      expect(await portal.get(declineInterviewTimes, { body }, candidate.student)).toMatchObject({
        entrevista: { estado: 'rechazada', mensaje },
      });
    expect(await toCompany(candidate)).toEqual(['interviewDeclined']);
    const { notificaciones } = await portal.get(listCompanyNotifications, {}, company);
    expect(notificaciones[0]?.texto).not.toContain('exámenes');
    const next = await propose(candidate, { idEntrevistaVista: one.id });
    expect(next.estado).toBe('propuesta');
    await portal.refused(declineInterviewTimes, { body }, 'cannotChangeState', candidate.student);
  });

  test('a time that was agreed takes it back until it begins', async () => {
    const candidate = await called();
    const one = await agreed(candidate, soon);
    const body = { urlOferta: candidate.urlOferta, ...seen(one), mensaje: 'Me ha surgido un examen.' };
    now = begun;
    await portal.refused(declineInterviewTimes, { body }, 'cannotChangeState', candidate.student);
    const off = { idCandidatura: candidate.id, ...seen(one) };
    await portal.refused(cancelInterview, { body: off }, 'cannotChangeState', company);
    const changed = { ...off, duracion: 45, lugar: 'Otra sala' };
    await portal.refused(changeInterview, { body: changed }, 'cannotChangeState', company);
    now = today;
    const { entrevista } = await portal.get(declineInterviewTimes, { body }, candidate.student);
    expect(entrevista).toMatchObject({ estado: 'rechazada', inicio: null, calendario: null });
    expect(await toCompany(candidate)).toEqual(['interviewAgreedWith', 'interviewOffByStudent']);
    const { notificaciones } = await portal.get(listCompanyNotifications, {}, company);
    expect(notificaciones[0]?.texto).toContain('martes, 5 de noviembre, a las 12:30');
    const rival = await newCompany(portal);
    await portal.refused(cancelInterview, { body: off }, 'applicationNotFound', rival);
    await portal.refused(changeInterview, { body: changed }, 'applicationNotFound', rival);
  });
});

describe('an interview that is to come', () => {
  test('is called off with the step that ends it, and both are told', async () => {
    const moves = [
      ({ id }: Candidate) =>
        portal.get(moveCandidate, { body: { idCandidatura: id, idEstado: 17, idMotivo: 1 } }, company),
      ({ urlOferta }: Candidate) =>
        portal.get(closeOffer, { body: { urlOferta, candidatoSeleccionado: false } }, company),
      ({ urlOferta, student }: Candidate) => portal.get(withdraw, { body: { urlOferta } }, student),
    ];
    for (const move of moves) {
      const candidate = await called();
      await agreed(candidate);
      await move(candidate);
      expect(await kindsTo(candidate.student.id)).toContain('interviewOff');
      expect(await toCompany(candidate)).toEqual(['interviewAgreedWith', 'interviewOffWith']);
      expect(await shown(candidate)).toMatchObject({ estado: 'cancelada' });
    }
  });

  test('that was only proposed is called off in silence, and one that has begun stays', async () => {
    const [asked, held] = [await called(), await called()];
    await propose(asked, soon);
    await agreed(held, soon);
    now = begun;
    for (const { id } of [asked, held])
      await portal.get(moveCandidate, { body: { idCandidatura: id, idEstado: 17, idMotivo: 1 } }, company);
    expect(await shown(asked)).toMatchObject({ estado: 'cancelada' });
    expect(await kindsTo(asked.student.id)).not.toContain('interviewOff');
    expect(await shown(held)).toMatchObject({ estado: 'elegida' });
  });

  test('comes first in the list of the student while a time is to be chosen', async () => {
    const candidate = await called();
    await propose(candidate);
    const { candidaturas } = await portal.get(listInternshipApplications, { query: {} }, candidate.student);
    expect(candidaturas[0]).toMatchObject({
      entrevista: { estado: 'propuesta' },
      estados: [1],
      leida: false,
    });
  });

  test('whose proposed times have all passed waits for the student no longer', async () => {
    const candidate = await called();
    await propose(candidate);
    const { student } = candidate;
    const offer = await addOffer(portal, company.id);
    await applyWith(portal, student.token, offer.urlAcceso);
    const list = () => portal.get(listInternshipApplications, { query: {} }, student);
    const proposed = await list();
    expect(proposed.numEsperan).toBe(1);
    expect(proposed.candidaturas[0]).toMatchObject({
      urlOferta: candidate.urlOferta,
      entrevista: { ultimaHora: '2030-11-07T11:30:00.000Z' },
    });
    await portal.database.raw(
      `update interviews set horas = '["2020-11-07T11:30:00.000Z"]' where application_id = $1`,
      [candidate.id],
    );
    const passed = await list();
    expect(passed.numEsperan).toBe(0);
    expect(passed.candidaturas[0]?.urlOferta).toBe(offer.urlAcceso);
  });

  test('is reminded of the day before, once, and not where it was called off', async () => {
    const [kept, off] = [await called(), await called()];
    await agreed(kept);
    const one = await agreed(off);
    const remind = interviewRemindersWorker(await portal.tools());
    const reminded = async ({ student, id }: Candidate) => [
      (await kindsTo(student.id)).filter((tipo) => tipo === 'interviewTomorrow').length,
      (await toCompany({ id })).filter((tipo) => tipo === 'interviewTomorrowWith').length,
    ];
    await remind();
    await portal.get(cancelInterview, { body: { idCandidatura: off.id, ...seen(one) } }, company);
    now = new Date('2030-11-06T07:59:00Z');
    await remind();
    expect(await reminded(kept)).toEqual([0, 0]);
    now = new Date('2030-11-06T08:00:00Z');
    await remind();
    await remind();
    expect(await reminded(kept)).toEqual([1, 1]);
    expect(await reminded(off)).toEqual([0, 0]);
  });

  test('is reminded of by a mail of its own, also who reads such news in a digest, and not once it is called off', async () => {
    const candidate = await called();
    const one = await agreed(candidate);
    await portal.database.raw(
      "insert into mail_preferences (account_id, clase, envio) values ($1, 'decisiones', 'resumen')",
      [candidate.student.id],
    );
    await portal.database.raw("delete from pgboss.job where name = 'mail'");
    now = new Date('2030-11-06T08:00:00Z');
    await interviewRemindersWorker(await portal.tools())();
    const waiting = (await jobsOf(portal, 'mail')) as MailJob[];
    const reminder = waiting.find(({ accountId }) => accountId === candidate.student.id);
    expect(reminder?.tipo).toBe('interviewTomorrow');
    now = today;
    await portal.get(cancelInterview, { body: { idCandidatura: candidate.id, ...seen(one) } }, company);
    await portal.database.orm.delete(keptMails);
    const send = mailWorker(await portal.tools());
    for (const tipo of ['interviewTomorrow', 'interviewAgreed', 'interviewChanged', 'interviewProposed'])
      if (reminder) await send({ ...reminder, tipo });
    expect(await portal.database.orm.$count(keptMails)).toBe(0);
    if (reminder) await send({ ...reminder, tipo: 'interviewOff' });
    expect(await portal.database.orm.$count(keptMails)).toBe(1);
  });
});

test('goes with the student who is erased', async () => {
  const [gone, stays] = [await called(), await called()];
  await propose(gone);
  await propose(stays);
  await eraseInterviews(portal.database, [gone.student.id]);
  expect(await shown(gone)).toBeNull();
  expect(await shown(stays)).not.toBeNull();
});
