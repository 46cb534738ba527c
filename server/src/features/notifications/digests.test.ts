import {
  deleteStudentNotification,
  getCompanyMailPreferences,
  getStudentMailPreferences,
  markStudentNotificationRead,
  setCompanyMailPreference,
  setStudentMailPreference,
} from '@portal/contract/notifications';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptMails, notifications } from '../../db/tables/messages.ts';
import { readEnv } from '../../env.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { openMailer } from '../../mail/mailer.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { applyWith, jobsOf, newCandidate, newCompany, newStudent, told } from '../../testing/applications.ts';
import { addContact, addOffer, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { digestMailWorker, digestsWorker } from './digests.ts';
import { mailToWorker, mailWorker } from './mails.ts';

// Nine in the morning in Madrid; what was told before eight is in the mail.
const nine = new Date('2030-02-01T08:00:00Z');
const early = new Date('2030-02-01T06:00:00Z');
const late = new Date('2030-02-01T07:30:00Z');

let portal: TestPortal;
let clock = nine;
let tools: WorkerTools;
beforeAll(async () => {
  portal = await openPortal({ now: () => clock, env: { PUBLIC_URL: 'https://portal.example' } });
  tools = await portal.tools();
});
afterAll(() => portal.close());
beforeEach(() => {
  clock = nine;
});

/** The mails of a day that are to be sent, taken out of their queue. */
async function taken(): Promise<Queues['digestMail'][]> {
  const text = "delete from pgboss.job where name = 'digestMail' returning data";
  const rows = await portal.database.query<{ data: Queues['digestMail'] }>(
    { name: 'digests_taken', text },
    [],
  );
  return rows.map(({ data }) => data);
}

/** A run of the clock with all the mails that it sets going. */
async function run(): Promise<void> {
  await digestsWorker(tools)();
  for (const job of await taken()) await digestMailWorker(tools)(job);
}

const wants = (
  token: string,
  clase: 'inscripciones' | 'avances' | 'lecturas',
  envio: 'inmediato' | 'resumen' | 'nunca',
) => portal.get(setStudentMailPreference, { body: { clase, envio } }, { token });

type Row = typeof notifications.$inferInsert;
async function waiting(accountId: number, values: Partial<Row> = {}): Promise<number> {
  const row = {
    accountId,
    tipo: 'applicationOpened',
    datos: { titulo: 'Datos' },
    fecha: early,
    correo: 'resumen',
    ...values,
  };
  const [written] = await portal.database.orm
    .insert(notifications)
    .values(row as Row)
    .returning({ id: notifications.id });
  return written?.id ?? 0;
}

const to = (usuario: string) =>
  portal.database.orm.select().from(keptMails).where(eq(keptMails.para, usuario)).orderBy(asc(keptMails.id));
/** Kinds of the mails that wait to be sent to an account. */
const mailed = async (accountId: number) =>
  (await jobsOf(portal, 'mail')).flatMap((data) => {
    const mail = data as Queues['mail'];
    return mail.accountId === accountId ? [mail.tipo] : [];
  });

test('one mail, once, with what was told before eight, in its reader’s language, with links and how to have none', async () => {
  const student = await newStudent(portal, {}, {}, { idioma: 'ca' });
  await waiting(student.id, { urlAcceso: '/mis-candidaturas/abc', datos: { titulo: 'Primera' } });
  await waiting(student.id, { datos: { titulo: 'Segona' } });
  await waiting(student.id, { datos: { titulo: 'Tard' }, fecha: late });
  await run();
  await run();
  const [mail, ...more] = await to(student.usuario);
  expect(more).toEqual([]);
  expect(mail?.asunto).toBe('Resum del dia: 2 novetats');
  expect(mail?.texto).toContain('«Primera»');
  expect(mail?.texto).toContain('https://portal.example/ca/les-meves-candidatures/abc');
  expect(mail?.texto).toContain('«Segona»');
  expect(mail?.texto).not.toContain('«Tard»');
  expect(mail?.texto).toContain('https://portal.example/ca/el-meu-compte#correo');
  // What came too late is in the next day's, alone.
  clock = new Date('2030-02-02T07:00:00Z');
  await run();
  expect((await to(student.usuario)).map(({ asunto }) => asunto)).toEqual([
    'Resum del dia: 2 novetats',
    'Resum del dia: una novetat',
  ]);
});

test('the new applications to an offer are one of its news, with the names of the newest three', async () => {
  const company = await newCompany(portal);
  const { id: accountId, usuario } = await addContact(portal, [company.id]);
  const offer = await addOffer(portal, company.id);
  const urlAcceso = `/mis-ofertas/${offer.urlAcceso}`;
  for (const _ of [1, 2, 3, 4, 5]) {
    const { id } = await newCandidate(portal, company.id, { offer });
    const datos = { titulo: 'Datos', idCandidatura: id };
    await waiting(accountId, { companyId: company.id, tipo: 'applicationReceived', datos, urlAcceso });
  }
  await waiting(accountId, { companyId: company.id, tipo: 'offerExpired' });
  await run();
  const [mail] = await to(usuario);
  expect(mail?.asunto).toBe('Resumen del día: 2 novedades');
  const name = 'Nora Prats Vidal';
  expect(mail?.texto.match(/^\* .*/gm)).toHaveLength(2);
  expect(mail?.texto).toContain(
    `* 5 candidaturas nuevas para «Datos»\n  ${name}, ${name}, ${name} y 2 más. Puede leer los CV`,
  );
});

test('none goes before eight', async () => {
  const student = await newStudent(portal);
  await waiting(student.id);
  clock = new Date('2030-02-01T06:59:00Z');
  await run();
  expect(await to(student.usuario)).toEqual([]);
});

test('what was read or deleted is not in it, also where that was while the mail was on its way', async () => {
  const { id, token, usuario } = await newStudent(portal);
  const [read, deleted] = [await waiting(id), await waiting(id)];
  const [readLater, left] = [await waiting(id), await waiting(id, { datos: { titulo: 'Queda' } })];
  const mark = (one: number) => portal.get(markStudentNotificationRead, { body: { id: one } }, { token });
  await mark(read);
  await portal.get(deleteStudentNotification, { body: { id: deleted } }, { token });
  await digestsWorker(tools)();
  await mark(readLater);
  for (const job of await taken()) await digestMailWorker(tools)(job);
  const [mail, ...more] = await to(usuario);
  expect(more).toEqual([]);
  expect(mail?.asunto).toBe('Resumen del día: una novedad');
  expect(mail?.texto).toContain('«Queda»');
  expect(left).toBeGreaterThan(0);
  clock = new Date('2030-02-02T08:00:00Z');
  await run();
  expect(await to(usuario)).toHaveLength(1);
});

test('runs at the same time and a job that comes twice send it once; one that failed is sent later', async () => {
  const { id, usuario } = await newStudent(portal);
  await waiting(id);
  await Promise.all([digestsWorker(tools)(), digestsWorker(tools)()]);
  expect((await taken()).filter(({ accountId }) => accountId === id)).toHaveLength(1);
  const job = { accountId: id, dia: '2030-02-01' };
  const unreachable = await openMailer(
    readEnv({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@example.test' }),
    portal.database,
  );
  await expect(digestMailWorker({ ...tools, mailer: unreachable })(job)).rejects.toThrow('ECONNREFUSED');
  await Promise.all([1, 2, 3].map(() => digestMailWorker(tools)(job)));
  expect(await to(usuario)).toHaveLength(1);
});

describe('a preference', () => {
  test('is the usual one until it is chosen, and is kept for its owner alone', async () => {
    const [one, other] = [await newStudent(portal), await newStudent(portal)];
    const usual = [
      { clase: 'decisiones', envio: 'inmediato' },
      { clase: 'avances', envio: 'inmediato' },
      { clase: 'lecturas', envio: 'resumen' },
      { clase: 'inscripciones', envio: 'inmediato' },
    ];
    const read = async (token: string) => (await portal.get(getStudentMailPreferences, {}, { token })).clases;
    expect(await read(one.token)).toEqual(usual);
    await Promise.all([wants(one.token, 'avances', 'nunca'), wants(one.token, 'avances', 'nunca')]);
    expect(await read(one.token)).toEqual([
      usual[0],
      { clase: 'avances', envio: 'nunca' },
      ...usual.slice(2),
    ]);
    expect(await read(other.token)).toEqual(usual);
    const options = { token: one.token };
    const fixed = { clase: 'cuenta' as never, envio: 'nunca' as const };
    await portal.refused(setStudentMailPreference, { body: fixed }, 'mandatoryDataMissing', options);
    const company = await newCompany(portal);
    const answer = await portal.get(getCompanyMailPreferences, {}, { token: company.token });
    expect(answer.clases.map(({ envio }) => envio)).toEqual([
      ...['inmediato', 'inmediato', 'inmediato', 'inmediato'],
      'resumen',
    ]);
  });

  test('says whether a mail is written, and what always goes does', async () => {
    const { id, token } = await newStudent(portal);
    await wants(token, 'avances', 'nunca');
    await wants(token, 'inscripciones', 'resumen');
    for (const tipo of ['applicationShortlisted', 'applicationSent', 'applicationRejected'] as const) {
      await portal.database.transaction((db) =>
        notify({ db, jobs: tools.services.jobs }, [id], { tipo, datos: { titulo: 'x' }, urlAcceso: null }),
      );
    }
    expect(await mailed(id)).toEqual(['applicationRejected']);
    expect((await told(portal, id)).map(({ correo }) => correo)).toEqual(['nunca', 'resumen', 'inmediato']);
  });

  test('of none takes what waits for the mail of the day out of it', async () => {
    const { id, token, usuario } = await newStudent(portal);
    const one = await waiting(id);
    await wants(token, 'lecturas', 'nunca');
    await run();
    expect(await to(usuario)).toEqual([]);
    const [row] = await portal.database.orm.select().from(notifications).where(eq(notifications.id, one));
    expect(row?.leida).toBeNull();
  });

  test('holds for applications too, which are followed up many at once', async () => {
    const own = await openPortal({ worker: true });
    const company = await newCompany(own);
    const second = await addContact(own, [company.id]);
    const options = { token: await companyToken(own, second.usuario) };
    await own.get(setCompanyMailPreference, { body: { clase: 'candidaturas', envio: 'nunca' } }, options);
    const student = await newStudent(own);
    await own.get(
      setStudentMailPreference,
      { body: { clase: 'inscripciones', envio: 'resumen' } },
      { token: student.token },
    );
    const offer = await addOffer(own, company.id);
    await applyWith(own, student.token, offer.urlAcceso);
    await expect.poll(() => told(own, second.id), { timeout: 60_000 }).toHaveLength(1);
    expect(await told(own, student.id)).toMatchObject([{ correo: 'resumen' }]);
    expect(await told(own, second.id)).toMatchObject([{ correo: 'nunca' }]);
    expect(await told(own, company.contactId)).toMatchObject([{ correo: 'inmediato' }]);
    expect(await jobsOf(own, 'mail')).toMatchObject([{ accountId: company.contactId }]);
    await own.close();
  });
});

test('a mail names the offer in its subject and ends with where to choose, or why there is no choice', async () => {
  const { id, usuario } = await newStudent(portal);
  const send = (tipo: 'applicationSent' | 'passwordChanged', datos: { titulo?: string }) =>
    mailWorker(tools)({ accountId: id, tipo, datos, urlAcceso: '/x' });
  await send('applicationSent', { titulo: 'Desarrollo web' });
  await send('passwordChanged', {});
  const [sent, changed] = await to(usuario);
  expect(sent?.asunto).toBe('Candidatura enviada: Desarrollo web');
  expect(sent?.texto).toMatch(
    /Para elegir los avisos por correo: https:\/\/portal\.example\/mi-cuenta#correo$/,
  );
  expect(changed?.texto).toMatch(/se envía siempre por correo\. .*#correo$/);
});

test('a mail leads to the page in the language of its reader', async () => {
  const english = await newStudent(portal, {}, {}, { idioma: 'en' });
  const event = { tipo: 'applicationRejected', datos: { titulo: 'Web' } } as const;
  await mailWorker(tools)({ ...event, accountId: english.id, urlAcceso: '/mis-candidaturas/abc' });
  const [mail] = await to(english.usuario);
  expect(mail?.texto).toContain('https://portal.example/en/my-applications/abc\n');
  expect(mail?.texto).toContain('https://portal.example/en/my-account#correo');
  const para = 'nadie@example.test';
  await mailToWorker(tools)({ ...event, para, idioma: 'ca', urlAcceso: '/gestion?ver=estudiantes' });
  const [toNobody] = await to(para);
  expect(toNobody?.texto).toContain('https://portal.example/ca/gestio?ver=estudiantes\n');
});

test('the contact who did it is not told of it, the others of the company are', async () => {
  const company = await newCompany(portal);
  const colleague = await addContact(portal, [company.id]);
  await portal.database.transaction((db) =>
    notifyCompany(
      { db, jobs: tools.services.jobs },
      company.id,
      { tipo: 'contactJoined', datos: { empresa: 'x' }, urlAcceso: null },
      { accountId: company.contactId },
    ),
  );
  expect(await told(portal, company.contactId)).toEqual([]);
  expect(await told(portal, colleague.id)).toHaveLength(1);
  expect(await mailed(company.contactId)).toEqual([]);
  expect(await mailed(colleague.id)).toEqual(['contactJoined']);
});
