import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@portal/contract/endpoint';
import type { SurveyDefinition, SurveyQuestion } from '@portal/contract/survey-rules';
import {
  beginSurveyAnonymously,
  beginSurveyAsUser,
  exportSurvey,
  getSurveyResults,
  listStudentSurveys,
  openSurveyAccess,
  saveSurveyAnswers,
  surveyAccess,
  surveyDefinition,
} from '@portal/contract/surveys';
import type pg from 'pg';
import { startPortal } from './servers.ts';
import { managerToken, type Reader, students } from './tokens.ts';

/** A survey of forty questions: 5,000 people answer it within ten minutes, and 50,000 answers are read. */

const peopleASecond = 5_000 / 600;
const numQuestions = 40;
const numAnswers = 50_000;
/** How long somebody looks at a question. What counts is how many calls come in a second, which this does not change. */
const thinkMs = 500;
const rounds = 10;

type Say = (text: string) => void;

/** Kinds in turn, as in a survey of satisfaction: mostly choices and scales, a matrix and a text now and then. */
const kinds = [
  'una',
  'escala',
  'escala',
  'varias',
  'una',
  'escala',
  'matriz',
  'numero',
  'escala',
  'texto',
] as const;

function question(place: number): SurveyQuestion {
  const tipo = kinds[place % kinds.length] ?? 'una';
  const parts = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const es = (text: string) => ({
    es: `${text}, con las palabras que suele tener`,
    ca: `${text}, en català`,
  });
  const asked = {
    idPregunta: place + 1,
    tipo,
    textos: es(`Pregunta ${place + 1}`),
    respuestaObligatoria: tipo !== 'texto',
    nuevaPagina: place % 5 === 0,
    respuestas: ['una', 'varias', 'matriz'].includes(tipo)
      ? parts(5).map((idRespuesta) => ({ idRespuesta, textos: es(`Opción ${idRespuesta}`) }))
      : [],
    filas: tipo === 'matriz' ? parts(5).map((idFila) => ({ idFila, textos: es(`Fila ${idFila}`) })) : [],
    minimo: tipo === 'escala' ? 1 : tipo === 'numero' ? 0 : null,
    maximo: tipo === 'escala' ? 5 : tipo === 'numero' ? 100 : null,
  };
  return surveyDefinition.shape.preguntas.element.parse(asked);
}

const definition: SurveyDefinition = {
  descripciones: {},
  agradecimientos: {},
  preguntas: Array.from({ length: numQuestions }, (_, place) => question(place)),
};

/** What somebody says to a question; `seed` makes it theirs. */
function answerTo({ idPregunta, tipo }: SurveyQuestion, seed: number) {
  const pick = (from: number, count: number): number => from + ((seed * 31 + idPregunta * 17) % count);
  switch (tipo) {
    case 'una':
    case 'escala':
      return pick(1, 5);
    case 'varias':
      return [pick(1, 2), pick(3, 3)];
    case 'matriz':
      return Object.fromEntries([1, 2, 3, 4, 5].map((fila) => [fila, 1 + ((pick(0, 5) + fila) % 5)]));
    case 'numero':
      return pick(0, 101);
    default:
      return `Me ha parecido bien, aunque ${pick(1, 1000)} cosas se pueden mejorar todavía.`;
  }
}

/** A mandatory survey that is answered by name or without. */
async function addSurvey(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into surveys (clave_envio, tipo, titulos, para_alumnos, para_empresa, obligatoria, desde, estado,
       saca_opcion_anonima, con_login, registra_participacion)
     values ($1, 'portal', '{"es": "Satisfacción"}', true, false, true, '2020-01-01', 'abierta', true, true, true)
     returning id`,
    [randomUUID()],
  );
  const id = rows[0]?.id ?? 0;
  await client.query('insert into survey_versions (survey_id, num_version, definicion) values ($1, 1, $2)', [
    id,
    JSON.stringify(definition),
  ]);
  return id;
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

function spread(times: readonly number[]): string {
  const all = sorted(times);
  const at = (part: number): string => (all[Math.floor((all.length - 1) * part)] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** As long as the page waits before it sends again what did not go. */
const retryMs = 5_000;

/** Calls a server as the page does, and keeps how long each call took, and how often the server had too much to do. */
class Caller {
  readonly took = new Map<string, number[]>();
  failures = 0;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async call(what: string, endpoint: Endpoint, id: number, token: string | null, body?: object) {
    for (;;) {
      const answer = await this.#send(what, endpoint, id, token, body);
      if (answer.status === 0) return answer.datos;
      if (answer.status !== 500) throw new Error(`${what}: ${JSON.stringify(answer).slice(0, 300)}`);
      this.failures += 1;
      await pause(retryMs);
    }
  }

  async #send(
    what: string,
    { method, path }: Endpoint,
    id: number,
    token: string | null,
    body: object | undefined,
  ) {
    const began = performance.now();
    const response = await fetch(this.#url + path.replace(':id', String(id)), {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    const times = this.took.get(what) ?? [];
    times.push(performance.now() - began);
    this.took.set(what, times);
    return answer;
  }
}

/** One person from their list to the end: each question is saved as it is answered, as the page does. */
async function answer(caller: Caller, id: number, { studentId, token }: Reader): Promise<void> {
  const isAnonymous = studentId % 2 === 0;
  await caller.call('list', listStudentSurveys, id, token);
  await caller.call('access', openSurveyAccess, id, token, { querystringValue: '' });
  await pause(thinkMs);
  const begun = isAnonymous
    ? await caller.call('begin', beginSurveyAnonymously, id, token, { codigo: null })
    : (await caller.call('begin', beginSurveyAsUser, id, token, { querystringValue: '' })).acceso;
  const { pase, codigo } = surveyAccess.parse(begun);
  const save = (what: string, lContestaciones: object[], terminar: boolean) =>
    caller.call(what, saveSurveyAnswers, id, null, { pase, codigo, lContestaciones, terminar });
  for (const question of definition.preguntas) {
    const { idPregunta } = question;
    const next = pause(thinkMs);
    await save('save', [{ idPregunta, valor: answerTo(question, studentId) }], false);
    await next;
  }
  await save('finish', [], true);
  await caller.call('list', listStudentSurveys, id, token);
}

/** People come at the rate of 5,000 in ten minutes for so many seconds, and each answers all of it. */
export async function surveyAnswering(
  client: pg.Client,
  url: string,
  seconds: number,
  say: Say,
): Promise<void> {
  const id = await addSurvey(client);
  const people = await students(client, Math.round(peopleASecond * seconds));
  const server = await startPortal(url);
  try {
    const caller = new Caller(server.url);
    const began = performance.now();
    const all = people.map(async (reader, place) => {
      await pause((place / peopleASecond) * 1_000);
      await answer(caller, id, reader);
    });
    await Promise.all(all);
    const took = (performance.now() - began) / 1_000;
    const calls = [...caller.took.values()].reduce((sum, times) => sum + times.length, 0);
    say(`surveys   ${people.length} people in ${took.toFixed(0)} s, ${(calls / took).toFixed(0)} calls/s`);
    for (const [what, times] of caller.took) say(`surveys   ${what}: ${times.length}, ${spread(times)}`);
    say(`surveys   most memory ${server.maxMB()} MB, ${caller.failures} sent again`);
    const { rows } = await client.query<{ kept: number }>(
      `select ((select count(*) from survey_responses where survey_id = $1)
         + (select count(*) from survey_drafts where survey_id = $1 and estado = 'entregada'))::integer as kept`,
      [id],
    );
    if (rows[0]?.kept !== people.length)
      throw new Error(`${rows[0]?.kept} answers of ${people.length} are kept`);
  } finally {
    await server.stop();
  }
}

/** Answers of 50,000 people, by a hundred who differ. */
async function addAnswers(client: pg.Client, id: number): Promise<void> {
  const differing = Array.from({ length: 100 }, (_, seed) =>
    Object.fromEntries(definition.preguntas.map((one) => [one.idPregunta, answerTo(one, seed)])),
  );
  await client.query(
    `insert into survey_responses (survey_id, version_id, respuestas, anonima)
     select $1, v.id, ($2::jsonb -> (n % 100)), true
     from survey_versions v, generate_series(1, ${numAnswers}) n where v.survey_id = $1`,
    [id, JSON.stringify(differing)],
  );
  await client.query('vacuum analyze survey_responses');
}

/** What managers read of them: all questions, one compared by a choice, and the export. */
export async function surveyResults(client: pg.Client, url: string, say: Say): Promise<void> {
  const id = await addSurvey(client);
  await addAnswers(client, id);
  const token = await managerToken(client);
  const server = await startPortal(url);
  try {
    const caller = new Caller(server.url);
    const compared = { ...getSurveyResults, path: `${getSurveyResults.path}?cruce=1&idPregunta=2` };
    for (let round = 0; round < rounds; round++) {
      await caller.call('results', getSurveyResults, id, token);
      await caller.call('results, compared', compared, id, token);
    }
    await caller.call('export', exportSurvey, id, token, { idEncuesta: id, formato: 'csv' });
    for (const [what, times] of caller.took)
      say(`surveys   ${numAnswers} people, ${numQuestions} questions, ${what}: ${spread(times)}`);
  } finally {
    await server.stop();
  }
}
