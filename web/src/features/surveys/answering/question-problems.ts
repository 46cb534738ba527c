import { type Answers, answerProblem, isAnswered, pathOf } from '@portal/contract/survey-rules';
import type { ReadQuestion } from '@portal/contract/surveys';
import { fieldError } from '@portal/contract/validation';

/** Why one cannot go on from a question, as a key of the field errors with its values; null where one can. */
export function problemOf(question: ReadQuestion, answers: Answers): string | null {
  const answer = answers[question.idPregunta];
  if (answer !== undefined && isAnswered({ ...question, respuestaObligatoria: false }, answer)) {
    const wrong = answerProblem(question, answer);
    if (wrong !== null) return wrong;
  }
  const isMissing = question.respuestaObligatoria && !isAnswered(question, answer);
  return isMissing ? fieldError('surveyAnswerNeeded') : null;
}

/** Whether what stands there is no answer of the question's, whatever else is missing. */
export const isWrong = (question: ReadQuestion, answers: Answers): boolean =>
  problemOf({ ...question, respuestaObligatoria: false }, answers) !== null;

/** Those of these questions whose answers count: asked of who answers like this, and answered with what fits. */
export function countingOf(
  questions: readonly ReadQuestion[],
  answers: Answers,
  ids: readonly number[],
): ReadonlySet<number> {
  const counting = pathOf(questions, answers).filter((question) => !isWrong(question, answers));
  const known = new Set(counting.map(({ idPregunta }) => idPregunta));
  return new Set(ids.filter((id) => known.has(id)));
}

/** The first page that one cannot go on from; past the last where there is none. */
export function firstHeld(pages: readonly (readonly ReadQuestion[])[], answers: Answers): number {
  const held = pages.findIndex((page) => page.some((question) => problemOf(question, answers) !== null));
  return held === -1 ? pages.length : held;
}

/** The page to go on with: the last one that anything is answered on, and none past one that holds back. */
export function pageToGoOnWith(pages: readonly (readonly ReadQuestion[])[], answers: Answers): number {
  const last = pages.findLastIndex((page) =>
    page.some(({ idPregunta }) => answers[idPregunta] !== undefined),
  );
  return Math.max(0, Math.min(last, firstHeld(pages, answers), pages.length - 1));
}
