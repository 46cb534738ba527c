import { maxScaleSteps } from '@portal/contract/survey-definition-rules';
import type { LocalTexts, SurveyDefinition, SurveyQuestion } from '@portal/contract/survey-rules';
import { type QuestionResults, smallestGroup } from '@portal/contract/surveys';
import type { Counted, Group, KeysByShape } from './results.queries.ts';

/** Parts that numbers and days are shown in. */
const bars = 10;

/** Those of the newest, and after them those that only older ones have. */
function withThoseBefore<T>(newest: readonly T[], before: readonly T[], idOf: (one: T) => number): T[] {
  const known = new Set(newest.map(idOf));
  return [...newest, ...before.filter((one) => !known.has(idOf(one)))];
}

/** A question as it was asked last, with the options and rows that it had before. */
const withPartsOf = (newest: SurveyQuestion, before: SurveyQuestion): SurveyQuestion => ({
  ...newest,
  respuestas: withThoseBefore(newest.respuestas, before.respuestas, ({ idRespuesta }) => idRespuesta),
  filas: withThoseBefore(newest.filas, before.filas, ({ idFila }) => idFila),
});

/**
 * Every question that was ever asked, as it was asked last: what was answered to questions, options and rows that were
 * taken out since is read after the others. `versions` is in the order in which they were written.
 */
export function askedQuestions(
  versions: readonly SurveyDefinition[],
  newest: SurveyDefinition,
): SurveyQuestion[] {
  const asked = new Map(newest.preguntas.map((question) => [question.idPregunta, question]));
  for (const { preguntas } of versions.toReversed())
    for (const question of preguntas) {
      const known = asked.get(question.idPregunta);
      asked.set(question.idPregunta, known === undefined ? question : withPartsOf(known, question));
    }
  return [...asked.values()];
}

/** The numbers of the questions, by how their answers are counted. */
export function keysByShape(questions: readonly SurveyQuestion[]): KeysByShape {
  const of = (...kinds: SurveyQuestion['tipo'][]) =>
    questions.filter(({ tipo }) => kinds.includes(tipo)).map(({ idPregunta }) => String(idPregunta));
  return {
    single: of('una', 'escala', 'numero', 'fecha'),
    several: of('varias'),
    matrix: of('matriz'),
    text: of('texto'),
  };
}

/** Hides groups, those of the least first, until none is below the smallest, nor what is hidden in all; none has none. */
function hideSmall<G>(
  groups: readonly G[],
  sizeOf: (group: G) => number,
  hidden: number,
  smallest: number,
): G[] {
  const bySize = groups.filter((group) => sizeOf(group) > 0).sort((a, b) => sizeOf(a) - sizeOf(b));
  let inAll = hidden;
  let count = 0;
  for (const group of bySize) {
    if (sizeOf(group) >= smallest && (inAll === 0 || inAll >= smallest)) break;
    inAll += sizeOf(group);
    count += 1;
  }
  const left = new Set(bySize.slice(0, count));
  return groups.filter((group) => !left.has(group));
}

/**
 * The groups that can be shown: none below the smallest, and the others together neither, since they are what is left
 * when the shown ones are taken from the whole. The same of those in each that have answered the question.
 */
export function shownGroups<G extends Omit<Group, 'clave'>>(
  groups: readonly G[],
  smallest = smallestGroup,
): G[] {
  const large = hideSmall(groups, ({ num }) => num, 0, smallest);
  const shown = new Set(large);
  const left = groups.filter((group) => !shown.has(group));
  const hidden = left.reduce((sum, { contestan }) => sum + contestan, 0);
  return hideSmall(large, ({ contestan }) => contestan, hidden, smallest);
}

type Value = { readonly at: number; readonly num: number };

const dayMs = 86_400_000;
const toDay = (at: number): string => new Date(at * dayMs).toISOString().slice(0, 10);

function median(values: readonly Value[], total: number): number | null {
  const at = (place: number): number => {
    let before = 0;
    for (const value of values) {
      before += value.num;
      if (place < before) return value.at;
    }
    return 0;
  };
  if (total === 0) return null;
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Of whole numbers and days: as many of them in each part, and none in two. */
function wholeParts(
  values: readonly Value[],
  write: (at: number) => string,
): QuestionResults['distribucion'] {
  const first = values[0]?.at ?? 0;
  const last = values.at(-1)?.at ?? first;
  const width = Math.ceil((last - first + 1) / bars);
  const numParts = Math.ceil((last - first + 1) / width);
  return Array.from({ length: numParts }, (_, part) => {
    const desde = first + part * width;
    const hasta = Math.min(last, desde + width - 1);
    const num = values.reduce((sum, { at, num }) => (at >= desde && at <= hasta ? sum + num : sum), 0);
    return { desde: write(desde), hasta: write(hasta), num };
  });
}

/** In equal parts from the least to the most, each with how many are in it. */
function distribution(
  values: readonly Value[],
  write: (at: number) => string,
): QuestionResults['distribucion'] {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (values.length <= bars)
    return values.map(({ at, num }) => ({ desde: write(at), hasta: write(at), num }));
  if (values.every(({ at }) => Number.isInteger(at))) return wholeParts(values, write);
  const width = (last.at - first.at) / bars;
  return Array.from({ length: bars }, (_, bar) => {
    const isIn = ({ at }: Value) => Math.min(bars - 1, Math.floor((at - first.at) / width)) === bar;
    return {
      desde: write(first.at + bar * width),
      hasta: write(first.at + (bar + 1) * width),
      num: values.filter(isIn).reduce((sum, { num }) => sum + num, 0),
    };
  });
}

/** The steps of a scale, and what was chosen under a version that had others. A draft may have any bounds: they are cut. */
function stepsOf({ minimo, maximo }: SurveyQuestion, values: readonly Value[]): Value[] {
  const first = minimo ?? 0;
  const length = Math.max(0, Math.min(maxScaleSteps, Math.floor((maximo ?? 0) - first) + 1));
  const own = Array.from({ length }, (_, step) => first + step);
  const chosen = new Map(values.map(({ at, num }) => [at, num]));
  const all = new Set([...own, ...chosen.keys()]);
  return [...all].sort((a, b) => a - b).map((at) => ({ at, num: chosen.get(at) ?? 0 }));
}

/** What was answered to one question. */
export function resultsOf(
  question: SurveyQuestion,
  counts: readonly Counted[],
  read: (texts: LocalTexts) => string,
  tooFew: readonly number[] = [],
): QuestionResults {
  const own = counts.filter(({ pregunta }) => pregunta === String(question.idPregunta));
  const given = own.filter(({ valor }) => valor !== null);
  const sum = (rows: readonly Counted[]) => rows.reduce((total, { num }) => total + num, 0);
  const { tipo } = question;
  const isSingle = tipo === 'una' || tipo === 'escala' || tipo === 'numero' || tipo === 'fecha';
  const options = (rows: readonly Counted[]) =>
    question.respuestas.map(({ idRespuesta, textos }) => ({
      idRespuesta,
      texto: read(textos),
      num: sum(rows.filter(({ valor }) => valor === String(idRespuesta))),
    }));
  const isMeasured = tipo === 'escala' || tipo === 'numero' || tipo === 'fecha';
  const values = (isMeasured ? given : [])
    .map(({ valor, num }) => ({
      at: tipo === 'fecha' ? Date.parse(valor ?? '') / dayMs : Number(valor),
      num,
    }))
    .sort((a, b) => a.at - b.at);
  const num = isSingle ? sum(given) : sum(own.filter(({ valor }) => valor === null));
  const isAverage = tipo !== 'fecha' && num > 0 && isMeasured;
  const write = tipo === 'fecha' ? toDay : (at: number) => String(rounded(at));
  return {
    idPregunta: question.idPregunta,
    tipo,
    texto: read(question.textos),
    num,
    ocultas: tooFew.includes(question.idPregunta),
    respuestas: tipo === 'una' || tipo === 'varias' ? options(given) : [],
    filas:
      tipo === 'matriz'
        ? question.filas.map(({ idFila, textos }) => ({
            idFila,
            texto: read(textos),
            respuestas: options(given.filter(({ fila }) => fila === String(idFila))),
          }))
        : [],
    distribucion:
      tipo === 'escala'
        ? stepsOf(question, values).map(({ at, num: chosen }) => ({
            desde: write(at),
            hasta: write(at),
            num: chosen,
          }))
        : distribution(values, write),
    media: isAverage ? rounded(values.reduce((all, value) => all + value.at * value.num, 0) / num) : null,
    mediana: isAverage ? median(values, num) : null,
  };
}
