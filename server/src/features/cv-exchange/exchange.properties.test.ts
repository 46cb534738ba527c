import type { Cv } from '@portal/contract/cv';
import { languages } from '@portal/contract/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrand } from '../../brand.ts';
import { competencies } from '../catalogue/lists/competencies.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { interestTags } from '../catalogue/lists/interest-tags.ts';
import { spokenLanguages, spokenLevels } from '../catalogue/lists/languages-spoken.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { software } from '../catalogue/lists/software.ts';
import { emptyCv } from '../cv/cv.rules.ts';
import { readEuropass, writeEuropass } from './europass.ts';
import { planImport } from './import-plan.rules.ts';
import { readJsonResume, writeJsonResume } from './json-resume.ts';
import type { PortableCv } from './portable-cv.ts';
import { toPortable } from './to-portable.rules.ts';

const brand = readBrand('universidad');
const today = '2030-06-15';

/** What people type, with what formats have a meaning of their own for. */
const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom('a < b & c', '<b>', '&nbsp;', '"¿Y?"', '- uno', ']]>', 'Núria  Güell', '{}'),
  )
  .map((text) => text.replace(/\s+/gu, ' ').trim())
  // A name has a letter or a digit: by nothing else are two told apart.
  .filter((text) => /[\p{L}\p{N}]/u.test(text));
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
const dayFrom = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const some = (ids: readonly number[]) => fc.subarray([...ids], { maxLength: 6 });

const job = fc.record({
  id: fc.nat(),
  puesto: word,
  empresa: word,
  idSector: maybe(fc.constant(1)),
  fechaInicio: dayFrom('2010-01-01', '2020-12-31'),
  fechaFin: maybe(dayFrom('2021-01-01', '2029-12-31')),
  enlace: maybe(fc.constant('https://example.test/?a=1&b=<2>')),
  descripcion: maybe(text),
});

const study = fc
  .record({
    id: fc.nat(),
    deLaUniversidad: fc.boolean(),
    degree: maybe(fc.constantFrom(...degrees)),
    titulo: word,
    centro: word,
    actual: fc.boolean(),
    fechaInicio: maybe(dayFrom('2010-01-01', '2015-12-31')),
    fechaFin: maybe(dayFrom('2016-01-01', '2029-12-31')),
    anioPromocion: maybe(fc.integer({ min: 1990, max: 2029 })),
  })
  .map(({ degree, titulo, ...more }) => ({
    ...more,
    idTitulacion: degree?.idTitulacion ?? null,
    titulo: degree ? null : titulo,
    idNivel: degree?.idNivel ?? 1,
    nota: null,
    curso: null,
    ultimoCurso: false,
    creditosSuperados: null,
    creditosTotales: null,
  }));

const training = fc.record({
  id: fc.nat(),
  titulo: word,
  centro: word,
  horas: fc.constant(null),
  fechaInicio: fc.constant(null),
  fechaFin: maybe(dayFrom('2010-01-01', '2029-12-31')),
});

const anyCv: fc.Arbitrary<Cv> = fc
  .record({
    nombre: word,
    apellidos: word,
    localidad: maybe(word),
    idProvincia: maybe(fc.constantFrom(...provinces.map(({ idProvincia }) => idProvincia))),
    profesional: fc.array(job, { maxLength: 4 }),
    academicos: fc.array(study, { maxLength: 4 }),
    formacion: fc.array(training, { maxLength: 3 }),
    idiomas: fc.uniqueArray(
      fc.record({
        id: fc.nat(),
        idIdioma: fc.constantFrom(...spokenLanguages.map(({ idIdioma }) => idIdioma)),
        idNivelIdioma: fc.constantFrom(...spokenLevels.map(({ idNivelIdioma }) => idNivelIdioma)),
        idCertificadoIdioma: fc.constant(null),
      }),
      { maxLength: 4, selector: ({ idIdioma }) => idIdioma },
    ),
    programasInformaticos: some(software.map(({ idProgramaInformatico }) => idProgramaInformatico)),
    competencias: some(competencies.map(({ idCompetencia }) => idCompetencia)),
    intereses: some(interestTags.map(({ idTag }) => idTag)),
    presentacion: maybe(text),
    titular: maybe(word),
    enlacePortfolio: maybe(fc.constant('https://nora.example/a?b=c&d')),
  })
  .map(({ nombre, apellidos, localidad, idProvincia, titular, ...parts }) => ({
    ...emptyCv,
    ...parts,
    personales: {
      ...emptyCv.personales,
      nombre,
      apellidos,
      localidad,
      idProvincia,
      idPais: 1,
      telefono: '600 111 222',
      email: 'nora@example.test',
    },
    perfilProfesional: { titular, areasFuncionales: [], aniosExperiencia: null },
  }));

const formats = {
  jsonResume: (_: Cv, portable: PortableCv) =>
    readJsonResume(writeJsonResume(portable, { software: 'Informática', competencies: 'Competencias' })),
  europass: (cv: Cv, portable: PortableCv) =>
    readEuropass(writeEuropass(portable, cv.personales, { software: 'Informática' })),
} as const;

test.each(Object.keys(formats) as (keyof typeof formats)[])(
  'a CV that goes out as %s and comes back changes nothing',
  (format) => {
    fc.assert(
      fc.property(anyCv, fc.constantFrom(...languages), (cv, language) => {
        const file = formats[format](cv, toPortable(cv, language));
        if (!file) throw new Error('it cannot be read');
        const { cambios, noEntendido } = planImport(file, { cv, brand, today, language: 'es' });
        expect(noEntendido).toEqual([]);
        expect(cambios.filter(({ estado }) => estado !== 'igual')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
);

test('what a CV takes in once is all in it, and nothing of what it had is gone', () => {
  fc.assert(
    fc.property(anyCv, anyCv, (cv, other) => {
      const file = readJsonResume(
        writeJsonResume(toPortable(other, 'es'), { software: 'a', competencies: 'b' }),
      );
      if (!file) throw new Error('it cannot be read');
      const { cambios } = planImport(file, { cv, brand, today, language: 'es' });
      expect(new Set(cambios.map(({ clave }) => clave)).size).toBe(cambios.length);
      for (const { estado, escribe, antes } of cambios) {
        expect(escribe === null).toBe(estado === 'igual');
        expect(estado === 'nuevo').toBe(antes === null && escribe !== null);
      }
    }),
    { numRuns: 60 },
  );
});
