import type { Language } from '@portal/contract/languages';
import type { QuestionKind, SurveyDefinition } from '@portal/contract/survey-rules';
import {
  type DefinitionValues,
  noTexts,
  type OptionValues,
  type QuestionValues,
  type RowValues,
  type Texts,
} from './values.ts';

const mostId = 1_000_000;

/**
 * A number that nothing has, nor had: what is counted by the number of something that was taken out long ago must not
 * be counted with what comes into its place.
 */
function newId(taken: readonly number[]): number {
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const id = 1 + (random % mostId);
    if (!taken.includes(id)) return id;
  }
}

export const newOption = (options: readonly OptionValues[]): OptionValues => ({
  idRespuesta: newId(options.map(({ idRespuesta }) => idRespuesta)),
  textos: noTexts(),
  idPreguntaDestino: null,
});

export const newRow = (rows: readonly RowValues[]): RowValues => ({
  idFila: newId(rows.map(({ idFila }) => idFila)),
  textos: noTexts(),
});

export const offersChoices = (kind: QuestionKind): boolean =>
  kind === 'una' || kind === 'varias' || kind === 'matriz';

/** A question as one of this kind: what it lacks for that is added, and what has no place in it goes. */
export function asKind(question: QuestionValues, tipo: QuestionKind): QuestionValues {
  const respuestas = [...question.respuestas];
  if (offersChoices(tipo)) while (respuestas.length < 2) respuestas.push(newOption(respuestas));
  const isScale = tipo === 'escala';
  return {
    ...question,
    tipo,
    respuestas: offersChoices(tipo)
      ? respuestas.map((one) => (tipo === 'una' ? one : { ...one, idPreguntaDestino: null }))
      : [],
    filas: tipo !== 'matriz' ? [] : question.filas.length > 0 ? question.filas : [newRow([])],
    minimo: isScale ? 1 : '',
    maximo: isScale ? 5 : '',
    textosMinimo: isScale ? question.textosMinimo : noTexts(),
    textosMaximo: isScale ? question.textosMaximo : noTexts(),
  };
}

export const newQuestion = (tipo: QuestionKind, questions: readonly QuestionValues[]): QuestionValues =>
  asKind(
    {
      idPregunta: newId(questions.map(({ idPregunta }) => idPregunta)),
      tipo,
      textos: noTexts(),
      ayudas: noTexts(),
      respuestaObligatoria: false,
      nuevaPagina: false,
      respuestas: [],
      filas: [],
      minimo: '',
      maximo: '',
      textosMinimo: noTexts(),
      textosMaximo: noTexts(),
      idPreguntaDestino: null,
    },
    tipo,
  );

/** The list with what stands at a place one place on, or back. */
export function moved<One>(list: readonly One[], place: number, by: 1 | -1): One[] {
  const next = [...list];
  const [one] = next.splice(place, 1);
  if (one !== undefined) next.splice(place + by, 0, one);
  return next;
}

/** What stands at a place once more after it, as another question. */
export function withCopy(questions: readonly QuestionValues[], place: number): QuestionValues[] {
  const question = questions[place];
  if (question === undefined) return [...questions];
  const copy = { ...structuredClone(question), idPregunta: newId(questions.map((one) => one.idPregunta)) };
  return questions.toSpliced(place + 1, 0, copy);
}

/** A text for whoever writes in this language: in it, else in any. */
export const anyText = (texts: Texts, language: Language): string =>
  [texts[language], ...Object.values(texts)].find((text) => text.trim() !== '') ?? '';

const bound = (value: number | string): number | null => (typeof value === 'number' ? value : null);

/** What is being written, as the rules of surveys take it; a bound that is no number yet is none. */
export const asDefinition = (definition: DefinitionValues): SurveyDefinition => ({
  ...definition,
  preguntas: definition.preguntas.map((question) => ({
    ...question,
    minimo: bound(question.minimo),
    maximo: bound(question.maximo),
  })),
});
