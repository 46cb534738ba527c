import { expect, test } from 'vitest';
import { portalSurveyContent, surveyContent } from './surveys.ts';

const blank = {
  titulos: {},
  paraAlumnos: false,
  paraEmpresa: false,
  obligatoria: true,
  desde: '2030-06-02',
  hasta: '2030-06-01',
};
const wrong = (survey: unknown) =>
  surveyContent.safeParse(survey).error?.issues.map(({ path }) => path.join('.'));

test('everything that is wrong with a survey is told at once', () => {
  expect(wrong(blank)).toEqual(['urlAcceso', 'paraAlumnos', 'hasta']);
  expect(wrong({ ...blank, urlAcceso: 'https://encuestas.example/s/12' })).toEqual([
    'paraAlumnos',
    'urlAcceso',
    'hasta',
  ]);
  expect(wrong({ ...blank, urlAcceso: '', desde: 'mañana' })).toEqual(['urlAcceso', 'desde', 'paraAlumnos']);
});

test('what is no survey at all is refused without a rule being asked', () => {
  for (const nonsense of [null, undefined, 7, 'x', []]) expect(wrong(nonsense)).toEqual(['']);
});

test('whom the portal does not know it neither notes as having taken part nor keeps out', () => {
  const survey = {
    titulos: { es: 'Encuesta' },
    definicion: { preguntas: [] },
    paraAlumnos: false,
    paraEmpresa: false,
    sacaOpcionAnonima: true,
    conLogin: false,
    registraParticipacion: true,
    obligatoria: true,
    desde: '2030-06-02',
    hasta: null,
  };
  const refused = (more: object) =>
    portalSurveyContent.safeParse({ ...survey, ...more }).error?.issues.map(({ path }) => path.join('.'));
  expect(refused({})).toEqual(['registraParticipacion', 'obligatoria']);
  expect(refused({ registraParticipacion: false })).toEqual(['obligatoria']);
  expect(refused({ registraParticipacion: false, obligatoria: false })).toBeUndefined();
  for (const asked of [{ paraAlumnos: true }, { paraEmpresa: true }]) expect(refused(asked)).toBeUndefined();
});
