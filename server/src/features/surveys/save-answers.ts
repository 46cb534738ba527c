import {
  type Answers,
  answerProblem,
  keptAnswers,
  pathOf,
  progressOf,
  type SurveyDefinition,
  unansweredOf,
} from '@portal/contract/survey-rules';
import { fieldError } from '@portal/contract/validation';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import {
  addNamedResponse,
  addParticipation,
  type Draft,
  ensuredDraft,
  hasAnswered,
  isAccountOpen,
  keepDraft,
  lockAnswerer,
  removeDraft,
  type StoredVersion,
  versionOf,
} from './answering.queries.ts';
import { mergedAnswers, type SentAnswer } from './reading.rules.ts';
import type { Answerer, SurveyPass } from './survey-pass.rules.ts';

/** Versions that are being answered: once a survey is open they never change. */
const known = new Map<number, StoredVersion>();
const mostKnown = 100;

async function knownVersion(db: Db, versionId: number): Promise<StoredVersion> {
  const found = known.get(versionId);
  if (found) return found;
  const read = await versionOf(db, versionId);
  if (known.size >= mostKnown) known.clear();
  known.set(versionId, read);
  return read;
}

/** Why an answer is none of its question's; answers to questions that are not there are of another survey. */
function problemOf({ preguntas }: SurveyDefinition, { idPregunta, valor }: SentAnswer): string | null {
  const question = preguntas.find((one) => one.idPregunta === idPregunta);
  if (question === undefined) return 'unexpected';
  return valor === null ? null : answerProblem(question, valor);
}

/**
 * What was answered before with what fits of what is sent now. Throws what does not fit its question, beside it, but
 * where the answers no longer lead to that question: there it stands on no page to be put right, and is left out.
 */
function withSent(definicion: SurveyDefinition, before: Answers, sent: readonly SentAnswer[]): Answers {
  const path = pathOf(definicion.preguntas, mergedAnswers(before, sent));
  const isLeftBehind = (id: number) =>
    definicion.preguntas.some(({ idPregunta }) => idPregunta === id) &&
    !path.some(({ idPregunta }) => idPregunta === id);
  const problems = sent.flatMap((one) => {
    const error = problemOf(definicion, one);
    return error === null ? [] : [{ idPregunta: one.idPregunta, error }];
  });
  const refused = problems.filter(({ idPregunta }) => !isLeftBehind(idPregunta));
  if (refused.length > 0)
    throw new FieldRefusal(
      refused.map(({ idPregunta, error }) => ({ campo: `preguntas.${idPregunta}`, error })),
    );
  const isWrong = new Set(problems.map(({ idPregunta }) => idPregunta));
  return mergedAnswers(
    before,
    sent.filter(({ idPregunta }) => !isWrong.has(idPregunta)),
  );
}

function refuseUnanswered({ preguntas }: SurveyDefinition, answers: Answers): void {
  const missing = unansweredOf(preguntas, answers);
  if (missing.length === 0) return;
  throw new FieldRefusal(
    missing.map(({ idPregunta }) => ({
      campo: `preguntas.${idPregunta}`,
      error: fieldError('surveyAnswerNeeded'),
    })),
    'unansweredQuestions',
  );
}

/**
 * Finishes an anonymous answer: that somebody has taken part and that an answer was handed in are kept together, or
 * neither is. Only the job that mixes answers takes the one apart from the other.
 */
async function finishAnonymous(ctx: Ctx, who: Answerer, draft: Draft, answers: Answers): Promise<void> {
  if (who.accountId !== null) {
    await lockAnswerer(ctx.db, who.surveyId, who.accountId);
    const isFirst = !(await hasAnswered(ctx.db, who));
    if (!isFirst || !(await addParticipation(ctx.db, who.surveyId, who.accountId)))
      throw new Refusal('surveyAnswered');
  }
  await keepDraft(ctx.db, draft.id, answers, 'entregada');
}

async function finishNamed(ctx: Ctx, who: Answerer, draft: Draft, answers: Answers): Promise<void> {
  if (who.accountId !== null) {
    await lockAnswerer(ctx.db, who.surveyId, who.accountId);
    if (await hasAnswered(ctx.db, who)) throw new Refusal('surveyAnswered');
  }
  if (!(await addNamedResponse(ctx.db, who, draft.versionId, answers, ctx.now())))
    throw new Refusal('surveyAnswered');
  await removeDraft(ctx.db, draft.id);
}

export interface Sent {
  readonly codigoHash: string | null;
  readonly lContestaciones: readonly SentAnswer[];
  readonly terminar: boolean;
}

export interface Saved {
  readonly terminada: boolean;
  readonly progreso: number;
  readonly definicion: SurveyDefinition;
}

/** Keeps what was answered, and finishes where that is said. Sent again it changes nothing. */
export async function saveAnswers(ctx: Ctx, who: SurveyPass, sent: Sent): Promise<Saved> {
  if (who.accountId !== null && !(await isAccountOpen(ctx.db, who.accountId)))
    throw new Refusal('linkExpiredOrUsed');
  const draft = await ensuredDraft(ctx.db, who, sent.codigoHash, who.versionId);
  // Asked once the draft is held: who finishes meanwhile has taken the one before away.
  if (!who.anonima && (await hasAnswered(ctx.db, who))) throw new Refusal('surveyAnswered');
  const { definicion } = await knownVersion(ctx.db, draft.versionId);
  if (draft.estado !== 'abierta') {
    // The answer that said so was lost.
    if (sent.terminar) return { terminada: true, progreso: 100, definicion };
    throw new Refusal('surveyAnswered');
  }
  // Another tab has begun with other questions meanwhile: these are no answers to them.
  if (draft.versionId !== who.versionId) throw new Refusal('linkExpiredOrUsed');
  const answers = withSent(definicion, draft.respuestas, sent.lContestaciones);
  if (sent.terminar) {
    refuseUnanswered(definicion, answers);
    const kept = keptAnswers(definicion.preguntas, answers);
    await (who.anonima ? finishAnonymous : finishNamed)(ctx, who, draft, kept);
    return { terminada: true, progreso: 100, definicion };
  }
  await keepDraft(ctx.db, draft.id, answers);
  return { terminada: false, progreso: progressOf(definicion.preguntas, answers), definicion };
}
