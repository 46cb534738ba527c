import type { ReadQuestion } from '@portal/contract/surveys';
import { expect, test } from 'vitest';
import { countingOf } from './question-problems.ts';

const question = (idPregunta: number, more: Partial<ReadQuestion>): ReadQuestion => ({
  idPregunta,
  tipo: 'numero',
  texto: `Pregunta ${idPregunta}`,
  ayuda: null,
  respuestaObligatoria: false,
  nuevaPagina: true,
  respuestas: [],
  filas: [],
  minimo: null,
  maximo: null,
  textoMinimo: null,
  textoMaximo: null,
  idPreguntaDestino: null,
  ...more,
});
const asked = [
  question(1, {
    tipo: 'una',
    respuestas: [
      { idRespuesta: 1, texto: 'Sí', idPreguntaDestino: null },
      { idRespuesta: 2, texto: 'No', idPreguntaDestino: 3 },
    ],
  }),
  question(2, { maximo: 10 }),
  question(3, { tipo: 'texto', maximo: 5 }),
];

test('only what stands on a page and fits its question counts in the end', () => {
  const counting = (answers: Record<string, number | string>) => [...countingOf(asked, answers, [1, 2, 3])];
  expect(counting({ 1: 1, 2: 9, 3: 'Nada' })).toEqual([1, 2, 3]);
  expect(counting({ 1: 2, 2: 99, 3: 'Nada' })).toEqual([1, 3]);
  expect(counting({ 1: 2, 2: 9, 3: 'Demasiado' })).toEqual([1]);
});
