import { randomUUID } from 'node:crypto';
import { maxAnswerText, maxOptions, maxQuestions } from '@portal/contract/survey-rules';
import {
  beginSurveyAnonymously,
  beginSurveyAsUser,
  createPortalSurvey,
  editPortalSurvey,
  getPortalSurvey,
  getSurveyResults,
  openSurvey,
  openSurveyAccess,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { surveys } from '../../db/tables/surveys.ts';
import { addManager, addStudent, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { surveyMixingWorker } from './mix-answers.ts';
import { addPortalSurvey, somePortalSurvey, someQuestions } from './surveys.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };
const people: { token: string }[] = [];
const anonymous = { sacaOpcionAnonima: true, conLogin: false, registraParticipacion: true } as const;

beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  for (let count = 0; count < 3; count++) {
    const { usuario } = await addStudent(portal);
    people.push({ token: await studentToken(portal, usuario) });
  }
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(surveys);
});

const one = () => people[0] ?? { token: '' };

async function begin(id: number) {
  const { acceso } = await portal.get(beginSurveyAsUser, { params: { id }, body: {} }, one());
  if (!acceso) throw new Error('no access');
  return acceso;
}
const save = (
  id: number,
  { pase, codigo }: { pase: string; codigo: string | null },
  lContestaciones: { idPregunta: number; valor: number | string | number[] | null }[],
  terminar = false,
) => portal.call(saveSurveyAnswers, { params: { id }, body: { pase, codigo, lContestaciones, terminar } });

describe('an answer', () => {
  test('is finished although something wrong stands where its way no longer leads', async () => {
    const id = await addPortalSurvey(portal);
    const access = await begin(id);
    // The second answer to the first question leads past the scale.
    const wrong = { idPregunta: 2, valor: 99 };
    expect((await save(id, access, [{ idPregunta: 1, valor: 2 }, wrong])).status).toBe(0);
    expect((await begin(id)).lContestaciones).toEqual([{ idPregunta: 1, valor: 2 }]);
    expect((await save(id, access, [wrong], true)).datos).toMatchObject({ terminada: true });
    const { preguntas } = await portal.get(getSurveyResults, { params: { id }, query: {} }, manager);
    expect(preguntas.map(({ num }) => num)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  test.each([true, false])(
    'is of the questions that it was begun with (anonymous: %s)',
    async (isAnonymous) => {
      const access = isAnonymous ? { sacaOpcionAnonima: true, conLogin: false } : {};
      const id = await addPortalSurvey(portal, access);
      const begun = isAnonymous
        ? await portal.get(beginSurveyAnonymously, { params: { id }, body: {} })
        : await begin(id);
      const [first, ...others] = someQuestions.preguntas;
      if (!first) throw new Error('no questions');
      const added = { ...first, idPregunta: 50, respuestas: others[1]?.respuestas ?? [] };
      const definicion = { ...someQuestions, preguntas: [first, ...others.slice(1), added] };
      const encuesta = somePortalSurvey({ ...access, definicion });
      await portal.get(editPortalSurvey, { body: { idEncuesta: id, version: 1, encuesta } }, manager);
      const sent = [
        { idPregunta: 1, valor: 1 },
        { idPregunta: 2, valor: 4 },
      ];
      expect((await save(id, begun, sent)).status).toBe(0);
      expect((await save(id, begun, [], true)).datos).toMatchObject({ terminada: true });
    },
  );

  test('of questions that another tab did not begin with is not put among theirs', async () => {
    const id = await addPortalSurvey(portal);
    const before = await begin(id);
    const definicion = { ...someQuestions, preguntas: someQuestions.preguntas.slice(0, 3) };
    const body = { idEncuesta: id, version: 1, encuesta: somePortalSurvey({ definicion }) };
    await portal.get(editPortalSurvey, { body }, manager);
    expect((await save(id, await begin(id), [{ idPregunta: 1, valor: 1 }])).status).toBe(0);
    expect((await save(id, before, [{ idPregunta: 6, valor: 'Más' }])).status).toBe(42);
  });
});

describe('a survey for people without an account', () => {
  test('asks nobody to log in so as to note that they have taken part', async () => {
    const id = await addPortalSurvey(portal, { sacaOpcionAnonima: true, paraAlumnos: false });
    // As it may have been written before.
    await portal.database.orm.update(surveys).set({ registraParticipacion: true });
    const ways = await portal.get(openSurveyAccess, { params: { id }, body: {} });
    expect(ways).toMatchObject({ registraParticipacion: false, conLogin: false });
    expect((await portal.call(beginSurveyAnonymously, { params: { id }, body: {} })).status).toBe(0);
    const { encuesta } = await portal.get(getPortalSurvey, { params: { id } }, manager);
    expect(encuesta).toMatchObject({ registraParticipacion: true });
  });
});

test('who has taken part shares no transaction with an answer that waits, however few wait', async () => {
  const id = await addPortalSurvey(portal, anonymous);
  for (const who of people) {
    const access = await portal.get(beginSurveyAnonymously, { params: { id }, body: {} }, who);
    expect((await save(id, access, [{ idPregunta: 1, valor: 1 }], true)).status).toBe(0);
  }
  await surveyMixingWorker(await portal.tools())();
  const { rows } = await portal.database.raw(`
    select (select count(*)::integer from survey_drafts where estado = 'entregada') as waiting,
      (select count(distinct xmin::text)::integer from survey_participations) as written,
      (select count(*)::integer from survey_participations p join survey_drafts d on p.xmin = d.xmin) as joined`);
  expect(rows).toEqual([{ waiting: people.length, written: 1, joined: 0 }]);
});

test('one whose last day is over is not opened, and its last day is what is wrong', async () => {
  for (const estado of ['borrador', 'cerrada'] as const) {
    const id = await addPortalSurvey(portal, { desde: '2020-01-01', hasta: '2020-02-01' }, estado);
    const answer = await portal.call(openSurvey, { body: { idEncuesta: id, version: 1 } }, manager);
    expect(answer).toMatchObject({ status: 15, datos: { campos: [{ campo: 'encuesta.hasta' }] } });
    const { version } = await portal.get(getPortalSurvey, { params: { id } }, manager);
    expect(version).toBe(1);
  }
});

describe('the largest that there may be', () => {
  const text = (length: number) => '€'.repeat(length);
  const texts = (length: number) => ({ es: text(length), ca: text(length), en: text(length) });
  const perQuestion = Math.floor(maxOptions / maxQuestions);
  /** All but 1,500 of the characters and 50 of the options that there may be, each character of three bytes. */
  function largest(): typeof someQuestions {
    const preguntas = Array.from({ length: maxQuestions }, (_, place) => ({
      idPregunta: place + 1,
      tipo: 'una' as const,
      textos: texts(500),
      ayudas: texts(300),
      textosMinimo: texts(5),
      textosMaximo: texts(5),
      nuevaPagina: true,
      respuestas: Array.from({ length: perQuestion }, (__, option) => ({
        idRespuesta: option + 1,
        textos: texts(40),
        idPreguntaDestino: null,
      })),
    }));
    return { preguntas };
  }

  test('survey is saved, and one that is larger is said to be', async () => {
    const definicion = largest();
    const create = (encuesta: ReturnType<typeof somePortalSurvey>) =>
      portal.call(createPortalSurvey, { body: { claveEnvio: randomUUID(), encuesta } }, manager);
    expect((await create(somePortalSurvey({ definicion }))).status).toBe(0);
    const fifty = Array.from({ length: 50 }, (_, option) => ({ idRespuesta: option + 1, textos: {} }));
    const larger = [
      {
        preguntas: definicion.preguntas.map((one) =>
          one.idPregunta > 2 ? one : { ...one, respuestas: fifty },
        ),
      },
      { preguntas: definicion.preguntas.map((one) => ({ ...one, textos: texts(510) })) },
    ];
    for (const one of larger)
      expect(await create(somePortalSurvey({ definicion: one }))).toMatchObject({
        status: 15,
        datos: { campos: [{ campo: 'encuesta.definicion.preguntas' }] },
      });
  });

  test('answers are saved at once', async () => {
    const preguntas = Array.from({ length: maxQuestions }, (_, place) => ({
      idPregunta: place + 1,
      tipo: 'texto' as const,
      textos: { es: 'Cuéntalo' },
      maximo: maxAnswerText,
    }));
    const id = await addPortalSurvey(portal, { definicion: { preguntas } });
    const sent = preguntas.map(({ idPregunta }) => ({ idPregunta, valor: '€'.repeat(maxAnswerText) }));
    expect((await save(id, await begin(id), sent, true)).datos).toMatchObject({ terminada: true });
  });
});
