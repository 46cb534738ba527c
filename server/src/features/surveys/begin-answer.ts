import { progressOf } from '@portal/contract/survey-rules';
import type { SurveyAccess } from '@portal/contract/surveys';
import type { Ctx } from '../../http/context.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Draft, draftOf, draftWith, type OpenSurvey, versionOf } from './answering.queries.ts';
import { readableIn, sentFrom } from './reading.rules.ts';
import type { Answerer, SurveyPasses } from './survey-pass.rules.ts';

/** The answers that a code has begun. Throws linkExpiredOrUsed (42) for no such code, surveyAnswered (39) for a used one. */
async function begunWith(ctx: Pick<Ctx, 'db'>, surveyId: number, codigo: string): Promise<Draft> {
  const draft = await draftWith(ctx.db, surveyId, hashOfSecret(codigo));
  if (!draft) throw new Refusal('linkExpiredOrUsed');
  if (draft.estado !== 'abierta') throw new Refusal('surveyAnswered');
  return draft;
}

/** What somebody answers with: new, or with what they have answered before. Writes nothing. */
export async function beginAnswer(
  ctx: Pick<Ctx, 'brand' | 'db' | 'language' | 'now'>,
  passes: SurveyPasses,
  { survey, who, codigo }: { survey: OpenSurvey; who: Answerer; codigo: string | null },
): Promise<SurveyAccess> {
  const begun = who.anonima
    ? codigo === null
      ? undefined
      : await begunWith(ctx, survey.id, codigo)
    : await draftOf(ctx.db, who);
  const versionId = begun?.versionId ?? survey.versionId;
  const { numVersion, definicion } = await versionOf(ctx.db, versionId);
  const answers = begun?.respuestas ?? {};
  return {
    pase: passes.of({ ...who, versionId }, ctx.now()),
    codigo: who.anonima ? (codigo ?? newSecret()) : null,
    anonima: who.anonima,
    encuesta: readableIn(ctx.language, ctx.brand, { ...survey, numVersion, definicion }),
    lContestaciones: sentFrom(answers),
    progreso: progressOf(definicion.preguntas, answers),
  };
}
