import type { Brand } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import type { Answers, AnswerValue, LocalTexts, SurveyDefinition } from '@portal/contract/survey-rules';
import type { ReadableSurvey, sentAnswer } from '@portal/contract/surveys';
import type { z } from 'zod';
import { type StoredTitles, titleFor } from './surveys.rules.ts';

type Institution = Pick<Brand, 'idiomas' | 'idiomaPorDefecto'>;
export type SentAnswer = z.output<typeof sentAnswer>;

/** A text of a survey in one language: in it, else in the institution's own, else in any that there is. */
export const textReader =
  (language: Language, { idiomas, idiomaPorDefecto }: Institution) =>
  (texts: LocalTexts): string => {
    for (const one of [language, idiomaPorDefecto, ...idiomas]) {
      const text = texts[one];
      if (text !== undefined && text !== '') return text;
    }
    return '';
  };

const orNull = (text: string): string | null => (text === '' ? null : text);

/** A survey as readers of a language have it. */
export function readableIn(
  language: Language,
  brand: Institution,
  survey: { id: number; titulos: StoredTitles; numVersion: number; definicion: SurveyDefinition },
): ReadableSurvey {
  const { titulo, idioma } = titleFor(survey.titulos, language, brand);
  // All of it in the language of the title: one in two languages would be read aloud wrongly.
  const read = textReader(idioma, brand);
  const { definicion } = survey;
  return {
    idEncuesta: survey.id,
    numVersion: survey.numVersion,
    titulo,
    idioma,
    descripcion: orNull(read(definicion.descripciones)),
    agradecimiento: orNull(read(definicion.agradecimientos)),
    preguntas: definicion.preguntas.map((question) => ({
      idPregunta: question.idPregunta,
      tipo: question.tipo,
      texto: read(question.textos),
      ayuda: orNull(read(question.ayudas)),
      respuestaObligatoria: question.respuestaObligatoria,
      nuevaPagina: question.nuevaPagina,
      respuestas: question.respuestas.map(({ idRespuesta, textos, idPreguntaDestino }) => ({
        idRespuesta,
        texto: read(textos),
        idPreguntaDestino: idPreguntaDestino ?? null,
      })),
      filas: question.filas.map(({ idFila, textos }) => ({ idFila, texto: read(textos) })),
      minimo: question.minimo,
      maximo: question.maximo,
      textoMinimo: orNull(read(question.textosMinimo)),
      textoMaximo: orNull(read(question.textosMaximo)),
      idPreguntaDestino: question.idPreguntaDestino,
    })),
  };
}

/** The answers as they are sent to who goes on with them. */
export const sentFrom = (answers: Answers): SentAnswer[] =>
  Object.entries(answers).map(([id, valor]) => ({ idPregunta: Number(id), valor: copyOf(valor) }));

const isNumbers = (value: AnswerValue): value is readonly number[] => Array.isArray(value);

function copyOf(value: AnswerValue): SentAnswer['valor'] {
  if (typeof value !== 'object') return value;
  return isNumbers(value) ? [...value] : { ...value };
}

/** What was answered before with what is sent now: null takes an answer back. */
export function mergedAnswers(before: Answers, sent: readonly SentAnswer[]): Answers {
  const merged: Record<string, AnswerValue> = { ...before };
  for (const { idPregunta, valor } of sent) {
    if (valor === null) delete merged[idPregunta];
    else merged[idPregunta] = valor;
  }
  return merged;
}

/** What the address of a survey says besides which it is. */
export function addressValues(querystringValue: string): {
  idPractica: number | null;
  enlace: string | null;
} {
  const query = new URLSearchParams(querystringValue.replace(/^\?/, ''));
  const number = Number(query.get('idPractica') ?? '');
  return {
    idPractica: Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : null,
    enlace: query.get('enlace'),
  };
}
