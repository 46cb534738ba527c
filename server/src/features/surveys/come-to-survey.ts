import type { SurveyParty } from '@portal/contract/surveys';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { openedLink } from '../placements/tutors.routes.ts';
import { tutorPlacement } from '../placements/tutors-placements.queries.ts';
import {
  asksAccount,
  hasAnswered,
  type OpenSurvey,
  openSurveyOf,
  placementAsked,
} from './answering.queries.ts';
import { addressValues } from './reading.rules.ts';
import type { Answerer } from './survey-pass.rules.ts';

type Caller = Ctx<Session | undefined>;

/** The survey while it can be answered. Throws surveyNotAccessible (35). */
export async function opened(ctx: Pick<Ctx, 'db' | 'today'>, id: number): Promise<OpenSurvey> {
  const survey = await openSurveyOf(ctx.db, id, ctx.today());
  if (!survey) throw new Refusal('surveyNotAccessible');
  return survey;
}

/** Neither students nor companies nor placements are asked: it is for people without an account. */
export const isForOthers = ({ paraAlumnos, paraEmpresa, momento }: OpenSurvey): boolean =>
  !paraAlumnos && !paraEmpresa && momento === null;

const named = (surveyId: number, who: Partial<Answerer>): Answerer => ({
  surveyId,
  anonima: false,
  accountId: null,
  placementId: null,
  parte: null,
  ...who,
});

/** About which placement somebody answers, as what. Throws surveyNotForYou (38), linkExpiredOrUsed (42). */
async function comeToPlacement(
  ctx: Caller,
  survey: OpenSurvey,
  querystringValue: string,
  accountId: number | undefined,
): Promise<Answerer | undefined> {
  const { idPractica, enlace } = addressValues(querystringValue);
  if (idPractica === null) throw new Refusal('surveyNotForYou');
  const asked = await placementAsked(ctx.db, survey.id, ctx.today(), idPractica);
  const as = async (): Promise<{ parte: SurveyParty; accountId: number | null } | undefined> => {
    if (enlace !== null) {
      const link = await openedLink(ctx, enlace);
      if (!(await tutorPlacement(ctx.db, link, idPractica))) throw new Refusal('surveyNotForYou');
      return { parte: link.tipo === 'empresa' ? 'tutorEmpresa' : 'tutorAcademico', accountId: null };
    }
    if (accountId === undefined) return undefined;
    return asked?.studentId === accountId
      ? { parte: 'alumno', accountId }
      : { parte: 'alumno', accountId: -1 };
  };
  const who = await as();
  if (who === undefined) return undefined;
  if (!asked || who.accountId === -1 || !survey.partes.includes(who.parte))
    throw new Refusal('surveyNotForYou');
  return named(survey.id, { ...who, placementId: asked.id });
}

/**
 * Who answers under their name, by their account or as a tutor by link; undefined where nothing says who comes. Throws
 * surveyNotForUsers (36), surveyNotForYou (38), surveyAnswered (39) and what a link is refused for.
 */
export async function comeNamed(
  ctx: Caller,
  survey: OpenSurvey,
  querystringValue: string,
  accountId = ctx.session?.accountId,
): Promise<Answerer | undefined> {
  const come = async (): Promise<Answerer | undefined> => {
    if (survey.momento !== null) return comeToPlacement(ctx, survey, querystringValue, accountId);
    if (accountId === undefined) return undefined;
    if (isForOthers(survey)) throw new Refusal('surveyNotForUsers');
    if (!(await asksAccount(ctx.db, survey.id, accountId))) throw new Refusal('surveyNotForYou');
    return named(survey.id, { accountId });
  };
  const who = await come();
  if (who && (await hasAnswered(ctx.db, who))) throw new Refusal('surveyAnswered');
  return who;
}

/**
 * Who answers without a name: with their account only where it is kept that they have taken part. Throws
 * surveyNotAnonymous (37) where that takes a login, and what those with a name are refused for.
 */
export async function comeAnonymously(ctx: Caller, survey: OpenSurvey): Promise<Answerer> {
  if (!survey.sacaOpcionAnonima) throw new Refusal('surveyNotAnonymous');
  const anonymous = { ...named(survey.id, {}), anonima: true };
  if (ctx.session && isForOthers(survey)) throw new Refusal('surveyNotForUsers');
  if (!survey.registraParticipacion || isForOthers(survey)) return anonymous;
  const who = await comeNamed(ctx, survey, '');
  if (!who) throw new Refusal('surveyNotAnonymous');
  return { ...anonymous, accountId: who.accountId };
}
