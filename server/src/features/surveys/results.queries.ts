import type { Answers } from '@portal/contract/survey-rules';
import type { Db } from '../../db/database.ts';

/** How many have given one answer, or chosen one column of a row. */
export interface Counted {
  grupo: string | null;
  pregunta: string;
  fila: string | null;
  valor: string | null;
  num: number;
}

const totals = {
  name: 'survey_result_totals',
  text: `
    select (select count(*)::integer from survey_responses where survey_id = $1 and not anonima) as "conNombre",
      (select count(*)::integer from survey_responses where survey_id = $1 and anonima) as anonimas,
      (select count(*)::integer from survey_drafts where survey_id = $1 and estado = 'abierta') as empezadas`,
};

export interface Totals {
  conNombre: number;
  anonimas: number;
  empezadas: number;
}

export async function totalsOf(db: Db, surveyId: number): Promise<Totals> {
  const [row] = await db.query<Totals>(totals, [surveyId]);
  return row ?? { conNombre: 0, anonimas: 0, empezadas: 0 };
}

/** Every answer of a response in one reading of it; where only some questions are asked for, each by its key. */
const all = 'jsonb_each_text(r.respuestas) e';
const some = `(select k as key, r.respuestas ->> k as value from unnest($3::text[] || $4 || $5 || $6) k) e`;

/**
 * Of the responses `r`, their answers by group and question. Equal answers are counted first, lists and matrices as they
 * are, so that what is taken apart is few: most of the time is the first step, which runs on several cores.
 */
const counted = (grupo: string, answers: string) => `
  with counted as materialized (
    select ${grupo} as grupo, e.key as pregunta,
      case when e.key = any($6::text[]) then null else e.value end as valor, count(*) as num
    from survey_responses r cross join lateral ${answers}
    where r.survey_id = $1 and (not r.anonima or ($2::boolean and e.key <> all($7::text[]))) and e.value is not null
    group by 1, 2, 3)
  select grupo, pregunta, null as fila, valor, num::integer from counted where pregunta = any($3::text[])
  union all
  select grupo, pregunta, null, o, sum(num)::integer
    from counted, jsonb_array_elements_text(valor::jsonb) o where pregunta = any($4::text[]) group by 1, 2, 4
  union all
  select grupo, pregunta, o.key, o.value, sum(num)::integer
    from counted, jsonb_each_text(valor::jsonb) o where pregunta = any($5::text[]) group by 1, 2, 3, 4
  union all
  select grupo, pregunta, null, null, sum(num)::integer
    from counted where pregunta = any($4::text[] || $5::text[] || $6::text[]) group by 1, 2`;

const whole = { name: 'survey_results', text: counted('null::text', all) };
const byDegree = { name: 'survey_results_by_degree', text: counted('r.titulacion::text', some) };
const byAnswer = { name: 'survey_results_by_answer', text: counted('(r.respuestas ->> $8::text)', some) };

/** The numbers of the questions, by how they are answered. */
export interface KeysByShape {
  readonly single: readonly string[];
  readonly several: readonly string[];
  readonly matrix: readonly string[];
  readonly text: readonly string[];
}

/** Which anonymous answers are read: all or none, but for those to questions that too few have answered. */
export interface Readable {
  readonly withAnonymous: boolean;
  readonly tooFew: readonly number[];
}

/** Everything that was answered, counted, without groups or by degree or by the answer to a question. */
export function countsOf(
  db: Db,
  surveyId: number,
  { withAnonymous, tooFew }: Readable,
  { single, several, matrix, text }: KeysByShape,
  by: 'titulacion' | string | null = null,
): Promise<Counted[]> {
  const values = [surveyId, withAnonymous, single, several, matrix, text, tooFew.map(String)];
  if (by === null) return db.query<Counted>(whole, values);
  if (by === 'titulacion') return db.query<Counted>(byDegree, values);
  return db.query<Counted>(byAnswer, [...values, by]);
}

const groups = (name: string, grupo: string) => ({
  name,
  text: `
    select ${grupo} as clave, count(*)::integer as num,
      (count(*) filter (where r.respuestas ? $4::text))::integer as contestan from survey_responses r
    where survey_id = $1 and (not anonima or $2::boolean) and ($3::text is not null) group by 1`,
});
const degreeGroups = groups('survey_groups_by_degree', 'r.titulacion::text');
const answerGroups = groups('survey_groups_by_answer', '(r.respuestas ->> $3::text)');

export interface Group {
  /** Null of those in none. */
  clave: string | null;
  num: number;
  /** Of these, how many have answered the question that is compared. */
  contestan: number;
}

/** How many answers each group has, to the whole and to one question. */
export const groupsOf = (
  db: Db,
  surveyId: number,
  withAnonymous: boolean,
  { by, idPregunta }: { by: string; idPregunta: number },
) =>
  db.query<Group>(by === 'titulacion' ? degreeGroups : answerGroups, [
    surveyId,
    withAnonymous,
    by,
    String(idPregunta),
  ]);

const seldom = {
  name: 'survey_questions_seldom_answered',
  text: `
    select e.key::integer as id from survey_responses r cross join lateral jsonb_object_keys(r.respuestas) e (key)
    where r.survey_id = $1 and r.anonima group by 1 having count(*) < $2 order by 1`,
};

/** The questions that some have answered anonymously, and fewer than so many. */
export const seldomAnswered = async (db: Db, surveyId: number, smallest: number): Promise<number[]> =>
  (await db.query<{ id: number }>(seldom, [surveyId, smallest])).map(({ id }) => id);

const texts = {
  name: 'survey_texts',
  text: `
    select respuestas ->> $3::text as texto, count(*) over ()::integer as total from survey_responses
    where survey_id = $1 and (not anonima or $2::boolean) and trim(respuestas ->> $3::text) <> ''
    order by id limit $4 offset $5`,
};

/** A page of what was written to a question, by keys that are random, with how many there are. */
export async function textsOf(
  db: Db,
  surveyId: number,
  withAnonymous: boolean,
  { idPregunta, limit, offset }: { idPregunta: number; limit: number; offset: number },
): Promise<{ textos: string[]; numTotal: number }> {
  const values = [surveyId, withAnonymous, String(idPregunta), limit, offset];
  const rows = await db.query<{ texto: string; total: number }>(texts, values);
  return { textos: rows.map(({ texto }) => texto), numTotal: rows[0]?.total ?? 0 };
}

const exported = {
  name: 'survey_export',
  text: `
    select r.respuestas, r.anonima, p.numero as practica,
      case r.parte
        when 'tutorEmpresa' then concat_ws(' ', p.datos #>> '{tutor,nombre}', p.datos #>> '{tutor,apellidos}')
        when 'tutorAcademico' then concat_ws(' ', t.nombre, t.apellidos)
        else concat_ws(' ', a.nombre, a.apellidos) end as nombre,
      r.parte, r.titulacion
    from survey_responses r
      left join accounts a on a.id = r.account_id
      left join placements p on p.id = r.placement_id
      left join academic_tutors t on t.id = p.academic_tutor_id
    where r.survey_id = $1 and (not r.anonima or $2::boolean)
    order by r.id`,
};

export interface ExportedResponse {
  respuestas: Answers;
  anonima: boolean;
  nombre: string;
  practica: string | null;
  parte: 'alumno' | 'tutorEmpresa' | 'tutorAcademico' | null;
  titulacion: number | null;
}

/** Every answer, by keys that are random. */
export const exportedResponses = (db: Db, surveyId: number, withAnonymous: boolean) =>
  db.query<ExportedResponse>(exported, [surveyId, withAnonymous]);
