import type { SurveyDefinition } from '@portal/contract/survey-rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { surveyDrafts, surveyResponses, surveys, surveyVersions } from '../../db/tables/surveys.ts';
import { versioned } from '../../db/versioned.queries.ts';

type Row = typeof surveys.$inferSelect;
export type PortalSurvey = Row & {
  definicion: SurveyDefinition;
  numContestadas: number;
  /** Begun, or handed in without a name and still to be mixed. */
  numPendientes: number;
};
/** What a manager writes of a survey of the portal, but for its questions. */
export type WrittenSettings = Pick<
  Row,
  | 'titulos'
  | 'paraAlumnos'
  | 'paraEmpresa'
  | 'obligatoria'
  | 'desde'
  | 'hasta'
  | 'titulaciones'
  | 'cursos'
  | 'momento'
  | 'partes'
  | 'sacaOpcionAnonima'
  | 'conLogin'
  | 'registraParticipacion'
>;

async function portalSurveyOf(db: Db, id: number): Promise<PortalSurvey | undefined> {
  const answered = db.orm.$count(surveyResponses, eq(surveyResponses.surveyId, surveys.id));
  const pending = db.orm.$count(
    surveyDrafts,
    and(eq(surveyDrafts.surveyId, surveys.id), ne(surveyDrafts.estado, 'mezclada')),
  );
  const counts = { numContestadas: answered, numPendientes: pending };
  const [row] = await db.orm
    .select({ survey: surveys, definicion: surveyVersions.definicion, ...counts })
    .from(surveys)
    .innerJoin(
      surveyVersions,
      and(eq(surveyVersions.surveyId, surveys.id), eq(surveyVersions.numVersion, surveys.numVersion)),
    )
    .where(and(eq(surveys.id, id), eq(surveys.tipo, 'portal')));
  if (!row) return undefined;
  const { survey, ...rest } = row;
  return { ...survey, ...rest };
}

export const storedPortal = versioned<PortalSurvey>(surveys, portalSurveyOf);

/** Locks a survey, so that what is read of it next stays so. */
export async function lockSurvey({ orm }: Db, id: number): Promise<void> {
  await orm.select({ id: surveys.id }).from(surveys).where(eq(surveys.id, id)).for('update');
}

/** Adds the questions of a version, unless it is there already: what was sent twice. */
export async function addVersion(
  { orm }: Db,
  surveyId: number,
  numVersion: number,
  definicion: SurveyDefinition,
): Promise<void> {
  await orm.insert(surveyVersions).values({ surveyId, numVersion, definicion }).onConflictDoNothing();
}

/** Other questions for a version that nobody has seen yet. */
export async function rewriteVersion(
  { orm }: Db,
  surveyId: number,
  numVersion: number,
  definicion: SurveyDefinition,
): Promise<void> {
  await orm
    .update(surveyVersions)
    .set({ definicion })
    .where(and(eq(surveyVersions.surveyId, surveyId), eq(surveyVersions.numVersion, numVersion)));
}

const definitions = {
  name: 'survey_all_versions',
  text: `select definicion from survey_versions where survey_id = $1 order by num_version`,
};

/** The questions of all versions, in the order in which they were written. */
export async function definitionsOf(db: Db, surveyId: number): Promise<SurveyDefinition[]> {
  const rows = await db.query<{ definicion: SurveyDefinition }>(definitions, [surveyId]);
  return rows.map(({ definicion }) => definicion);
}

/** Whether any other survey was made with this key. */
export async function surveyWithKey({ orm }: Db, claveEnvio: string): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: surveys.id })
    .from(surveys)
    .where(sql`${surveys.claveEnvio} = ${claveEnvio}`);
  return row?.id;
}
