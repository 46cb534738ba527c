import { randomUUID } from 'node:crypto';
import {
  beginSurveyAnonymously,
  beginSurveyAsUser,
  createPortalSurvey,
  duplicateSurvey,
  editPortalSurvey,
  exportSurvey,
  getPortalSurvey,
  getSurveyResults,
  listStudentSurveys,
  listSurveyTexts,
  openSurvey,
  openSurveyAccess,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { surveys } from '../../db/tables/surveys.ts';
import { addManager, addStudent, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { surveyMixingWorker } from './mix-answers.ts';
import { addPortalSurvey, somePortalSurvey, someQuestions } from './surveys.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
const people: { id: number; token: string }[] = [];
const lines: string[] = [];
const anonymous = { sacaOpcionAnonima: true, conLogin: false, registraParticipacion: true } as const;

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  portal = await openPortal({ log });
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  for (let count = 0; count < 6; count++) {
    const { id, usuario } = await addStudent(portal);
    people.push({ id, token: await studentToken(portal, usuario) });
  }
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(surveys);
});

const one = () => people[0] ?? { id: 0, token: '' };
const answers = [
  { idPregunta: 1, valor: 1 },
  { idPregunta: 2, valor: 4 },
  { idPregunta: 3, valor: [1, 3] },
  { idPregunta: 4, valor: { 1: 2, 2: 1 } },
  { idPregunta: 6, valor: 'Nada más' },
];
const mix = async () => surveyMixingWorker(await portal.tools())();

async function named(id: number, who = one()) {
  const { acceso } = await portal.get(beginSurveyAsUser, { params: { id }, body: {} }, who);
  if (!acceso) throw new Error('no access');
  return acceso;
}
const save = (
  id: number,
  pase: string,
  lContestaciones: typeof answers,
  terminar = false,
  codigo?: string | null,
) =>
  portal.call(saveSurveyAnswers, {
    params: { id },
    body: { pase, lContestaciones, terminar, codigo: codigo ?? null },
  });

async function answerAnonymously(id: number, who: { token: string }) {
  const { pase, codigo } = await portal.get(beginSurveyAnonymously, { params: { id }, body: {} }, who);
  return save(id, pase, answers, true, codigo);
}

/** Every row of every table but these, with those of jobs, mails and what managers did. */
async function everythingBut(tables: readonly string[]): Promise<string> {
  const { rows } = await portal.database.raw(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and table_name <> all($1::text[])`,
    [tables],
  );
  const found: string[] = [];
  for (const { name } of rows as { name: string }[])
    found.push(JSON.stringify((await portal.database.raw(`select t::text from ${name} t`)).rows));
  expect(found.length).toBeGreaterThan(50);
  return found.join('');
}

describe('an answer under a name', () => {
  test('is kept as it is given, gone on with, and finished once', async () => {
    const id = await addPortalSurvey(portal);
    expect(await portal.get(listStudentSurveys, {}, one())).toMatchObject([
      { idEncuesta: id, tipo: 'portal', urlAcceso: `/encuestas/${id}/acceso`, empezada: false },
    ]);
    const { pase } = await named(id);
    expect((await save(id, pase, answers.slice(0, 2))).datos).toMatchObject({ terminada: false });
    expect((await named(id)).lContestaciones).toEqual(answers.slice(0, 2));
    const both = await Promise.all([save(id, pase, answers, true), save(id, pase, answers, true)]);
    expect(both.map(({ status }) => status).sort()).toEqual([0, 39]);
    expect(await portal.get(listStudentSurveys, {}, one())).toEqual([]);
    await portal.refused(openSurveyAccess, { params: { id }, body: {} }, 'surveyAnswered', one());
  });

  test('has what is missing and what does not fit said beside its question', async () => {
    const id = await addPortalSurvey(portal);
    const { pase } = await named(id);
    const missing = await save(id, pase, [], true);
    expect(missing).toMatchObject({ status: 40, datos: { campos: [{ campo: 'preguntas.1' }] } });
    const wrong = await save(id, pase, [{ idPregunta: 2, valor: 9 }]);
    expect(wrong).toMatchObject({ status: 15, datos: { campos: [{ campo: 'preguntas.2' }] } });
    // The way past the second question leaves what was said to it behind.
    await save(id, pase, [{ idPregunta: 2, valor: 3 }]);
    await save(id, pase, [{ idPregunta: 1, valor: 2 }], true);
    const { preguntas } = await portal.get(getSurveyResults, { params: { id }, query: {} }, manager);
    expect(preguntas.map(({ num }) => num)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  test('is not begun anonymously, nor with the pass of another survey', async () => {
    const [id, other] = [await addPortalSurvey(portal), await addPortalSurvey(portal)];
    await portal.refused(beginSurveyAnonymously, { params: { id }, body: {} }, 'surveyNotAnonymous', one());
    const { pase } = await named(id);
    expect((await save(other, pase, answers)).status).toBe(42);
    const company = await addPortalSurvey(portal, { paraAlumnos: false, paraEmpresa: true });
    await portal.refused(openSurveyAccess, { params: { id: company }, body: {} }, 'surveyNotForYou', one());
    const draft = await addPortalSurvey(portal, {}, 'borrador');
    await portal.refused(openSurveyAccess, { params: { id: draft }, body: {} }, 'surveyNotAccessible', one());
  });
});

describe('anonymous answers', () => {
  test('are joined to nobody by anything that the database and the log hold', async () => {
    const id = await addPortalSurvey(portal, { ...anonymous, obligatoria: true });
    for (const who of people) expect((await answerAnonymously(id, who)).status).toBe(0);
    // Who has taken part is let in again, and takes part once.
    expect(await portal.get(listStudentSurveys, {}, one())).toEqual([]);
    await portal.refused(beginSurveyAnonymously, { params: { id }, body: {} }, 'surveyAnswered', one());
    await mix();
    const rows = async <Row>(query: string) => (await portal.database.raw(query)).rows as Row[];
    const responses = await rows<{ xmin: string; id: string }>('select xmin::text, * from survey_responses');
    const took = await rows<{ xmin: string; account_id: number }>(
      'select xmin::text, account_id from survey_participations',
    );
    const drafts = await rows<{ xmin: string; id: string; account_id: null }>(
      'select xmin::text, * from survey_drafts',
    );
    expect(responses).toHaveLength(people.length);
    expect(new Set(took.map(({ account_id }) => account_id))).toEqual(new Set(people.map(({ id }) => id)));
    for (const response of responses)
      expect(response).toMatchObject({
        account_id: null,
        placement_id: null,
        titulacion: null,
        terminada: null,
      });
    expect(drafts.every(({ account_id }) => account_id === null)).toBe(true);
    // No transaction tells one from another: one wrote all answers, another all names.
    expect(new Set(responses.map(({ xmin }) => xmin)).size).toBe(1);
    expect(new Set(took.map(({ xmin }) => xmin)).size).toBe(1);
    expect(took[0]?.xmin).not.toBe(responses[0]?.xmin);
    // No key of an answer stands anywhere else, and none is counted.
    const elsewhere = await everythingBut(['survey_responses', 'survey_drafts']);
    const { body: metrics } = await portal.app.inject('/metrics');
    for (const { id: key } of [...responses, ...drafts])
      expect([elsewhere, metrics, lines.join('')].join('')).not.toContain(key);
  });

  test('leave no line in the log, and neither pass nor code nor what was said anywhere', async () => {
    const id = await addPortalSurvey(portal, { ...anonymous, obligatoria: true });
    const said = 'Lo que nadie más dice';
    const sent = [...answers.slice(0, 4), { idPregunta: 6, valor: said }];
    lines.length = 0;
    const secrets: string[] = [];
    for (const who of people) {
      const { pase, codigo } = await portal.get(beginSurveyAnonymously, { params: { id }, body: {} }, who);
      await portal.get(beginSurveyAnonymously, { params: { id }, body: { codigo: null } }, who);
      for (const terminar of [false, true]) await save(id, pase, sent, terminar, codigo);
      // Refused, and still not said in the log.
      await save(id, pase, sent, false, codigo);
      secrets.push(pase, codigo ?? '');
    }
    await mix();
    expect(lines.map((line) => JSON.parse(line)).filter(({ call }) => call !== undefined)).toEqual([]);
    const elsewhere = await everythingBut(['survey_responses', 'survey_drafts']);
    for (const secret of [said, ...secrets])
      expect([elsewhere, lines.join('')].join('')).not.toContain(secret);
    const own = JSON.stringify((await portal.database.raw('select * from survey_drafts')).rows);
    for (const secret of [said, ...secrets]) expect(own).not.toContain(secret);
  });

  test('are shown once there are enough, and not before', async () => {
    const id = await addPortalSurvey(portal, anonymous);
    for (const who of people.slice(0, 4)) await answerAnonymously(id, who);
    await mix();
    const results = () => portal.get(getSurveyResults, { params: { id }, query: {} }, manager);
    expect(await results()).toMatchObject({ numContestadas: 0 });
    await portal.database.orm.update(surveys).set({ estado: 'cerrada' });
    await mix();
    expect(await results()).toMatchObject({ numContestadas: 4, ocultas: true });
    expect((await results()).preguntas.every(({ num }) => num === 0)).toBe(true);
  });
});

describe('managers', () => {
  test('write, open, change and duplicate one', async () => {
    const body = { claveEnvio: randomUUID(), encuesta: somePortalSurvey() };
    const { idEncuesta } = await portal.get(createPortalSurvey, { body }, manager);
    expect(await portal.get(createPortalSurvey, { body }, manager)).toEqual({ idEncuesta });
    await portal.get(openSurvey, { body: { idEncuesta, version: 1 } }, manager);
    const definicion = { ...someQuestions, preguntas: someQuestions.preguntas.slice(0, 3) };
    const changed = { idEncuesta, version: 2, encuesta: somePortalSurvey({ definicion }) };
    expect(await portal.get(editPortalSurvey, { body: changed }, manager)).toEqual({ version: 3 });
    const read = await portal.get(getPortalSurvey, { params: { id: idEncuesta } }, manager);
    expect(read).toMatchObject({ numVersion: 2, estado: 'abierta', version: 3 });
    const copy = { idEncuesta, claveEnvio: randomUUID() };
    const { idEncuesta: id } = await portal.get(duplicateSurvey, { body: copy }, manager);
    expect(await portal.get(getPortalSurvey, { params: { id } }, manager)).toMatchObject({
      estado: 'borrador',
    });
  });

  test('do not open one that goes in a circle', async () => {
    const [first, ...others] = someQuestions.preguntas;
    const last = others.at(-1);
    if (!first || !last) throw new Error('no questions');
    const definicion = { ...someQuestions, preguntas: [first, { ...last, idPreguntaDestino: 1 }] };
    const id = await addPortalSurvey(portal, { definicion }, 'borrador');
    const { status } = await portal.call(openSurvey, { body: { idEncuesta: id, version: 1 } }, manager);
    expect(status).toBe(15);
  });

  test('read results, texts and an export', async () => {
    const id = await addPortalSurvey(portal);
    for (const who of people.slice(0, 3)) await save(id, (await named(id, who)).pase, answers, true);
    const query = { cruce: '1', idPregunta: 2 };
    const { preguntas, comparacion } = await portal.get(getSurveyResults, { params: { id }, query }, manager);
    expect(preguntas[1]).toMatchObject({ num: 3, media: 4, mediana: 4 });
    expect(preguntas[2]?.respuestas.map(({ num }) => num)).toEqual([3, 0, 3]);
    expect(comparacion?.grupos).toMatchObject([{ nombre: 'Sí', resultados: { num: 3 } }]);
    const texts = await portal.get(listSurveyTexts, { params: { id }, query: { idPregunta: 6 } }, manager);
    expect(texts.numTotal).toBe(3);
    const file = await portal.get(exportSurvey, { body: { idEncuesta: id, formato: 'csv' } }, manager);
    expect(file).toBeDefined();
  });
});
