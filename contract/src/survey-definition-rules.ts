import type { Language } from './languages.ts';
import {
  type Jumping,
  type LocalTexts,
  maxAnswerText,
  maxOptions,
  maxSurveyText,
  placeOf,
  type QuestionKind,
  type SurveyDefinition,
  type SurveyQuestion,
  toTheEnd,
} from './survey-rules.ts';
import { type FieldErrorKey, fieldError } from './validation.ts';

/** What is wrong with a survey that is being written: where, as a path of the definition, and why. */
export interface DefinitionProblem {
  readonly campo: string;
  readonly error: string;
}

/** Where a question can lead: the places of each of its answers that may be given, and of none. */
function leadsTo(questions: readonly Jumping[], place: number): number[] {
  const question = questions[place];
  if (question === undefined) return [];
  const own = placeOf(questions, place, question.idPreguntaDestino);
  if (question.tipo !== 'una') return [own];
  const places = question.respuestas.map(({ idPreguntaDestino }) =>
    idPreguntaDestino === undefined || idPreguntaDestino === null
      ? own
      : placeOf(questions, place, idPreguntaDestino),
  );
  return question.respuestaObligatoria && places.length > 0 ? places : [own, ...places];
}

/** Whether going the jumps as they are written leads from one place to another. */
function comesTo(questions: readonly Jumping[], from: number, to: number): boolean {
  const seen = new Set<number>();
  const open = [from];
  for (;;) {
    const place = open.pop();
    if (place === undefined) return false;
    if (place === to) return true;
    if (seen.has(place)) continue;
    seen.add(place);
    open.push(...leadsTo(questions, place));
  }
}

function jumpProblem(
  questions: readonly Jumping[],
  place: number,
  destination: number | null | undefined,
): FieldErrorKey | null {
  if (destination === undefined || destination === null || destination === toTheEnd) return null;
  const target = questions.findIndex(({ idPregunta }) => idPregunta === destination);
  if (target === -1) return 'surveyJumpNowhere';
  if (target > place) return null;
  return comesTo(questions, target, place) ? 'surveyCircle' : 'surveyJumpBack';
}

function jumpProblems(questions: readonly SurveyQuestion[]): DefinitionProblem[] {
  return questions.flatMap((question, place) => {
    const at = `preguntas.${place}`;
    const jumps = [
      { campo: `${at}.idPreguntaDestino`, destination: question.idPreguntaDestino },
      ...question.respuestas.map(({ idPreguntaDestino }, index) => ({
        campo: `${at}.respuestas.${index}.idPreguntaDestino`,
        destination: question.tipo === 'una' ? idPreguntaDestino : null,
      })),
    ];
    return jumps.flatMap(({ campo, destination }) => {
      const error = jumpProblem(questions, place, destination);
      return error === null ? [] : [{ campo, error: fieldError(error) }];
    });
  });
}

/** Questions that no answers lead to. */
function unreachableProblems(questions: readonly SurveyQuestion[]): DefinitionProblem[] {
  const reached = new Set([0]);
  return questions.flatMap((_, place) => {
    if (!reached.has(place))
      return [{ campo: `preguntas.${place}.textos`, error: fieldError('surveyUnreachable') }];
    for (const next of leadsTo(questions, place)) reached.add(next);
    return [];
  });
}

const isWritten = (texts: LocalTexts, language: Language): boolean => (texts[language] ?? '').trim() !== '';

const hasAny = (texts: LocalTexts): boolean =>
  Object.values(texts).some((text) => (text ?? '').trim() !== '');

/** Texts that have to be there in each of these languages, or that are in another and not in one of them. */
function textProblems(definition: SurveyDefinition, needed: readonly Language[]): DefinitionProblem[] {
  const missing = (campo: string, texts: LocalTexts, isOptional = false) =>
    isOptional && !hasAny(texts)
      ? []
      : needed
          .filter((language) => !isWritten(texts, language))
          .map((language) => ({ campo: `${campo}.${language}`, error: fieldError('required') }));
  return [
    ...missing('descripciones', definition.descripciones, true),
    ...missing('agradecimientos', definition.agradecimientos, true),
    ...definition.preguntas.flatMap((question, place) => {
      const at = `preguntas.${place}`;
      return [
        ...missing(`${at}.textos`, question.textos),
        ...missing(`${at}.ayudas`, question.ayudas, true),
        ...missing(`${at}.textosMinimo`, question.textosMinimo, true),
        ...missing(`${at}.textosMaximo`, question.textosMaximo, true),
        ...question.respuestas.flatMap(({ textos }, index) =>
          missing(`${at}.respuestas.${index}.textos`, textos),
        ),
        ...question.filas.flatMap(({ textos }, index) => missing(`${at}.filas.${index}.textos`, textos)),
      ];
    }),
  ];
}

const repeated = (ids: readonly number[]): boolean => new Set(ids).size !== ids.length;

const offersChoices: ReadonlySet<QuestionKind> = new Set(['una', 'varias', 'matriz']);

/** Steps of the longest scale. */
export const maxScaleSteps = 11;

/** Of several choices, how many: none at most would be a question that cannot be answered. */
function howManyProblems({ respuestas, minimo, maximo }: SurveyQuestion, at: string): DefinitionProblem[] {
  const found: DefinitionProblem[] = [];
  if (minimo !== null && !Number.isInteger(minimo))
    found.push({ campo: `${at}.minimo`, error: fieldError('integer') });
  else if (minimo !== null && minimo < 0)
    found.push({ campo: `${at}.minimo`, error: fieldError('atLeast', { min: 0 }) });
  else if (minimo !== null && minimo > respuestas.length)
    found.push({ campo: `${at}.minimo`, error: fieldError('atMost', { max: respuestas.length }) });
  if (maximo !== null && !Number.isInteger(maximo))
    found.push({ campo: `${at}.maximo`, error: fieldError('integer') });
  else if (maximo !== null && maximo < 1)
    found.push({ campo: `${at}.maximo`, error: fieldError('atLeast', { min: 1 }) });
  return found;
}

function partsProblems(question: SurveyQuestion, place: number): DefinitionProblem[] {
  const at = `preguntas.${place}`;
  const { tipo, respuestas, filas, minimo, maximo } = question;
  const found: DefinitionProblem[] = [];
  if (offersChoices.has(tipo) && respuestas.length < 2)
    found.push({ campo: `${at}.respuestas`, error: fieldError('surveyOptions') });
  if (repeated(respuestas.map(({ idRespuesta }) => idRespuesta)))
    found.push({ campo: `${at}.respuestas`, error: fieldError('repeated') });
  if (tipo === 'matriz' && filas.length === 0)
    found.push({ campo: `${at}.filas`, error: fieldError('surveyRows') });
  if (repeated(filas.map(({ idFila }) => idFila)))
    found.push({ campo: `${at}.filas`, error: fieldError('repeated') });
  const isScale = tipo === 'escala';
  if (
    isScale &&
    (minimo === null || maximo === null || maximo - minimo < 1 || maximo - minimo >= maxScaleSteps)
  )
    found.push({ campo: `${at}.maximo`, error: fieldError('surveyScale', { max: maxScaleSteps }) });
  if (isScale && [minimo, maximo].some((end) => end !== null && !Number.isInteger(end)))
    found.push({ campo: `${at}.maximo`, error: fieldError('integer') });
  if (!isScale && minimo !== null && maximo !== null && maximo < minimo)
    found.push({ campo: `${at}.maximo`, error: fieldError('atLeast', { min: minimo }) });
  if (tipo === 'varias') found.push(...howManyProblems(question, at));
  if (tipo === 'texto' && maximo !== null && (maximo < 1 || maximo > maxAnswerText))
    found.push({ campo: `${at}.maximo`, error: fieldError('range', { min: 1, max: maxAnswerText }) });
  return found;
}

/**
 * Everything that is wrong with a definition, in the order of its questions: jumps that lead back, in a circle or
 * nowhere, questions that nothing leads to, texts that a language lacks.
 */
export function definitionProblems(
  definition: SurveyDefinition,
  languages: readonly Language[],
): DefinitionProblem[] {
  const { preguntas } = definition;
  if (preguntas.length === 0) return [{ campo: 'preguntas', error: fieldError('surveyNoQuestions') }];
  const twice = repeated(preguntas.map(({ idPregunta }) => idPregunta));
  return [
    ...(twice ? [{ campo: 'preguntas', error: fieldError('repeated') }] : []),
    ...preguntas.flatMap(partsProblems),
    ...jumpProblems(preguntas),
    ...unreachableProblems(preguntas),
    ...textProblems(definition, languages),
  ];
}

const lengthOf = (texts: LocalTexts): number =>
  Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** Why a definition is larger than a survey may be, as a key of the field errors with its values; null where it is not. */
export function sizeProblem({ descripciones, agradecimientos, preguntas }: SurveyDefinition): string | null {
  const options = preguntas.reduce((sum, { respuestas, filas }) => sum + respuestas.length + filas.length, 0);
  if (options > maxOptions) return fieldError('surveyManyOptions', { max: maxOptions });
  const texts = preguntas.flatMap((one) => [
    one.textos,
    one.ayudas,
    one.textosMinimo,
    one.textosMaximo,
    ...[...one.respuestas, ...one.filas].map(({ textos }) => textos),
  ]);
  const length = [descripciones, agradecimientos, ...texts].reduce((sum, text) => sum + lengthOf(text), 0);
  return length > maxSurveyText ? fieldError('surveyLong', { max: maxSurveyText }) : null;
}

/** What a later version may not do to a question that has been answered: become one of another kind. */
export function versionProblems(before: SurveyDefinition, after: SurveyDefinition): DefinitionProblem[] {
  const kinds = new Map(before.preguntas.map(({ idPregunta, tipo }) => [idPregunta, tipo]));
  return after.preguntas.flatMap(({ idPregunta, tipo }, place) => {
    const was = kinds.get(idPregunta);
    return was === undefined || was === tipo
      ? []
      : [{ campo: `preguntas.${place}.tipo`, error: fieldError('surveyKindChanged') }];
  });
}
