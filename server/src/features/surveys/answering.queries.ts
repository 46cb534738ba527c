import type { Answers, SurveyDefinition } from '@portal/contract/survey-rules';
import type { PlacementMoment, SurveyParty } from '@portal/contract/surveys';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { surveyDrafts, surveyParticipations } from '../../db/tables/surveys.ts';
import type { Answerer } from './survey-pass.rules.ts';
import type { StoredTitles } from './surveys.rules.ts';

/** A survey of the portal that can be answered now. */
export interface OpenSurvey {
  id: number;
  titulos: StoredTitles;
  obligatoria: boolean;
  hasta: string | null;
  paraAlumnos: boolean;
  paraEmpresa: boolean;
  momento: PlacementMoment | null;
  partes: SurveyParty[];
  sacaOpcionAnonima: boolean;
  conLogin: boolean;
  registraParticipacion: boolean;
  versionId: number;
  numVersion: number;
}

const open = {
  name: 'survey_open',
  text: `
    select s.id, s.titulos, s.obligatoria, s.hasta::text as hasta, s.para_alumnos as "paraAlumnos",
      s.para_empresa as "paraEmpresa", s.momento, s.partes, s.saca_opcion_anonima as "sacaOpcionAnonima",
      s.con_login as "conLogin", s.registra_participacion as "registraParticipacion",
      v.id as "versionId", v.num_version as "numVersion"
    from surveys s join survey_versions v on v.survey_id = s.id and v.num_version = s.num_version
    where s.id = $1 and s.tipo = 'portal' and s.estado = 'abierta' and s.desde <= $2::date
      and (s.hasta is null or s.hasta >= $2::date)`,
};

export async function openSurveyOf(db: Db, id: number, today: string): Promise<OpenSurvey | undefined> {
  const [row] = await db.query<OpenSurvey>(open, [id, today]);
  return row;
}

const definition = {
  name: 'survey_definition',
  text: 'select num_version as "numVersion", definicion from survey_versions where id = $1',
};

export interface StoredVersion {
  numVersion: number;
  definicion: SurveyDefinition;
}

/** The questions of a version. Throws where there are none: a version that was asked goes with its survey. */
export async function versionOf(db: Db, versionId: number): Promise<StoredVersion> {
  const [row] = await db.query<StoredVersion>(definition, [versionId]);
  if (!row) throw new Error('a version of a survey has gone');
  return row;
}

const asked = {
  name: 'survey_asks_account',
  text: `
    select from surveys s join accounts a on a.id = $2
    where s.id = $1 and a.estado <> 'baja' and s.momento is null
      and case a.user_type
        when 'Alumno' then s.para_alumnos and (
          (s.titulaciones = '{}' and s.cursos = '{}') or exists (
            select from studies t where t.student_id = a.id and t.de_la_universidad and t.actual
              and (s.titulaciones = '{}' or t.id_titulacion = any(s.titulaciones))
              and (s.cursos = '{}' or t.curso = any(s.cursos))))
        when 'Empresa' then s.para_empresa
        else false end`,
};

/** Whether a survey is for this account. */
export const asksAccount = async (db: Db, surveyId: number, accountId: number): Promise<boolean> =>
  (await db.query(asked, [surveyId, accountId])).length > 0;

/**
 * The day on which a survey `s` is asked about a placement `p`: its first, the one halfway, or the seventh before its
 * last; of one that ended early, by its new last day.
 */
export const askedOn = `
  case s.momento
    when 'inicio' then p.fecha_inicio
    when 'mitad' then p.fecha_inicio + (p.fecha_fin - p.fecha_inicio) / 2
    else greatest(p.fecha_inicio, p.fecha_fin - 6) end`;

/**
 * Whether a survey `s` is asked about a placement `p` on the day `$2`: not about what was over before the survey began, nor
 * about a student who has left.
 */
export const isAskedOf = `
  exists (select from accounts u where u.id = p.student_id and u.estado <> 'baja') and p.estado in ('enCurso', 'finalizada', 'cerrada') and ${askedOn} <= $2::date and ${askedOn} >= s.desde`;

const askedOfPlacement = {
  name: 'survey_asks_placement',
  text: `
    select p.id, p.student_id as "studentId" from surveys s join placements p on p.id = $3
    where s.id = $1 and s.momento is not null and ${isAskedOf}`,
};

/** Whose placement it is, where the survey is asked about it by now. */
export async function placementAsked(
  db: Db,
  surveyId: number,
  today: string,
  placementId: number,
): Promise<{ id: number; studentId: number } | undefined> {
  const [row] = await db.query<{ id: number; studentId: number }>(askedOfPlacement, [
    surveyId,
    today,
    placementId,
  ]);
  return row;
}

/** What was answered so far, with the version that it was begun with. */
export interface Draft {
  id: string;
  versionId: number;
  respuestas: Answers;
  estado: 'abierta' | 'entregada' | 'mezclada';
}

type Whose = Pick<Answerer, 'surveyId' | 'accountId' | 'placementId' | 'parte'>;

/** By what an answer that is being given is found. */
interface Finding {
  readonly by: 'account' | 'placement' | 'code';
  readonly values: readonly unknown[];
}

const ofWhom = ({ surveyId, accountId, placementId, parte }: Whose): Finding =>
  placementId === null
    ? { by: 'account', values: [surveyId, accountId ?? 0] }
    : { by: 'placement', values: [surveyId, placementId, parte ?? 'alumno'] };

const ofCode = (surveyId: number, codigoHash: string): Finding => ({
  by: 'code',
  values: [surveyId, codigoHash],
});

const drafts = (by: Finding['by'], where: string, end = '') => ({
  name: `survey_draft_by_${by}${end === '' ? '' : '_locked'}`,
  text: `
    select id, version_id as "versionId", respuestas, estado from survey_drafts
    where survey_id = $1 and ${where} ${end}`,
});
const conditions: Record<Finding['by'], string> = {
  account: 'account_id = $2 and placement_id is null',
  placement: 'placement_id = $2 and parte = $3',
  code: 'codigo_hash = $2',
};
const asIs = (by: Finding['by']) => drafts(by, conditions[by]);
const locked = (by: Finding['by']) => drafts(by, conditions[by], 'for update');
const draftQueries = {
  read: { account: asIs('account'), placement: asIs('placement'), code: asIs('code') },
  lock: { account: locked('account'), placement: locked('placement'), code: locked('code') },
};

async function findDraft(db: Db, { by, values }: Finding, lock = false): Promise<Draft | undefined> {
  const [row] = await db.query<Draft>(draftQueries[lock ? 'lock' : 'read'][by], [...values]);
  return row;
}

/** The answers that somebody has begun under their name. */
export const draftOf = (db: Db, whose: Whose): Promise<Draft | undefined> => findDraft(db, ofWhom(whose));

/** The answers that a code opens. */
export const draftWith = (db: Db, surveyId: number, codigoHash: string): Promise<Draft | undefined> =>
  findDraft(db, ofCode(surveyId, codigoHash));

/** The same, begun where there are none, and locked. */
export async function ensuredDraft(
  db: Db,
  { surveyId, accountId, placementId, parte }: Whose,
  codigoHash: string | null,
  versionId: number,
): Promise<Draft> {
  const whose = { surveyId, accountId, placementId, parte };
  const finding = codigoHash === null ? ofWhom(whose) : ofCode(surveyId, codigoHash);
  const found = await findDraft(db, finding, true);
  if (found) return found;
  const owner = codigoHash === null ? whose : { surveyId, codigoHash };
  await db.orm
    .insert(surveyDrafts)
    .values({ ...owner, versionId, respuestas: {} })
    .onConflictDoNothing();
  const begun = await findDraft(db, finding, true);
  if (!begun) throw new Error('answers are neither begun nor known');
  return begun;
}

const keep = {
  name: 'survey_draft_keep',
  text: 'update survey_drafts set respuestas = $2, estado = $3 where id = $1',
};

/** Keeps answers that are locked. */
export const keepDraft = (
  db: Db,
  id: string,
  answers: Answers,
  estado: 'abierta' | 'entregada' = 'abierta',
): Promise<unknown> => db.query(keep, [id, JSON.stringify(answers), estado]);

export async function removeDraft({ orm }: Db, id: string): Promise<void> {
  await orm.delete(surveyDrafts).where(eq(surveyDrafts.id, id));
}

const take = {
  name: 'survey_response_add',
  text: `
    insert into survey_responses
      (survey_id, version_id, respuestas, anonima, account_id, placement_id, parte, titulacion, terminada)
    values ($1, $2, $3, false, $4, $5, $6, (
      select t.id_titulacion from studies t
      where t.student_id = $4 and t.de_la_universidad and t.actual order by t.id desc limit 1), $7::timestamptz)
    on conflict do nothing
    returning id`,
};

/** Keeps finished answers under a name; false where that person has answered already. */
export async function addNamedResponse(
  db: Db,
  { surveyId, accountId, placementId, parte }: Whose,
  versionId: number,
  answers: Answers,
  now: Date,
): Promise<boolean> {
  const values = [surveyId, versionId, JSON.stringify(answers), accountId, placementId, parte];
  return (await db.query(take, [...values, now.toISOString()])).length > 0;
}

const answeredByAccount = {
  name: 'survey_answered_by_account',
  text: `
    select from surveys where id = $1 and (
      exists (select from survey_responses where survey_id = $1 and account_id = $2)
      or exists (select from survey_participations where survey_id = $1 and account_id = $2))`,
};
const answeredOfPlacement = {
  name: 'survey_answered_of_placement',
  text: 'select from survey_responses where survey_id = $1 and placement_id = $2 and parte = $3',
};

/** Whether they have answered: under their name, or anonymously where it is kept that they have. */
export async function hasAnswered(
  db: Db,
  { surveyId, accountId, placementId, parte }: Whose,
): Promise<boolean> {
  const found =
    placementId === null
      ? await db.query(answeredByAccount, [surveyId, accountId ?? 0])
      : await db.query(answeredOfPlacement, [surveyId, placementId, parte ?? 'alumno']);
  return found.length > 0;
}

const oneAtATime = {
  name: 'survey_answerer_lock',
  text: 'select pg_advisory_xact_lock($1::integer, $2::integer)',
};

/** Until the end of the transaction nobody else finishes this survey for this account, by name or without. */
export const lockAnswerer = (db: Db, surveyId: number, accountId: number): Promise<unknown> =>
  db.query(oneAtATime, [surveyId, accountId]);

/** Notes that somebody has taken part; false where it was noted before. */
export async function addParticipation({ orm }: Db, surveyId: number, accountId: number): Promise<boolean> {
  const added = await orm
    .insert(surveyParticipations)
    .values({ surveyId, accountId })
    .onConflictDoNothing()
    .returning({ surveyId: surveyParticipations.surveyId });
  return added.length > 0;
}

const stillThere = {
  name: 'survey_account_open',
  text: "select from accounts where id = $1 and estado <> 'baja'",
};

/** Whether the account of a pass still is one. */
export const isAccountOpen = async (db: Db, accountId: number): Promise<boolean> =>
  (await db.query(stillThere, [accountId])).length > 0;
