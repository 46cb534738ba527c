import type { SurveyDefinition, SurveyQuestion } from '@portal/contract/survey-rules';
import { surveyQuestion } from '@portal/contract/surveys';
import { describe, expect, test } from 'vitest';
import { askedQuestions, resultsOf } from './results.rules.ts';

const question = (more: object): SurveyQuestion =>
  surveyQuestion.parse({ idPregunta: 1, tipo: 'numero', textos: { es: 'Pregunta' }, ...more });
const read = ({ es }: { es?: string | undefined }) => es ?? '';
const answer = (valor: string, num: number) => ({ grupo: null, pregunta: '1', fila: null, valor, num });

describe('what was answered to a question', () => {
  test('takes no more room than was answered, however wide its bounds', () => {
    for (const tipo of ['numero', 'fecha', 'texto', 'escala']) {
      const wide = question({ tipo, minimo: -1_000_000_000, maximo: 1_000_000_000 });
      expect(resultsOf(wide, [], read).distribucion.length).toBeLessThanOrEqual(11);
    }
    const phone = question({ minimo: 600_000_000, maximo: 799_999_999 });
    expect(resultsOf(phone, [answer('612345678', 2)], read)).toMatchObject({
      num: 2,
      distribucion: [{ desde: '612345678', hasta: '612345678', num: 2 }],
    });
  });

  test('of whole numbers is told by whole numbers, each in one part', () => {
    const hours = question({ minimo: 0, maximo: 40 });
    const given = Array.from({ length: 25 }, (_, at) => answer(String(at), 1));
    const { distribucion } = resultsOf(hours, given, read);
    expect(distribucion.slice(0, 2).map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['0', '2'],
      ['3', '5'],
    ]);
    expect(distribucion.at(-1)).toMatchObject({ hasta: '24' });
    expect(distribucion.reduce((sum, { num }) => sum + num, 0)).toBe(25);
  });

  test('of a scale has all its steps, and those that another version had', () => {
    const scale = question({ tipo: 'escala', minimo: 1, maximo: 3 });
    const { distribucion } = resultsOf(scale, [answer('2', 4), answer('5', 1)], read);
    expect(distribucion.map(({ desde, num }) => [desde, num])).toEqual([
      ['1', 0],
      ['2', 4],
      ['3', 0],
      ['5', 1],
    ]);
  });
});

test('questions, options and rows that a later version took out are still read, after the others', () => {
  const choices = (...ids: number[]) =>
    ids.map((idRespuesta) => ({ idRespuesta, textos: { es: `Opción ${idRespuesta}` } }));
  const rows = (...ids: number[]) => ids.map((idFila) => ({ idFila, textos: { es: `Fila ${idFila}` } }));
  const version = (...preguntas: SurveyQuestion[]): SurveyDefinition => ({
    descripciones: {},
    agradecimientos: {},
    preguntas,
  });
  const first = version(
    question({ tipo: 'matriz', respuestas: choices(3, 1), filas: rows(9, 8) }),
    question({ idPregunta: 2 }),
  );
  const last = version(
    question({ tipo: 'matriz', respuestas: choices(1, 2), filas: rows(8) }),
    question({ idPregunta: 3 }),
  );
  const merged = askedQuestions([first, last], last);
  expect(merged.map(({ idPregunta }) => idPregunta)).toEqual([1, 3, 2]);
  expect(merged[0]?.respuestas.map(({ idRespuesta }) => idRespuesta)).toEqual([1, 2, 3]);
  expect(merged[0]?.filas.map(({ idFila }) => idFila)).toEqual([8, 9]);
});
