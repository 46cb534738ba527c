import type { Cv } from '@portal/contract/cv';
import { fitReasons } from '@portal/contract/for-you';
import { languages } from '@portal/contract/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brand,
  computing,
  data,
  degrees,
  interest,
  law,
  mba,
  offer,
  person,
  profile,
  study,
  today,
} from '../eligibility/eligibility.fixtures.ts';
import { assess, mayApply } from '../eligibility/eligibility.rules.ts';
import { aboutQuery, helpsOf, isAbout, pointsOf, type Reason, reasonsFor, standingOf } from './fit.rules.ts';
import { toWords } from './fit-texts.ts';
import { rank, wantedTypes } from './ranking.rules.ts';

const english = 3;
const profileWith = (areasFuncionales: number[]) => ({
  perfilProfesional: { titular: null, areasFuncionales, aniosExperiencia: null },
});
const reasons = (cv: Partial<Cv>, asked: Parameters<typeof offer>[0]) =>
  reasonsFor(profile(cv).cv, offer(asked));
const said = (cv: Partial<Cv>, asked: Parameters<typeof offer>[0]) =>
  reasons(cv, asked).map((reason) => toWords(reason, 'es').texto);

describe('a reason', () => {
  test.each<[string, Partial<Cv>, Parameters<typeof offer>[0], string[]]>([
    ['is the degree', {}, degrees([law, computing], 'deseable'), ['Tu titulación: Ingeniería Informática']],
    ['is the field of the degree', {}, degrees([data]), ['Tu ámbito: Ingeniería e informática']],
    ['is no degree of another field', {}, degrees([law]), []],
    [
      'is the functional area',
      profileWith([1]),
      { idAreaFuncional: 1 },
      ['Área que te interesa: Administración'],
    ],
    ['is the sector', { sectoresInteres: [10] }, { idSector: 10 }, [expect.stringMatching(/^Sector que te/)]],
    [
      'is the town where the student lives',
      {},
      { idProvincia: 46, localidad: 'València' },
      ['València, donde vives'],
    ],
    [
      'is the province, from another town of it',
      {},
      { idProvincia: 46, localidad: 'Gandia' },
      ['En tu provincia: Valencia'],
    ],
    ['is no other province', {}, { idProvincia: 8 }, []],
    ['is that it is remote', {}, { idProvincia: 8, idModalidad: 3 }, ['A distancia, desde donde vives']],
    [
      'is a language that is spoken well enough',
      { idiomas: [{ id: 1, idIdioma: english, idNivelIdioma: 5, idCertificadoIdioma: null }] },
      { idiomas: [{ idIdioma: english, idNivelIdioma: 4 }] },
      ['Inglés B2'],
    ],
    [
      'is no language below the level',
      { idiomas: [{ id: 1, idIdioma: english, idNivelIdioma: 3, idCertificadoIdioma: null }] },
      { idiomas: [{ idIdioma: english, idNivelIdioma: 4 }] },
      [],
    ],
    [
      'is the pay from the minimum on',
      interest({ retribucionMinimaPracticas: 400 }),
      { ayudaEstudio: 400 },
      [expect.stringMatching(/^Llega a tu mínimo de 400/)],
    ],
    ['is no pay below it', interest({ retribucionMinimaPracticas: 401 }), { ayudaEstudio: 400 }, []],
    [
      'is the time of the year',
      { idPeriodoPreferenciaPracticas: 2 },
      { fechaInicio: '2027-02-01' },
      ['Empieza cuando prefieres: segundo semestre'],
    ],
    ['is no other time', { idPeriodoPreferenciaPracticas: 3 }, { fechaInicio: '2027-02-01' }, []],
    [
      'is no time of a job',
      { idPeriodoPreferenciaPracticas: 2 },
      { tipo: 'empleo', fechaInicio: '2027-02-01' },
      [],
    ],
    [
      'is the part of the day',
      interest({ idJornada: 2 }),
      { horasSemana: 20 },
      ['Jornada parcial, como prefieres'],
    ],
    ['is no whole day', interest({ idJornada: 2 }), { horasSemana: 40 }, []],
  ])('%s', (_, cv, asked, expected) => expect(said(cv, asked)).toEqual(expected));

  test('is the software that is asked for or wished and known', () => {
    const asked = {
      requisitosObligatorios: { programasInformaticos: [101, 102] },
      requisitosDeseables: { programasInformaticos: [103] },
    };
    expect(reasons({ programasInformaticos: [102, 103, 104] }, asked)).toEqual([
      { motivo: 'programas', datos: { ids: [102, 103] } },
    ]);
  });
});

test('pay below the minimum counts against an offer, pay that is not told does not', () => {
  const { cv } = profile(interest({ retribucionMinimaPracticas: 400 }));
  const points = (ayudaEstudio: number | null) => {
    const asked = offer({ ...degrees([computing]), ayudaEstudio });
    return pointsOf(cv, asked, reasonsFor(cv, asked));
  };
  expect(points(400)).toBeGreaterThan(points(null));
  expect(points(null)).toBeGreaterThan(points(399));
});

describe('how the student stands', () => {
  const standing = (cv: Partial<Cv>, asked: Parameters<typeof offer>[0]) =>
    standingOf(assess(profile(cv), offer(asked), { today, brand }));
  const nobody = person({ nacionalidades: [] });

  test('fits without what is written once for all offers', () =>
    expect(standing(nobody, {})).toMatchObject({ is: 'fits', missing: [{ regla: 'nacionalidad' }] }));

  test.each<[string, Parameters<typeof offer>[0], Partial<Cv>]>([
    ['a program', { requisitosObligatorios: { programasInformaticos: [101] } }, {}],
    ['a language that the CV does not name', { idiomas: [{ idIdioma: english, idNivelIdioma: 4 }] }, {}],
  ])('is one step away by %s', (_, asked, cv) => expect(standing(cv, asked)).toMatchObject({ is: 'near' }));

  test.each<[string, Parameters<typeof offer>[0], Partial<Cv>]>([
    ['a degree', degrees([law]), {}],
    ['experience', { experiencia: 2 }, {}],
    [
      'a language that is spoken less well',
      { idiomas: [{ idIdioma: english, idNivelIdioma: 4 }] },
      { idiomas: [{ id: 1, idIdioma: english, idNivelIdioma: 3, idCertificadoIdioma: null }] },
    ],
    ['two requirements', { requisitosObligatorios: { programasInformaticos: [101], cochePropio: true } }, {}],
    ['a program, where something else is missing', { requisitosObligatorios: { cochePropio: true } }, nobody],
  ])('is far by %s', (_, asked, cv) => expect(standing(cv, asked)).toEqual({ is: 'far' }));
});

test('the types are those that are seen and looked for', () => {
  const { cv } = profile({ busquedaTrabajoActiva: false });
  expect(wantedTypes(['practicas', 'empleo'], cv)).toEqual(['practicas']);
  expect(wantedTypes(['empleo'], cv)).toEqual([]);
});

test('what would find more is what the CV does not say', () => {
  const { cv } = profile({ ...profileWith([1]), sectoresInteres: [3] });
  expect(helpsOf(cv)).toEqual(['idiomas', 'programas']);
  expect(helpsOf({ ...cv, busquedaPracticasActiva: false, busquedaTrabajoActiva: false })[0]).toBe(
    'busqueda',
  );
});

describe('whatever the student and the offers', () => {
  const some = (...ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 });
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
  const anyCv = fc
    .record({
      degrees: some(law, computing, data, mba),
      areas: some(1, 2, 3),
      sectors: some(1, 2, 3),
      place: maybe(fc.constantFrom(8, 46)),
      programs: some(101, 102, 103),
      level: maybe(fc.integer({ min: 1, max: 7 })),
      pay: maybe(fc.integer({ min: 100, max: 900 })),
      period: maybe(fc.integer({ min: 1, max: 4 })),
      day: maybe(fc.integer({ min: 1, max: 5 })),
      nationalities: some(1),
    })
    .map((given) =>
      profile({
        ...person({ idProvincia: given.place, nacionalidades: given.nationalities }),
        academicos: given.degrees.map((idTitulacion) => study({ idTitulacion })),
        ...profileWith(given.areas),
        sectoresInteres: given.sectors,
        programasInformaticos: given.programs,
        idiomas:
          given.level === null
            ? []
            : [{ id: 1, idIdioma: english, idNivelIdioma: given.level, idCertificadoIdioma: null }],
        ...interest({ retribucionMinimaPracticas: given.pay, idJornada: given.day }),
        idPeriodoPreferenciaPracticas: given.period,
      }),
    );
  const anyOffer = fc
    .record({
      degrees: some(law, computing, data, mba),
      idAreaFuncional: maybe(fc.constantFrom(1, 2, 3)),
      idSector: maybe(fc.constantFrom(1, 2, 3)),
      idProvincia: maybe(fc.constantFrom(8, 46)),
      idModalidad: maybe(fc.constantFrom(1, 2, 3)),
      ayudaEstudio: maybe(fc.integer({ min: 0, max: 900 })),
      horasSemana: maybe(fc.integer({ min: 5, max: 40 })),
      fechaInicio: maybe(fc.constantFrom('2027-01-10', '2027-03-01', '2027-07-01')),
      programs: some(101, 102, 103),
      levels: some(1, 4, 7),
      caracter: fc.constantFrom('requerida' as const, 'deseable' as const, 'propuesta' as const),
    })
    .map(({ degrees: ids, caracter, programs, levels, ...rest }) =>
      offer({
        ...rest,
        ...degrees(ids, caracter),
        idiomas: levels.map((idNivelIdioma) => ({ idIdioma: english, idNivelIdioma })),
        requisitosObligatorios: { programasInformaticos: programs },
      }),
    );
  const anyOffers = fc
    .array(fc.tuple(anyOffer, fc.constantFrom('2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z')), {
      maxLength: 8,
    })
    .map((offers) => offers.map(([content, fecha], place) => ({ ...content, id: place + 1, fecha })));
  const place = ({ motivo }: Reason) => fitReasons.indexOf(motivo);

  test('reasons come in their order, each said without a gap in each language', () => {
    fc.assert(
      fc.property(anyCv, anyOffer, ({ cv }, asked) => {
        const found = reasonsFor(cv, asked);
        expect(found.map(place)).toEqual([...found.map(place)].sort((one, other) => one - other));
        for (const language of languages)
          for (const reason of found)
            expect(toWords(reason, language).texto).not.toMatch(/undefined|null|#|NaN| {2}|^$/);
      }),
    );
  });

  test('an offer is about the student where the words of the index find it', () => {
    fc.assert(
      fc.property(anyCv, anyOffer, ({ cv }, asked) => {
        const words = aboutQuery(cv) ?? '';
        const found = [
          ...asked.listado_titulaciones.map(({ idTitulacion }) => `t=${idTitulacion}`),
          `a=${asked.idAreaFuncional}`,
          `s=${asked.idSector}`,
        ].some((word) => words.includes(`'${word}'`));
        if (found) expect(isAbout(reasonsFor(cv, asked))).toBe(true);
        if (words === '') expect(isAbout(reasonsFor(cv, asked))).toBe(false);
      }),
    );
  });

  test('each offer is in one place at most, what fits can be applied to once the rest is written, the order is kept', () => {
    fc.assert(
      fc.property(anyCv, anyOffers, (student, offers) => {
        const { fitting, near } = rank(student, offers, { today, brand });
        const ids = [...fitting, ...near].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const written = profile({ ...student.cv, ...person({ nacionalidades: [1] }) });
        const points = fitting.map(({ id, reasons: found }) => {
          const one = offers.find((other) => other.id === id);
          if (one === undefined) throw new Error('ranks what there is');
          expect(mayApply(assess(written, one, { today, brand }))).toBe(true);
          return pointsOf(student.cv, one, found);
        });
        expect(points).toEqual([...points].sort((one, other) => other - one));
        const again = rank(student, offers.toReversed(), { today, brand });
        expect(again.fitting.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
      }),
    );
  });
});
