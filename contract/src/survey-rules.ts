import type { Language } from './languages.ts';
import { fieldError } from './validation.ts';

/**
 * What holds of a survey that is written in the portal: which questions somebody comes to, and whether an answer fits its
 * question. The page and the server hold to the same.
 */

export const questionKinds = ['una', 'varias', 'escala', 'matriz', 'numero', 'texto', 'fecha'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Where a jump leads that ends the survey. */
export const toTheEnd = 0;

export type LocalTexts = { readonly [L in Language]?: string | undefined };

export interface SurveyOption {
  readonly idRespuesta: number;
  readonly textos: LocalTexts;
  /** Of a question of one choice: the question that this answer leads to; 0 ends the survey. */
  readonly idPreguntaDestino?: number | null;
}

export interface SurveyRow {
  readonly idFila: number;
  readonly textos: LocalTexts;
}

export interface SurveyQuestion {
  readonly idPregunta: number;
  readonly tipo: QuestionKind;
  readonly textos: LocalTexts;
  readonly ayudas: LocalTexts;
  readonly respuestaObligatoria: boolean;
  /** It is the first of a page. */
  readonly nuevaPagina: boolean;
  /** What there is to choose from; of a matrix its columns. */
  readonly respuestas: readonly SurveyOption[];
  /** Of a matrix. */
  readonly filas: readonly SurveyRow[];
  /** Of a scale its ends, of a number its bounds, of several choices how many, of a text its length. */
  readonly minimo: number | null;
  readonly maximo: number | null;
  /** What the ends of a scale mean. */
  readonly textosMinimo: LocalTexts;
  readonly textosMaximo: LocalTexts;
  /** Where it leads whatever is answered, but for an answer that leads elsewhere; null: to the next. */
  readonly idPreguntaDestino: number | null;
}

export interface SurveyDefinition {
  readonly descripciones: LocalTexts;
  readonly agradecimientos: LocalTexts;
  readonly preguntas: readonly SurveyQuestion[];
}

/** Of one choice and of a scale or number, a number; of several, a list; of a matrix, the column of each row. */
export type AnswerValue = number | string | readonly number[] | Readonly<Record<string, number>>;
/** What answering needs of a question, whether it is in all its languages or as one reader has it. */
export interface AskedQuestion
  extends Pick<
    SurveyQuestion,
    'idPregunta' | 'tipo' | 'respuestaObligatoria' | 'minimo' | 'maximo' | 'idPreguntaDestino'
  > {
  readonly respuestas: readonly Pick<SurveyOption, 'idRespuesta' | 'idPreguntaDestino'>[];
  readonly filas: readonly Pick<SurveyRow, 'idFila'>[];
}

/** By the number of the question. */
export type Answers = Readonly<Record<string, AnswerValue>>;

export const maxQuestions = 150;
/** Answers to choose from, columns and rows of all questions together. */
export const maxOptions = 2_000;
/** Characters of all texts together, in all languages. */
export const maxSurveyText = 600_000;
export const maxAnswerText = 4000;
/** Letters of an answer where the question sets no other limit. */
export const usualAnswerText = 2000;

/** What of a question says where it leads. */
export type Jumping = Pick<
  SurveyQuestion,
  'idPregunta' | 'tipo' | 'idPreguntaDestino' | 'respuestaObligatoria'
> & {
  readonly respuestas: readonly Pick<SurveyOption, 'idRespuesta' | 'idPreguntaDestino'>[];
};

/** The destination that an answer of a question has; null: whatever comes next. */
function destinationOf(question: Jumping, answer: AnswerValue | undefined): number | null {
  if (question.tipo === 'una' && answer !== undefined) {
    const own = question.respuestas.find(({ idRespuesta }) => idRespuesta === answer)?.idPreguntaDestino;
    if (own !== undefined && own !== null) return own;
  }
  return question.idPreguntaDestino;
}

/** The place that a destination of the question at `place` is at; past the last: the end. Jumps back lead on instead. */
export function placeOf(questions: readonly Jumping[], place: number, destination: number | null): number {
  if (destination === null) return place + 1;
  if (destination === toTheEnd) return questions.length;
  const found = questions.findIndex(({ idPregunta }) => idPregunta === destination);
  return found > place ? found : place + 1;
}

/**
 * The questions that these answers lead through, in their order; what is not answered yet leads on. It ends whatever the
 * definition: a jump only ever leads forward.
 */
export function pathOf<Q extends Jumping>(questions: readonly Q[], answers: Answers): Q[] {
  const path: Q[] = [];
  let place = 0;
  for (;;) {
    const question = questions[place];
    if (question === undefined) return path;
    path.push(question);
    place = placeOf(questions, place, destinationOf(question, answers[question.idPregunta]));
  }
}

/** The path in pages: each begins with the question that says so, or that is jumped to past one that does. */
export function pagesOf<Q extends Jumping & Pick<SurveyQuestion, 'nuevaPagina'>>(
  questions: readonly Q[],
  answers: Answers,
): Q[][] {
  const pageOf = new Map<Q, number>();
  let page = 0;
  for (const question of questions) {
    if (question.nuevaPagina) page += 1;
    pageOf.set(question, page);
  }
  const pages: Q[][] = [];
  let last: number | undefined;
  for (const question of pathOf(questions, answers)) {
    const own = pageOf.get(question);
    if (own === last) pages.at(-1)?.push(question);
    else pages.push([question]);
    last = own;
  }
  return pages;
}

/** How far somebody is, from 0 to 100: of the questions that their answers lead through. */
export function progressOf(questions: readonly AskedQuestion[], answers: Answers): number {
  const path = pathOf(questions, answers);
  const answered = path.filter((question) => isAnswered(question, answers[question.idPregunta])).length;
  return path.length === 0 ? 100 : Math.floor((answered * 100) / path.length);
}

/** Whether there is anything in an answer; of a matrix that has to be answered, each of its rows. */
export function isAnswered(question: AskedQuestion, answer: AnswerValue | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  if (isNumbers(answer)) return answer.length > 0;
  if (typeof answer === 'number') return true;
  const rows = question.filas.filter(({ idFila }) => answer[idFila] !== undefined).length;
  return question.respuestaObligatoria ? rows === question.filas.length : rows > 0;
}

/** The mandatory questions of the path that are not answered. */
export const unansweredOf = <Q extends AskedQuestion>(questions: readonly Q[], answers: Answers): Q[] =>
  pathOf(questions, answers).filter(
    (question) => question.respuestaObligatoria && !isAnswered(question, answers[question.idPregunta]),
  );

/** What is kept in the end: answers to questions of the path, and nothing of those that were jumped over since. */
export function keptAnswers(questions: readonly AskedQuestion[], answers: Answers): Answers {
  const kept: Record<string, AnswerValue> = {};
  for (const { idPregunta } of pathOf(questions, answers)) {
    const answer = answers[idPregunta];
    if (answer !== undefined) kept[idPregunta] = answer;
  }
  return kept;
}

function isNumbers(answer: AnswerValue): answer is readonly number[] {
  return Array.isArray(answer);
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01') return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
};

const hasOption = ({ respuestas }: Pick<AskedQuestion, 'respuestas'>, id: number): boolean =>
  respuestas.some(({ idRespuesta }) => idRespuesta === id);

function numberProblem({ tipo, minimo, maximo }: AskedQuestion, answer: AnswerValue): string | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return fieldError('number');
  if (tipo === 'escala' && !Number.isInteger(answer)) return fieldError('integer');
  if (minimo !== null && maximo !== null && (answer < minimo || answer > maximo))
    return fieldError('range', { min: minimo, max: maximo });
  if (minimo !== null && answer < minimo) return fieldError('atLeast', { min: minimo });
  if (maximo !== null && answer > maximo) return fieldError('atMost', { max: maximo });
  return null;
}

function severalProblem(question: AskedQuestion, answer: AnswerValue): string | null {
  const chosen = isNumbers(answer) ? answer : undefined;
  if (chosen === undefined || new Set(chosen).size !== chosen.length) return fieldError('chooseSome');
  if (!chosen.every((one) => hasOption(question, one))) return fieldError('chooseSome');
  const { minimo, maximo } = question;
  if (chosen.length > 0 && minimo !== null && chosen.length < minimo)
    return fieldError('chooseAtLeast', { min: minimo });
  if (maximo !== null && chosen.length > maximo) return fieldError('chooseAtMost', { max: maximo });
  return null;
}

function matrixProblem(question: AskedQuestion, answer: AnswerValue): string | null {
  if (typeof answer !== 'object' || isNumbers(answer)) return fieldError('chooseOne');
  const isRow = (id: string) => question.filas.some(({ idFila }) => String(idFila) === id);
  const fits = Object.entries(answer).every(([row, column]) => isRow(row) && hasOption(question, column));
  return fits ? null : fieldError('chooseOne');
}

/** Why an answer does not fit its question, as a key of the field errors with its values; null where it does. */
export function answerProblem(question: AskedQuestion, answer: AnswerValue): string | null {
  switch (question.tipo) {
    case 'una':
      return typeof answer === 'number' && hasOption(question, answer) ? null : fieldError('chooseOne');
    case 'varias':
      return severalProblem(question, answer);
    case 'escala':
    case 'numero':
      return numberProblem(question, answer);
    case 'matriz':
      return matrixProblem(question, answer);
    case 'fecha':
      return typeof answer === 'string' && isDay(answer) ? null : fieldError('date');
    case 'texto': {
      const max = question.maximo ?? usualAnswerText;
      if (typeof answer !== 'string') return fieldError('malformed');
      return answer.length <= max ? null : fieldError('max', { max });
    }
  }
}
