import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { surveyAnswers, surveys } from '../../db/tables/surveys.ts';
import { versioned } from '../../db/versioned.queries.ts';
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
  titulos: StoredTitles;
  urlAcceso: string;
  obligatoria: boolean;
  hasta: string | null;
}

const pendingOf = (name: string, audience: string) => ({
  name,
  text: `
    select s.id, s.titulos, s.url_acceso as "urlAcceso", s.obligatoria, s.hasta::text as hasta
    from surveys s
    where ${audience} and s.desde <= $2::date and (s.hasta is null or s.hasta >= $2::date)
      and not exists (select from survey_answers a where a.survey_id = s.id and a.account_id = $1)
    order by s.obligatoria desc, s.hasta nulls last, s.id
    limit $3`,
});

const statements = {
  Alumno: pendingOf('surveys_pending_students', 's.para_alumnos'),
  Empresa: pendingOf('surveys_pending_companies', 's.para_empresa'),
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
    where s.id = $1 and s.desde <= $3::date and (s.hasta is null or s.hasta >= $3::date) and a.estado <> 'baja'
      and case a.user_type when 'Alumno' then s.para_alumnos when 'Empresa' then s.para_empresa else false end
    -- Whoever deletes it at this moment is waited for: then there is nothing to answer.
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

/** Forgets which surveys these accounts have answered. */
export async function forgetAnswers({ orm }: Db, accountIds: readonly number[]): Promise<void> {
  await orm.delete(surveyAnswers).where(inArray(surveyAnswers.accountId, [...accountIds]));
}

const columns = {
  id: surveys.id,
  titulos: surveys.titulos,
  urlAcceso: surveys.urlAcceso,
  paraAlumnos: surveys.paraAlumnos,
  paraEmpresa: surveys.paraEmpresa,
  obligatoria: surveys.obligatoria,
  desde: surveys.desde,
  hasta: surveys.hasta,
  version: surveys.version,
  modificada: surveys.modificada,
};

const answered = ({ orm }: Db) => orm.$count(surveyAnswers, eq(surveyAnswers.surveyId, surveys.id));

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
    .where(eq(surveys.id, id));
  return row;
}

export const stored = versioned(surveys, surveyOf);
