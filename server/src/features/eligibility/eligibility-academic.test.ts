import type { Brand } from '@portal/contract/brand';
import { describe, expect, test } from 'vitest';
import {
  brand,
  check,
  computing,
  data,
  degrees,
  industrialMaster,
  law,
  mba,
  type Study,
  study,
  webCycle,
} from './eligibility.fixtures.ts';

describe('looking for it, and having studies', () => {
  test('the search for the type must be on, with its own refusal', () => {
    expect(check('busqueda', { busquedaPracticasActiva: false }, {})).toMatchObject({
      cumple: false,
      code: 'mustSeekInternship',
    });
    expect(check('busqueda', { busquedaTrabajoActiva: false }, { tipo: 'empleo' })).toMatchObject({
      cumple: false,
      code: 'mustSeekJob',
    });
    expect(check('busqueda', { busquedaTrabajoActiva: false }, {})).toMatchObject({ cumple: true });
  });

  test('a CV without studies meets nothing that asks for any', () => {
    expect(check('estudios', { academicos: [] }, {})).toMatchObject({ cumple: false, code: 'studyRequired' });
    expect(check('estudios', {}, {})).toMatchObject({ cumple: true });
  });
});

describe('degrees', () => {
  const has = (...ids: number[]) => ({
    academicos: ids.map((idTitulacion, id) => study({ id, idTitulacion })),
  });

  test('one of those required is enough', () => {
    expect(check('titulacion', has(law, computing), degrees([computing, data]))).toMatchObject({
      cumple: true,
    });
    expect(check('titulacion', {}, {})).toBeUndefined();
  });

  test.each([
    ['bachelors alone, and none is one', has(mba), degrees([law, computing]), 'undergraduatesOnly'],
    ['postgraduates alone, and none is one', has(computing), degrees([mba]), 'postgraduatesOnly'],
    ['the same area', has(data), degrees([computing]), 'offerForOtherDegree'],
    ['another area', has(law), degrees([computing]), 'offerForOtherProfile'],
    ['both levels, another area', has(law), degrees([computing, industrialMaster]), 'offerForOtherProfile'],
    ['a degree that no list has', has(999), degrees([computing, mba]), 'offerForOtherProfile'],
  ] as const)('of %s: %s', (_, cv, asked, code) => {
    expect(check('titulacion', cv, asked)).toMatchObject({ cumple: false, code });
  });

  test('an offer for those without university takes vocational studies', () => {
    const asked = { ...degrees([computing]), perfilNoUniversitario: true };
    expect(check('titulacion', has(webCycle), asked)).toMatchObject({ cumple: true });
    expect(check('titulacion', has(webCycle), degrees([computing]))).toMatchObject({ cumple: false });
    expect(check('titulacion', has(law), asked)).toMatchObject({ cumple: false });
  });

  test('desirable ones stop nobody, proposed ones are no rule', () => {
    expect(check('titulacion', has(law), degrees([computing], 'deseable'))).toMatchObject({
      cumple: false,
      deseable: true,
    });
    expect(check('titulacion', has(law), degrees([computing], 'propuesta'))).toBeUndefined();
  });
});

describe('how far the studies are', () => {
  const at = (values: Partial<Study>) => ({ academicos: [study(values)] });

  test('minimum course: there, beyond, in the last one, or finished', () => {
    const asked = { cursoMinimo: 3 };
    expect(check('cursoMinimo', at({ curso: 3 }), asked)).toMatchObject({ cumple: true });
    expect(check('cursoMinimo', at({ curso: 2 }), asked)).toMatchObject({
      cumple: false,
      datos: { minimo: 3, curso: 2 },
    });
    expect(check('cursoMinimo', at({ curso: null }), asked)).toMatchObject({ cumple: false });
    expect(check('cursoMinimo', at({ curso: 1, ultimoCurso: true }), asked)).toMatchObject({ cumple: true });
    expect(check('cursoMinimo', at({ curso: null, actual: false }), asked)).toMatchObject({ cumple: true });
  });

  test('last year alone: not those who have finished', () => {
    const asked = { soloUltimoCurso: true };
    expect(check('soloUltimoCurso', at({ ultimoCurso: true }), asked)).toMatchObject({ cumple: true });
    expect(check('soloUltimoCurso', at({}), asked)).toMatchObject({ cumple: false });
    expect(check('soloUltimoCurso', at({ ultimoCurso: true, actual: false }), asked)).toMatchObject({
      cumple: false,
    });
  });

  test('credits passed, exactly enough; what is finished counts whole', () => {
    const asked = { creditosSuperados: 130 };
    expect(check('creditosSuperados', at({}), asked)).toMatchObject({ cumple: true });
    expect(check('creditosSuperados', at({ creditosSuperados: 129.5 }), asked)).toMatchObject({
      cumple: false,
      code: 'insufficientCredits',
      datos: { superados: 129.5 },
    });
    expect(check('creditosSuperados', at({ creditosSuperados: null }), asked)).toMatchObject({
      cumple: false,
    });
    expect(check('creditosSuperados', at({ creditosSuperados: null, actual: false }), asked)).toMatchObject({
      cumple: true,
    });
    expect(check('creditosSuperados', at({}), { creditosSuperados: 0 })).toBeUndefined();
  });

  test('they are those of the studies that the offer is for', () => {
    const academicos = [
      study({ creditosSuperados: 30 }),
      study({ idTitulacion: law, creditosSuperados: 200 }),
    ];
    const asked = { ...degrees([computing]), creditosSuperados: 120 };
    expect(check('creditosSuperados', { academicos }, asked)).toMatchObject({ cumple: false });
  });

  test('half of a two-year master’s, for internships alone', () => {
    const master = (creditosSuperados: number | null) =>
      at({ idTitulacion: industrialMaster, creditosTotales: 120, creditosSuperados });
    expect(check('creditosMaster', master(60), {})).toMatchObject({ cumple: true });
    expect(check('creditosMaster', master(59), {})).toMatchObject({
      cumple: false,
      code: 'insufficientCredits',
    });
    expect(check('creditosMaster', master(null), {})).toMatchObject({ cumple: false });
    expect(check('creditosMaster', master(10), { tipo: 'empleo' })).toBeUndefined();
    expect(
      check('creditosMaster', at({ idTitulacion: mba, creditosTotales: 60, creditosSuperados: 5 }), {}),
    ).toBeUndefined();
  });

  test('120 credits of a degree and a meeting about orientation, where the institution asks for them (110)', () => {
    const opciones = { ...brand.opciones, reunionOrientacionObligatoria: true };
    const of = { ...brand, opciones };
    const of110 = (creditosSuperados: number | null, reunionOrientacion: boolean, asked = {}) =>
      check('creditosYReunion', at({ creditosSuperados }), asked, { values: { reunionOrientacion }, of });
    expect(of110(120, true)).toMatchObject({ cumple: true });
    expect(of110(119, true)).toMatchObject({ cumple: false, code: 'creditsAndMeetingRequired' });
    expect(of110(null, true)).toMatchObject({ cumple: false });
    expect(of110(240, false)).toMatchObject({ cumple: false, code: 'creditsAndMeetingRequired' });
    expect(of110(0, false, { tipo: 'empleo' })).toBeUndefined();
    const master = at({ idTitulacion: mba, creditosSuperados: 0 });
    expect(check('creditosYReunion', master, {}, { of })).toBeUndefined();
    expect(check('creditosYReunion', at({ creditosSuperados: 0 }), {})).toBeUndefined();
  });

  test('class of a year or before', () => {
    const asked = { anioPromocionMaximo: 2025 };
    expect(check('anioPromocionMaximo', at({ anioPromocion: 2025 }), asked)).toMatchObject({ cumple: true });
    expect(check('anioPromocionMaximo', at({ anioPromocion: 2026 }), asked)).toMatchObject({ cumple: false });
    expect(check('anioPromocionMaximo', at({}), asked)).toMatchObject({ cumple: false });
  });
});

describe('the campus', () => {
  const of = (campus: Brand['campus']): Brand => ({ ...brand, campus });
  const place = { direccion: '', telefono: '' };
  const two = of([
    { idSede: 1, nombre: 'Gandia', ...place },
    { idSede: 2, nombre: 'Alcoi', ...place },
  ]);
  const at = (...all: (number | null)[]) => ({
    academicos: all.map((idSede, id) => study({ id, idSede })),
  });

  test('has to be that of a study of the university', () => {
    expect(check('sede', at(2, 1), { idSede: 1 }, { of: two })).toMatchObject({ cumple: true });
    expect(check('sede', at(2), { idSede: 1 }, { of: two })).toMatchObject({
      cumple: false,
      deseable: false,
      datos: { nombre: 'Gandia', consta: true },
    });
    const elsewhere = { academicos: [study({ idSede: 1, deLaUniversidad: false })] };
    expect(check('sede', elsewhere, { idSede: 1 }, { of: two })).toMatchObject({ cumple: false });
  });

  test('stops nobody of whom the university does not say it, and is no rule where none is asked for', () => {
    expect(check('sede', at(null), { idSede: 1 }, { of: two })).toMatchObject({
      cumple: false,
      deseable: true,
      datos: { consta: false },
    });
    expect(check('sede', at(2), {}, { of: two })).toBeUndefined();
  });
});
