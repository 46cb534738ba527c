import {
  beginSurveyAnonymously,
  beginSurveyAsUser,
  getSurveyResults,
  listStudentSurveys,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addManager, addStudent, managerToken, studentToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addPortalSurvey } from './surveys.fixtures.ts';

let portal: TestPortal;
let manager: { token: string };

beforeAll(async () => {
  portal = await openPortal();
  manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
});
afterAll(() => portal.close());

const anonymous = { sacaOpcionAnonima: true, conLogin: false, registraParticipacion: true } as const;

const rows = async (text: string, values: unknown[] = []) => (await portal.database.raw(text, values)).rows;

/** What is kept of a survey: who has taken part, what was finished, and what is open. */
const keptOf = async (id: number) =>
  (
    await rows(
      `select (select count(*)::integer from survey_participations where survey_id = $1) as took,
         (select count(*)::integer from survey_responses where survey_id = $1)
           + (select count(*)::integer from survey_drafts where survey_id = $1 and estado = 'entregada') as finished,
         (select count(*)::integer from survey_drafts where survey_id = $1 and estado = 'abierta') as open`,
      [id],
    )
  )[0];

/** Lets the last thing that finishing writes fail, after all before it was written. */
async function whileCut(work: () => Promise<void>): Promise<void> {
  await portal.database.raw(`
    create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
    create trigger cut_update before update on survey_drafts for each row
      when (new.estado = 'entregada') execute function cut();
    create trigger cut_delete before delete on survey_drafts for each row execute function cut();`);
  try {
    await work();
  } finally {
    await portal.database.raw(
      'drop trigger cut_update on survey_drafts; drop trigger cut_delete on survey_drafts; drop function cut()',
    );
  }
}

/** Somebody who has answered what must be, by their name or without. */
async function answered(isAnonymous: boolean) {
  const id = await addPortalSurvey(portal, isAnonymous ? anonymous : {});
  const who = { token: await studentToken(portal, (await addStudent(portal)).usuario) };
  const call = { params: { id }, body: {} };
  const access = isAnonymous
    ? await portal.get(beginSurveyAnonymously, call, who)
    : (await portal.get(beginSurveyAsUser, call, who)).acceso;
  if (!access) throw new Error('no access');
  const { pase, codigo } = access;
  const send = (lContestaciones: { idPregunta: number; valor: number }[], terminar: boolean) =>
    portal.call(saveSurveyAnswers, { params: { id }, body: { pase, codigo, lContestaciones, terminar } });
  await send([{ idPregunta: 1, valor: 1 }], false);
  return { id, who, send };
}

describe.each([
  ['anonymously', true],
  ['by name', false],
])('a survey that is answered %s', (_, isAnonymous) => {
  test('is finished as a whole or not at all', async () => {
    const { id, who, send } = await answered(isAnonymous);
    await whileCut(async () => {
      expect((await send([{ idPregunta: 2, valor: 5 }], true)).status).toBe(500);
    });
    expect(await keptOf(id)).toEqual({ took: 0, finished: 0, open: 1 });
    const asked = await portal.get(listStudentSurveys, {}, who);
    expect(asked.map(({ idEncuesta }) => idEncuesta)).toContain(id);
    expect((await send([{ idPregunta: 2, valor: 5 }], true)).datos).toMatchObject({ terminada: true });
    expect(await keptOf(id)).toEqual({ took: isAnonymous ? 1 : 0, finished: 1, open: 0 });
  });

  test('is finished once, however often that is sent', async () => {
    const { id, send } = await answered(isAnonymous);
    const statuses = await Promise.all([send([], true), send([], true), send([], true)]);
    expect(statuses.some(({ status }) => status === 0)).toBe(true);
    expect((await send([{ idPregunta: 1, valor: 2 }], true)).status).toBe(isAnonymous ? 0 : 39);
    expect(await keptOf(id)).toEqual({ took: isAnonymous ? 1 : 0, finished: 1, open: 0 });
    const { numEmpezadas } = await portal.get(getSurveyResults, { params: { id }, query: {} }, manager);
    expect(numEmpezadas).toBe(0);
  });
});
