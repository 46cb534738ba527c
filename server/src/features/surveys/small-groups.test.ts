import {
  beginSurveyAnonymously,
  beginSurveyAsUser,
  closeSurvey,
  editPortalSurvey,
  exportSurvey,
  getPortalSurvey,
  getSurveyResults,
  listSurveyTexts,
  openSurvey,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { surveys } from '../../db/tables/surveys.ts';
import { addManager, addStudent, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { surveyMixingWorker } from './mix-answers.ts';
import { addPortalSurvey, somePortalSurvey } from './surveys.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };

beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.orm.delete(surveys);
});

const anonymous = { sacaOpcionAnonima: true, conLogin: false } as const;
type Sent = { idPregunta: number; valor: number | string }[];

async function answer(id: number, lContestaciones: Sent): Promise<void> {
  const { pase, codigo } = await portal.get(beginSurveyAnonymously, { params: { id }, body: {} });
  const body = { pase, codigo, lContestaciones, terminar: true };
  await portal.get(saveSurveyAnswers, { params: { id }, body });
}
async function answers(id: number, count: number, of: Sent = [{ idPregunta: 1, valor: 2 }]): Promise<void> {
  for (let one = 0; one < count; one += 1) await answer(id, of);
}
const mix = async () => surveyMixingWorker(await portal.tools())();
const versionOf = async (id: number) =>
  (await portal.get(getPortalSurvey, { params: { id } }, manager)).version;
const moved = async (call: typeof openSurvey | typeof closeSurvey, id: number) =>
  portal.call(call, { body: { idEncuesta: id, version: await versionOf(id) } }, manager);

describe('a survey that is over', () => {
  const refusal = { status: 15, datos: { campos: [{ campo: 'encuesta.hasta' }] } };

  test('is opened again while its few last answers wait, or where they were many', async () => {
    const id = await addPortalSurvey(portal, anonymous);
    await answers(id, 1);
    // What waits is lost as well where the survey is deleted.
    expect(await portal.get(getPortalSurvey, { params: { id } }, manager)).toMatchObject({
      numContestadas: 0,
      numPendientes: 1,
    });
    expect((await moved(closeSurvey, id)).status).toBe(0);
    expect((await moved(openSurvey, id)).status).toBe(0);
    await answers(id, 4);
    expect((await moved(closeSurvey, id)).status).toBe(0);
    await mix();
    expect((await moved(openSurvey, id)).status).toBe(0);
  });

  test('is not opened again once fewer than five of its answers were mixed by themselves', async () => {
    const id = await addPortalSurvey(portal, anonymous);
    await answers(id, 5);
    await mix();
    await answers(id, 1);
    await moved(closeSurvey, id);
    await mix();
    expect(await moved(openSurvey, id)).toMatchObject(refusal);
    expect((await portal.get(getSurveyResults, { params: { id }, query: {} }, manager)).numAnonimas).toBe(6);
  });

  test('is given no other last day either', async () => {
    const id = await addPortalSurvey(portal, anonymous);
    await answers(id, 1);
    await portal.database.orm.update(surveys).set({ hasta: '2020-02-01' });
    await mix();
    const edit = async (hasta: string | null) => {
      const encuesta = somePortalSurvey({ ...anonymous, hasta });
      const body = { idEncuesta: id, version: await versionOf(id), encuesta };
      return portal.call(editPortalSurvey, { body }, manager);
    };
    expect(await edit(null)).toMatchObject(refusal);
    expect((await edit('2020-03-01')).status).toBe(0);
  });
});

test('a question that fewer than five have answered anonymously shows nothing of them, nor does its text or its column', async () => {
  const id = await addPortalSurvey(portal, anonymous);
  await answers(id, 5);
  // One alone comes to the scale, which the others jump over.
  await answer(id, [
    { idPregunta: 1, valor: 1 },
    { idPregunta: 2, valor: 4 },
    { idPregunta: 6, valor: 'Solo yo' },
  ]);
  await mix();
  const params = { id };
  const { preguntas } = await portal.get(getSurveyResults, { params, query: {} }, manager);
  expect(preguntas.map(({ num, ocultas }) => [num, ocultas]).slice(0, 2)).toEqual([
    [6, false],
    [0, true],
  ]);
  expect(preguntas[1]).toMatchObject({ media: null });
  const query = { idPregunta: 6 };
  expect(await portal.get(listSurveyTexts, { params, query }, manager)).toEqual({ textos: [], numTotal: 0 });
  const { comparacion } = await portal.get(
    getSurveyResults,
    { params, query: { cruce: '1', idPregunta: 2 } },
    manager,
  );
  expect(comparacion?.grupos.every(({ resultados }) => resultados.num === 0)).toBe(true);
  const body = { idEncuesta: id, formato: 'csv' as const };
  const { url } = await portal.get(exportSurvey, { body }, manager);
  const sheet = (await portal.app.inject({ url })).body;
  expect(sheet).not.toContain('Solo yo');
  expect(sheet).toContain('Valóralas (sin las respuestas anónimas: son menos de cinco)');
});

test('what is saved while the same answers are finished begins none anew', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await addPortalSurvey(portal);
    const who = { token: await studentToken(portal, (await addStudent(portal)).usuario) };
    const { acceso } = await portal.get(beginSurveyAsUser, { params: { id }, body: {} }, who);
    const send = (valor: number, terminar: boolean) => {
      const sent = { pase: acceso?.pase ?? '', codigo: null, lContestaciones: [{ idPregunta: 1, valor }] };
      return portal.call(saveSurveyAnswers, { params: { id }, body: { ...sent, terminar } });
    };
    await send(1, false);
    await Promise.all([send(1, true), send(2, false), send(2, false)]);
    const { numEmpezadas } = await portal.get(getSurveyResults, { params: { id }, query: {} }, manager);
    expect(numEmpezadas).toBe(0);
  }
});
