import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitionProblems } from './survey-definition-rules.ts';
import { keptAnswers, pagesOf, pathOf, type SurveyDefinition, type SurveyQuestion } from './survey-rules.ts';

const question = (idPregunta: number, more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  idPregunta,
  tipo: 'una',
  textos: { es: `Pregunta ${idPregunta}` },
  ayudas: {},
  respuestaObligatoria: false,
  nuevaPagina: false,
  respuestas: [1, 2].map((idRespuesta) => ({ idRespuesta, textos: { es: `${idRespuesta}` } })),
  filas: [],
  minimo: null,
  maximo: null,
  textosMinimo: {},
  textosMaximo: {},
  idPreguntaDestino: null,
  ...more,
});
const survey = (preguntas: readonly SurveyQuestion[]): SurveyDefinition => ({
  descripciones: {},
  agradecimientos: {},
  preguntas,
});
const errorsOf = (preguntas: readonly SurveyQuestion[]) =>
  definitionProblems(survey(preguntas), ['es']).map(({ campo, error }) => `${campo} ${error}`);

const destination = fc.option(fc.integer({ min: 0, max: 9 }));
const questions = fc
  .array(
    fc.record({
      jump: destination,
      first: destination,
      second: destination,
      must: fc.boolean(),
      page: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ jump, first, second, must, page }, place) =>
      question(place + 1, {
        idPreguntaDestino: jump,
        respuestaObligatoria: must,
        nuevaPagina: page,
        respuestas: [first, second].map((idPreguntaDestino, index) => ({
          idRespuesta: index + 1,
          textos: { es: 'Sí' },
          idPreguntaDestino,
        })),
      }),
    ),
  );
const answers = fc.dictionary(fc.integer({ min: 1, max: 8 }).map(String), fc.integer({ min: 1, max: 3 }));

test('any definition ends from any answers, and comes to each question once at most', () => {
  fc.assert(
    fc.property(questions, answers, (asked, given) => {
      const path = pathOf(asked, given).map(({ idPregunta }) => idPregunta);
      expect(path).toEqual([...new Set(path)].sort((a, b) => a - b));
      expect(pagesOf(asked, given).flat()).toEqual(pathOf(asked, given));
      expect(pathOf(asked, keptAnswers(asked, given))).toEqual(pathOf(asked, given));
    }),
  );
});

test('a definition without problems comes to every question by some answers', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const isSound = definitionProblems(survey(asked), ['es']).length === 0;
      const reached = new Set<number>();
      const choices = asked.map(({ respuestaObligatoria }) => (respuestaObligatoria ? [1, 2] : [0, 1, 2]));
      const walk = (place: number, given: Record<string, number>): void => {
        const path = pathOf(asked, given);
        const next = path[place];
        if (next === undefined) return;
        reached.add(next.idPregunta);
        for (const choice of choices[next.idPregunta - 1] ?? [])
          walk(place + 1, choice === 0 ? given : { ...given, [next.idPregunta]: choice });
      };
      walk(0, {});
      if (isSound) expect(reached.size).toBe(asked.length);
    }),
    { numRuns: 60 },
  );
});

test('says which jumps lead back, round or nowhere, and what nothing leads to', () => {
  expect(errorsOf([question(1), question(2, { idPreguntaDestino: 1 })])).toEqual([
    'preguntas.1.idPreguntaDestino surveyCircle',
  ]);
  expect(errorsOf([question(1, { idPreguntaDestino: 7 })])).toEqual([
    'preguntas.0.idPreguntaDestino surveyJumpNowhere',
  ]);
  expect(errorsOf([question(1, { idPreguntaDestino: 3 }), question(2), question(3)])).toEqual([
    'preguntas.1.textos surveyUnreachable',
  ]);
  expect(errorsOf([question(1, { textos: {} })])).toEqual(['preguntas.0.textos.es required']);
});

test('several choices are bounded by what can be chosen', () => {
  const several = (minimo: number | null, maximo: number | null) =>
    errorsOf([question(1, { tipo: 'varias', minimo, maximo })]);
  expect(several(0, 1)).toEqual([]);
  expect(several(null, 0)).toEqual(['preguntas.0.maximo atLeast|min=1']);
  expect(several(-1, 2)).toEqual(['preguntas.0.minimo atLeast|min=0']);
  expect(several(1.5, 1.6)).toEqual(['preguntas.0.minimo integer', 'preguntas.0.maximo integer']);
});
