import { surveyAccess } from '@portal/contract/schemas/surveys';
import type { Answers, AnswerValue } from '@portal/contract/survey-rules';
import type { SurveyAccess } from '@portal/contract/surveys';
import { z } from 'zod';
import { readJson, tabStore } from '../../../lib/storage/storage.ts';

/**
 * An answer that is being given, in this tab alone: with what it is sent, and what is not saved yet. So a reload, a lost
 * connection or a pass that is over loses nothing, and nothing of it stands in an address.
 */

const kept = z.object({
  acceso: surveyAccess,
  /** Whose it is: of an anonymous one its code, else the account, or the link, that it was begun by. */
  whose: z.string(),
  /** The language that the questions are in. */
  language: z.string(),
  answers: surveyAccess.shape.lContestaciones,
  unsent: z.array(z.number().int()),
});

export interface KeptAnswer {
  readonly acceso: SurveyAccess;
  readonly whose: string;
  readonly language: string;
  readonly answers: Answers;
  readonly unsent: readonly number[];
}

/** The survey, and of one about a placement which. */
export const answerName = (idEncuesta: string, idPractica: string | null): string =>
  idPractica === null ? idEncuesta : `${idEncuesta}.${idPractica}`;

const keyOf = (name: string) => `portal.survey.${name}`;

/** The answers by their questions. */
function answersBy(sent: SurveyAccess['lContestaciones']): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const { idPregunta, valor } of sent) if (valor !== null) answers[idPregunta] = valor;
  return answers;
}

/** The value as it is sent. */
export function sentValue(value: AnswerValue | undefined): SurveyAccess['lContestaciones'][number]['valor'] {
  if (value === undefined) return null;
  if (typeof value !== 'object') return value;
  return isNumbers(value) ? [...value] : { ...value };
}

const isNumbers = (value: AnswerValue): value is readonly number[] => Array.isArray(value);

export function keptAnswer(name: string): KeptAnswer | null {
  const parsed = kept.safeParse(readJson(tabStore.get(keyOf(name))));
  return parsed.success ? { ...parsed.data, answers: answersBy(parsed.data.answers) } : null;
}

export function keepAnswer(name: string, { answers, ...rest }: KeptAnswer): void {
  const sent = Object.entries(answers).map(([id, value]) => ({
    idPregunta: Number(id),
    valor: sentValue(value),
  }));
  tabStore.set(keyOf(name), JSON.stringify({ ...rest, answers: sent }));
}

export function dropAnswer(name: string): void {
  tabStore.remove(keyOf(name));
}

/** What was saved, and over it what this tab has not saved of the same answer. */
export function begun(
  acceso: SurveyAccess,
  { whose, language }: Pick<KeptAnswer, 'whose' | 'language'>,
  before: KeptAnswer | null,
): KeptAnswer {
  const saved = answersBy(acceso.lContestaciones);
  const isSame =
    before !== null &&
    before.whose === whose &&
    before.acceso.anonima === acceso.anonima &&
    before.acceso.encuesta.numVersion === acceso.encuesta.numVersion;
  if (!isSame) return { acceso, whose, language, answers: saved, unsent: [] };
  const answers: Record<string, AnswerValue> = { ...saved };
  for (const id of before.unsent) {
    const own = before.answers[id];
    if (own === undefined) delete answers[id];
    else answers[id] = own;
  }
  return { acceso, whose, language, answers, unsent: before.unsent };
}
