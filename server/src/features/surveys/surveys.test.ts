import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contract/languages';
import {
  createSurvey,
  deleteSurvey,
  editSurvey,
  getSurvey,
  listCompanySurveys,
  listStudentSurveys,
  listSurveys,
  maxPendingSurveys,
  recordSurveyAnswer,
} from '@portal/contract/surveys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { accounts } from '../../db/tables/accounts.ts';
import { surveyAnswers, surveys } from '../../db/tables/surveys.ts';
import {
  addCompany,
  addContact,
  addManager,
  addStudent,
  companyToken,
  managerToken,
  studentToken,
} from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { surveys as area } from './surveys.area.ts';
import { keyIn, someSurvey } from './surveys.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
let student: { token: string };
let other: { token: string };
let company: { token: string };
let clock = new Date('2030-06-15T10:00:00Z');
beforeAll(async () => {
  portal = await openPortal({ now: () => clock });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  student = { token: await studentToken(portal, (await addStudent(portal)).usuario) };
  other = { token: await studentToken(portal, (await addStudent(portal)).usuario) };
  const { id } = await addCompany(portal);
  company = { token: await companyToken(portal, (await addContact(portal, [id])).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock = new Date('2030-06-15T10:00:00Z');
  await portal.database.orm.delete(surveys);
});

type Content = ReturnType<typeof someSurvey>;

async function write(more: Partial<Content> = {}, claveEnvio = randomUUID()) {
  const body = { claveEnvio, encuesta: someSurvey(more) };
  return (await portal.get(createSurvey, { body }, manager)).idEncuesta;
}

const pendingOf = (who: { token: string }, language: 'es' | 'ca' | 'en' = 'es') =>
  portal.get(listStudentSurveys, {}, { ...who, language });
const idsOf = (pending: readonly { idEncuesta: number }[]) => pending.map(({ idEncuesta }) => idEncuesta);
const answer = (clave: string) => portal.call(recordSurveyAnswer, { body: { clave } });

test('forgets the answers of accounts that are erased', async () => {
  await write();
  for (const who of [student, other]) {
    const [pending] = await pendingOf(who);
    await answer(keyIn(pending?.urlAcceso));
  }
  const answered = async () =>
    (await portal.database.orm.select().from(surveyAnswers)).map(({ accountId }) => accountId);
  const [gone = 0, stays] = await answered();
  await portal.database.transaction((db) => area.erase(db, [gone]));
  expect(await answered()).toEqual([stays]);
});
async function keyOf(who: { token: string }, idEncuesta: number): Promise<string> {
  const found = (await pendingOf(who)).find((survey) => survey.idEncuesta === idEncuesta);
  return keyIn(found?.urlAcceso);
}
const answered = async (id: number) =>
  (await portal.get(getSurvey, { params: { id } }, manager)).numContestadas;

describe('what is pending', () => {
  test('is what is for one’s role, the mandatory first, then what ends first', async () => {
    const open = await write({ paraEmpresa: false });
    const late = await write({ paraEmpresa: false, hasta: '2030-07-30' });
    const soon = await write({ hasta: '2030-06-20' });
    const must = await write({ paraEmpresa: false, obligatoria: true });
    const theirs = await write({ paraAlumnos: false });
    expect(idsOf(await pendingOf(student))).toEqual([must, soon, late, open]);
    expect(idsOf(await portal.get(listCompanySurveys, {}, company))).toEqual([soon, theirs]);
    expect((await pendingOf(student))[0]).toMatchObject({ obligatoria: true, hasta: null });
  });

  test('is asked from its first day to its last, by the clock of the institution', async () => {
    await write({ desde: '2030-06-15', hasta: '2030-06-16' });
    const { usuario } = await addStudent(portal);
    const seenAt = async (moment: string) => {
      clock = new Date(moment);
      // A session is over long before the next of these days.
      return (await pendingOf({ token: await studentToken(portal, usuario) })).length;
    };
    // In Madrid it is two hours later than in UTC.
    expect(await seenAt('2030-06-14T21:59:59Z')).toBe(0);
    expect(await seenAt('2030-06-14T22:00:00Z')).toBe(1);
    expect(await seenAt('2030-06-16T21:59:59Z')).toBe(1);
    expect(await seenAt('2030-06-16T22:00:00Z')).toBe(0);
  });

  test('has its title in the reader’s language, or in the institution’s', async () => {
    await write();
    expect((await pendingOf(student, 'ca'))[0]).toMatchObject({ titulo: 'Valora el servei', idioma: 'ca' });
    expect((await pendingOf(student, 'en'))[0]).toMatchObject({ titulo: 'Valora el servicio', idioma: 'es' });
  });

  test('has an address of one’s own, always the same, with nothing of oneself in it', async () => {
    const id = await write();
    const [mine] = await pendingOf(student);
    const [theirs] = await pendingOf(other);
    expect(mine?.urlAcceso).toMatch(/^https:\/\/encuestas\.example\.edu\/s\/12\?clave=[\w-]{32}$/);
    expect(theirs?.urlAcceso).not.toBe(mine?.urlAcceso);
    expect((await pendingOf(student))[0]?.urlAcceso).toBe(mine?.urlAcceso);
    await portal.get(deleteSurvey, { body: { id } }, manager);
    await write({ urlAcceso: 'https://encuestas.example.edu/s/13' });
    expect((await pendingOf(student))[0]?.urlAcceso).toBe('https://encuestas.example.edu/s/13');
  });

  test('is never more than a page can show', async () => {
    for (let n = 0; n <= maxPendingSurveys; n++) await write();
    expect(await pendingOf(student)).toHaveLength(maxPendingSurveys);
  });
});

describe('that it was answered', () => {
  test('is recorded by the key, once however often and at the same time, for its owner alone', async () => {
    const id = await write({ obligatoria: true });
    const clave = await keyOf(student, id);
    const answers = await Promise.all([answer(clave), answer(clave), answer(clave)]);
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect((await answer(clave)).status).toBe(0);
    expect(await answered(id)).toBe(1);
    expect(await pendingOf(student)).toEqual([]);
    expect(idsOf(await pendingOf(other))).toEqual([id]);
  });

  test('is recorded of this survey and no other', async () => {
    const [one, two] = [await write(), await write()];
    await portal.get(recordSurveyAnswer, { body: { clave: await keyOf(student, one) } });
    expect(idsOf(await pendingOf(student))).toEqual([two]);
  });

  test('is recorded of a company’s contact as well', async () => {
    await write({ paraAlumnos: false });
    const [first] = await portal.get(listCompanySurveys, {}, company);
    await portal.get(recordSurveyAnswer, { body: { clave: keyIn(first?.urlAcceso) } });
    expect(await portal.get(listCompanySurveys, {}, company)).toEqual([]);
  });

  test.each(['', 'x', 'A'.repeat(32), 'A'.repeat(33), '{clave}'])(
    'is not believed of a key that nobody was given (%j)',
    async (clave) => {
      await write();
      await portal.refused(recordSurveyAnswer, { body: { clave } }, 'linkExpiredOrUsed');
    },
  );

  test('is not believed of a key with a letter changed', async () => {
    const clave = await keyOf(student, await write());
    const changed = (clave.startsWith('A') ? 'B' : 'A') + clave.slice(1);
    await portal.refused(recordSurveyAnswer, { body: { clave: changed } }, 'linkExpiredOrUsed');
    expect(await pendingOf(student)).toHaveLength(1);
  });

  test('is refused once the survey is closed, not yet open, for others or gone, but not to a person who answered', async () => {
    const id = await write();
    const clave = await keyOf(student, id);
    const late = await keyOf(other, id);
    await portal.get(recordSurveyAnswer, { body: { clave } });
    const becomes = async (version: number, more: Partial<Content>) => {
      const body = { idEncuesta: id, version, encuesta: someSurvey(more) };
      await portal.get(editSurvey, { body }, manager);
      await portal.refused(recordSurveyAnswer, { body: { clave: late } }, 'surveyNotAccessible');
      expect((await answer(clave)).status).toBe(0);
    };
    await becomes(1, { hasta: '2030-06-14' });
    await becomes(2, { desde: '2030-06-16' });
    await becomes(3, { paraAlumnos: false });
    expect(await answered(id)).toBe(1);
    await portal.get(deleteSurvey, { body: { id } }, manager);
    await portal.refused(recordSurveyAnswer, { body: { clave } }, 'surveyNotAccessible');
  });
});

describe('what a manager writes', () => {
  test('sent twice, and at the same time, is there once', async () => {
    const key = randomUUID();
    const ids = await Promise.all([write({}, key), write({}, key), write({}, key)]);
    expect(new Set(ids).size).toBe(1);
    expect(await write({}, key)).toBe(ids[0]);
    expect((await portal.get(listSurveys, { query: {} }, manager)).numTotal).toBe(1);
  });

  test.each([
    ['nothing in the institution’s language', { titulos: { ca: 'Hola' } }, 'encuesta.titulos.es'],
    ['nobody to answer it', { paraAlumnos: false, paraEmpresa: false }, 'encuesta.paraAlumnos'],
    [
      'no key in the address of one that is mandatory',
      { obligatoria: true, urlAcceso: 'https://encuestas.example.edu/s/12' },
      'encuesta.urlAcceso',
    ],
    ['an address that is none', { urlAcceso: 'javascript:alert(1)' }, 'encuesta.urlAcceso'],
    ['an address without https', { urlAcceso: 'http://encuestas.example.edu/' }, 'encuesta.urlAcceso'],
    ['an end before its beginning', { hasta: '2019-12-31' }, 'encuesta.hasta'],
  ] satisfies [string, Partial<Content>, string][])('is refused with %s', async (_, more, campo) => {
    const body = { claveEnvio: randomUUID(), encuesta: someSurvey(more) };
    const { datos } = await portal.refused(createSurvey, { body }, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: expect.arrayContaining([expect.objectContaining({ campo })]) });
    expect((await portal.get(listSurveys, { query: {} }, manager)).numTotal).toBe(0);
  });

  test('says the key to put in the address where it lacks', async () => {
    const encuesta = someSurvey({ obligatoria: true, urlAcceso: 'https://encuestas.example.edu/s' });
    const call = { body: { claveEnvio: randomUUID(), encuesta } };
    const { datos } = await portal.refused(createSurvey, call, 'mandatoryDataMissing', manager);
    expect(datos).toMatchObject({ campos: [{ mensaje: expect.stringContaining('{clave}') }] });
  });

  test('is listed by page with its state and how many have answered', async () => {
    await write({ desde: '2030-07-01' });
    const open = await write({ desde: '2030-06-01', obligatoria: true });
    await write({ desde: '2030-05-01', hasta: '2030-05-31', urlAcceso: 'https://encuestas.example.edu/s' });
    for (const who of [student, other])
      await portal.get(recordSurveyAnswer, { body: { clave: await keyOf(who, open) } });
    const { encuestas, numTotal } = await portal.get(listSurveys, { query: {} }, manager);
    expect(encuestas.map(({ estado }) => estado)).toEqual(['programada', 'abierta', 'cerrada']);
    expect(encuestas.map(({ numContestadas }) => numContestadas)).toEqual([0, 2, 0]);
    expect(encuestas.map(({ conClave }) => conClave)).toEqual([true, true, false]);
    expect(encuestas[1]).toMatchObject({ titulo: 'Valora el servicio', idioma: 'es', idiomas: ['es', 'ca'] });
    expect(numTotal).toBe(3);
    const read = async (language: Language) =>
      (await portal.get(listSurveys, { query: {} }, { ...manager, language })).encuestas[1];
    expect(await read('ca')).toMatchObject({ titulo: 'Valora el servei', idioma: 'ca' });
    expect(await read('en')).toMatchObject({ titulo: 'Valora el servicio', idioma: 'es' });
    const page = await portal.get(listSurveys, { query: { pagina: 2, porPagina: 2 } }, manager);
    expect(page).toMatchObject({ encuestas: [{ desde: '2030-05-01' }], numTotal: 3 });
  });
});

describe('two managers at once', () => {
  const change = (idEncuesta: number, version: number, es: string) => ({
    body: { idEncuesta, version, encuesta: someSurvey({ titulos: { es } }) },
  });

  test('change it once: the second is told, and changes it knowing what the first wrote', async () => {
    const id = await write();
    const answers = await Promise.all([
      portal.call(editSurvey, change(id, 1, 'Una'), manager),
      portal.call(editSurvey, change(id, 1, 'Otra'), manager),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 49]);
    await portal.refused(editSurvey, change(id, 1, 'Tarde'), 'cannotChangeState', manager);
    expect(await portal.get(editSurvey, change(id, 2, 'Sabida'), manager)).toEqual({ version: 3 });
    expect((await pendingOf(student))[0]?.titulo).toBe('Sabida');
  });

  test('what was sent twice, its first answer lost, is there', async () => {
    const id = await write();
    for (let sending = 0; sending < 2; sending++)
      expect(await portal.get(editSurvey, change(id, 1, 'Una'), manager)).toEqual({ version: 2 });
    await portal.get(editSurvey, change(id, 2, 'Otra'), manager);
    await portal.refused(editSurvey, change(id, 1, 'Una'), 'cannotChangeState', manager);
  });

  test('one that is deleted can no longer be changed, and deleting it again is nothing', async () => {
    const id = await write();
    await portal.get(deleteSurvey, { body: { id } }, manager);
    await portal.get(deleteSurvey, { body: { id } }, manager);
    await portal.refused(getSurvey, { params: { id } }, 'actionNotAllowed', manager);
    await portal.refused(editSurvey, change(id, 1, 'Nada'), 'actionNotAllowed', manager);
    expect(await pendingOf(student)).toEqual([]);
  });
});

test('each call is for its role', async () => {
  for (const who of [company, manager]) await portal.refused(listStudentSurveys, {}, 'noPermission', who);
  for (const who of [student, manager]) await portal.refused(listCompanySurveys, {}, 'noPermission', who);
  for (const who of [student, company]) await portal.refused(listSurveys, { query: {} }, 'noPermission', who);
});

// Only a server does two things at once.
test.skipIf(!inject('serverUrl'))('answered while a manager deletes it is not open any more', async () => {
  const idEncuesta = await write();
  const clave = await keyOf(student, idEncuesta);
  const admin = portal.database;
  const waits = async () =>
    (
      await admin.raw(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows.length;
  const answered = await admin.transaction(async (db) => {
    await db.orm.delete(surveys).where(eq(surveys.id, idEncuesta));
    const sent = answer(clave);
    await vi.waitFor(async () => expect(await waits()).toBe(1), { timeout: 60_000 });
    return { sent };
  });
  expect(await answered.sent).toMatchObject({ status: 35 });
});

test('answered by an account that was closed is not open', async () => {
  const idEncuesta = await write();
  const { id, usuario } = await addStudent(portal);
  const clave = await keyOf({ token: await studentToken(portal, usuario) }, idEncuesta);
  await portal.database.orm.update(accounts).set({ estado: 'baja' }).where(eq(accounts.id, id));
  expect(await answer(clave)).toMatchObject({ status: 35 });
});
