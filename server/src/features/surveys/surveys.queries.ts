import type { PlacementMoment, SurveyKind } from '@portal/contract/surveys';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  surveyAnswers,
  surveyDrafts,
  surveyParticipations,
  surveyResponses,
  surveys,
} from '../../db/tables/surveys.ts';
import { versioned } from '../../db/versioned.queries.ts';
import { isAskedOf } from './answering.queries.ts';
import type { Answering } from './survey-key.rules.ts';
import type { StoredTitles } from './surveys.rules.ts';

export interface Written {
  titulos: StoredTitles;
  urlAcceso: string;
  paraAlumnos: boolean;
  paraEmpresa: boolean;
  obligatoria: boolean;
  desde: string;
  hasta: string | null;
}

interface PendingRow {
  id: number;
  tipo: SurveyKind;
  titulos: StoredTitles;
  urlAcceso: string | null;
  obligatoria: boolean;
  hasta: string | null;
  idPractica: number | null;
  momento: PlacementMoment | null;
  empezada: boolean;
}

const isOpen = `s.estado = 'abierta' and s.desde <= $2::date and (s.hasta is null or s.hasta >= $2::date)`;
const columnsOfPending = `s.id, s.tipo, s.titulos, s.url_acceso as "urlAcceso", s.obligatoria, s.hasta::text as hasta`;

/** Those that an account is asked by what it is. */
const byAudience = (audience: string) => `
  select ${columnsOfPending}, null::integer as "idPractica", null::text as momento,
    exists (select from survey_drafts d
      where d.survey_id = s.id and d.account_id = $1 and d.placement_id is null) as empezada
  from surveys s
  where ${audience} and ${isOpen}
    and not exists (select from survey_answers a where a.survey_id = s.id and a.account_id = $1)
    and not exists (select from survey_participations t where t.survey_id = s.id and t.account_id = $1)
    and not exists (select from survey_responses r
      where r.survey_id = s.id and r.account_id = $1 and r.placement_id is null)`;

/** Those that a student is asked about each placement, once its moment has come. */
const aboutPlacements = `
  select ${columnsOfPending}, p.id as "idPractica", s.momento,
    exists (select from survey_drafts d
      where d.survey_id = s.id and d.placement_id = p.id and d.parte = 'alumno') as empezada
  from surveys s join placements p on p.student_id = $1
  where s.momento is not null and 'alumno' = any(s.partes) and ${isOpen} and ${isAskedOf}
    and not exists (select from survey_responses r
      where r.survey_id = s.id and r.placement_id = p.id and r.parte = 'alumno')`;

const ordered = (rows: string) =>
  `select * from (${rows}) pending order by obligatoria desc, hasta nulls last, id, "idPractica" limit $3`;

const isStudentAsked = `
  s.para_alumnos and ((s.titulaciones = '{}' and s.cursos = '{}') or exists (
    select from studies t where t.student_id = $1 and t.de_la_universidad and t.actual
      and (s.titulaciones = '{}' or t.id_titulacion = any(s.titulaciones))
      and (s.cursos = '{}' or t.curso = any(s.cursos))))`;

const statements = {
  Alumno: {
    name: 'surveys_pending_students',
    text: ordered(`${byAudience(isStudentAsked)} union all ${aboutPlacements}`),
  },
  Empresa: { name: 'surveys_pending_companies', text: ordered(byAudience('s.para_empresa')) },
};

/** What this account has still to answer on this day: the mandatory first, then what ends first. */
export const pendingFor = (
  db: Db,
  role: 'Alumno' | 'Empresa',
  { accountId, today, limit }: { accountId: number; today: string; limit: number },
): Promise<PendingRow[]> => db.query<PendingRow>(statements[role], [accountId, today, limit]);

const record = {
  name: 'survey_answer_record',
  text: `
    insert into survey_answers (survey_id, account_id, contestada)
    select s.id, a.id, $4::timestamptz
    from surveys s join accounts a on a.id = $2
    where s.id = $1 and s.tipo = 'externa' and s.desde <= $3::date and (s.hasta is null or s.hasta >= $3::date) and a.estado <> 'baja'
      and case a.user_type when 'Alumno' then s.para_alumnos when 'Empresa' then s.para_empresa else false end
    -- A deletion at this moment is waited for: then there is nothing to answer.
    for key share of s
    on conflict do nothing`,
};
const recorded = {
  name: 'survey_answer_recorded',
  text: 'select from survey_answers where survey_id = $1 and account_id = $2',
};

/** Records an answer, once; false where the survey is not open to this account and was not answered before. */
export async function recordAnswer(
  db: Db,
  { surveyId, accountId }: Answering,
  today: string,
  now: Date,
): Promise<boolean> {
  await db.query(record, [surveyId, accountId, today, now.toISOString()]);
  return (await db.query(recorded, [surveyId, accountId])).length > 0;
}

const begunAbout = {
  name: 'survey_drafts_about_erased',
  text: `
    delete from survey_drafts
    where placement_id in (select id from placements where student_id = any($1::integer[]))`,
};
const answeredAbout = {
  name: 'survey_responses_about_erased',
  text: `
    update survey_responses r set placement_id = null, respuestas = coalesce((
      select jsonb_object_agg(e.key, e.value) from jsonb_each(r.respuestas) e
      where not exists (
        select from survey_versions v, jsonb_array_elements(v.definicion -> 'preguntas') q
        where v.id = r.version_id and q ->> 'idPregunta' = e.key and q ->> 'tipo' = 'texto')), '{}')
    where r.placement_id in (select id from placements where student_id = any($1::integer[]))`,
};

/**
 * Forgets which surveys these accounts have answered, and what they have answered under their name. What was answered
 * without one is nobody's, and stays; of what tutors have answered about their placements, what was chosen stays, without
 * the placement and without what was written.
 */
export async function forgetAnswers(db: Db, accountIds: readonly number[]): Promise<void> {
  const { orm } = db;
  const ids = [...accountIds];
  await orm.delete(surveyAnswers).where(inArray(surveyAnswers.accountId, ids));
  await orm.delete(surveyParticipations).where(inArray(surveyParticipations.accountId, ids));
  await orm.delete(surveyDrafts).where(inArray(surveyDrafts.accountId, ids));
  await orm.delete(surveyResponses).where(inArray(surveyResponses.accountId, ids));
  await db.query(begunAbout, [ids]);
  await db.query(answeredAbout, [ids]);
}

const columns = {
  id: surveys.id,
  tipo: surveys.tipo,
  titulos: surveys.titulos,
  urlAcceso: surveys.urlAcceso,
  estadoPortal: surveys.estado,
  momento: surveys.momento,
  paraAlumnos: surveys.paraAlumnos,
  paraEmpresa: surveys.paraEmpresa,
  obligatoria: surveys.obligatoria,
  desde: surveys.desde,
  hasta: surveys.hasta,
  version: surveys.version,
  modificada: surveys.modificada,
};

/** Who has answered it: in its own tool, or what is finished and mixed here. */
const answered = ({ orm }: Db) =>
  sql<number>`${orm.$count(surveyAnswers, eq(surveyAnswers.surveyId, surveys.id))}
    + ${orm.$count(surveyResponses, eq(surveyResponses.surveyId, surveys.id))}`.mapWith(Number);

/** A page of all of them, in the order of its index ('nulls last' as there). */
export const pageOf = (db: Db, limit: number, offset: number) =>
  db.orm
    .select({ ...columns, numContestadas: answered(db) })
    .from(surveys)
    .orderBy(sql`${surveys.desde} desc nulls last, ${surveys.id} desc nulls last`)
    .limit(limit)
    .offset(offset);

async function surveyOf(db: Db, id: number) {
  const [row] = await db.orm
    .select({ ...columns, numContestadas: answered(db) })
    .from(surveys)
    .where(and(eq(surveys.id, id), eq(surveys.tipo, 'externa')));
  if (row?.urlAcceso === undefined || row.urlAcceso === null) return undefined;
  const { tipo: _, estadoPortal: __, momento: ___, urlAcceso, ...rest } = row;
  return { ...rest, urlAcceso };
}

export const stored = versioned(surveys, surveyOf);
