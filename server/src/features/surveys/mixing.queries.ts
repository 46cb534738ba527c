import type { Db } from '../../db/database.ts';

const waiting = {
  name: 'surveys_that_wait',
  text: `
    select d.survey_id as "surveyId",
      (count(*) >= $1 or s.estado = 'cerrada' or coalesce(s.hasta < $2::date, false)) as "canMix"
    from survey_drafts d join surveys s on s.id = d.survey_id
    where d.estado = 'entregada'
    group by d.survey_id, s.estado, s.hasta
    order by d.survey_id`,
};

export interface Waiting {
  surveyId: number;
  /** Enough have come since, or no more will. */
  canMix: boolean;
}

/** The surveys with anonymous answers that wait to be mixed, be they enough for it or not. */
export const surveysThatWait = (db: Db, enough: number, today: string): Promise<Waiting[]> =>
  db.query<Waiting>(waiting, [enough, today]);

const lock = {
  name: 'survey_mix_lock',
  text: `select id, (estado = 'cerrada' or hasta < $2::date) as "isOver" from surveys where id = $1 for no key update`,
};
const delivered = {
  name: 'survey_mix_delivered',
  text: `select id from survey_drafts where survey_id = $1 and estado = 'entregada' for update`,
};
const move = {
  name: 'survey_mix_move',
  text: `
    insert into survey_responses (survey_id, version_id, respuestas, anonima)
    select d.survey_id, d.version_id, d.respuestas, true
    from survey_drafts d where d.id = any($1::uuid[]) order by gen_random_uuid()`,
};
const empty = {
  name: 'survey_mix_empty',
  text: `update survey_drafts set respuestas = '{}', estado = 'mezclada' where id = any($1::uuid[])`,
};
const noteRest = {
  name: 'survey_mix_note_rest',
  text: 'update surveys set resto_mezclado = true where id = $1',
};
const shuffled = {
  name: 'survey_mix_all',
  text: `
    with gone as (delete from survey_responses where survey_id = $1 and anonima returning *)
    insert into survey_responses (survey_id, version_id, respuestas, anonima)
    select survey_id, version_id, respuestas, true from gone order by gen_random_uuid()`,
};
const readParticipations = {
  name: 'survey_participations_take',
  text: 'delete from survey_participations where survey_id = $1 returning account_id as "accountId"',
};
const writeParticipations = {
  name: 'survey_participations_put',
  text: `
    insert into survey_participations (survey_id, account_id)
    select $1, a from unnest($2::integer[]) a order by gen_random_uuid()`,
};

/**
 * Moves what was handed in among the answers, in no order and under new keys; false where too few have come. Once a
 * survey is over all its answers are put in a new order, and it is noted where fewer than enough were mixed at the end.
 */
export async function mixAnswersOf(
  db: Db,
  surveyId: number,
  enough: number,
  today: string,
): Promise<boolean> {
  const [survey] = await db.query<{ isOver: boolean }>(lock, [surveyId, today]);
  const rows = await db.query<{ id: string }>(delivered, [surveyId]);
  if (!survey || rows.length === 0 || (rows.length < enough && !survey.isOver)) return false;
  const ids = rows.map(({ id }) => id);
  await db.query(move, [ids]);
  await db.query(empty, [ids]);
  if (survey.isOver) await db.query(shuffled, [surveyId]);
  if (rows.length < enough) await db.query(noteRest, [surveyId]);
  return true;
}

/** Writes anew who has taken part, in no order: not in the transaction of any answer. */
export async function mixParticipationsOf(db: Db, surveyId: number): Promise<void> {
  const rows = await db.query<{ accountId: number }>(readParticipations, [surveyId]);
  if (rows.length > 0)
    await db.query(writeParticipations, [surveyId, rows.map(({ accountId }) => accountId)]);
}

const leftOver = {
  name: 'survey_drafts_left_over',
  text: `
    delete from survey_drafts d using surveys s
    where s.id = d.survey_id and d.estado <> 'entregada'
      and (s.hasta < $1::date or (s.estado = 'cerrada' and s.modificada < $2::timestamptz))`,
};

/** Deletes what was begun, and which codes were used, in surveys that were over by then. */
export const deleteLeftOver = (db: Db, day: string, since: Date): Promise<unknown> =>
  db.query(leftOver, [day, since.toISOString()]);
