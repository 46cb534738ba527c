import { fewestCounted } from '@portal/contract/offer-form';
import type { OfferContent } from '@portal/contract/offers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../cv/profile.ts';
import {
  brand,
  brandWith,
  computing,
  degrees,
  law,
  mba,
  must,
  offer,
  profile,
  study,
  today,
  webCycle,
} from '../eligibility/eligibility.fixtures.ts';
import { assess, mayApply } from '../eligibility/eligibility.rules.ts';
import { Reach, reachProfile } from './reach.rules.ts';

const german = 3;
const b2 = 4;

function reachOf(profiles: readonly Profile[], asked: OfferContent, of = brand) {
  const reach = new Reach(asked, { today, brand: of });
  for (const one of profiles) reach.add(reachProfile(one));
  return reach.result();
}

const many = (count: number, one: Profile): Profile[] => Array.from({ length: count }, () => one);
const speaker = (idNivelIdioma: number) =>
  profile({ idiomas: [{ id: 1, idIdioma: german, idNivelIdioma, idCertificadoIdioma: null }] });
const wantsGerman = {
  idiomas: [{ idIdioma: german, idNivelIdioma: b2, idCertificadoIdioma: null, obligatorio: true }],
};

describe('how many students an offer reaches', () => {
  test('says what each requirement costs, the dearest first', () => {
    const driver = ({ cv, ...rest }: Profile): Profile => ({
      ...rest,
      cv: { ...cv, interes: { ...cv.interes, cochePropio: true } },
    });
    const drivers = [...many(6, speaker(b2)), ...many(20, speaker(1)), ...many(7, profile())].map(driver);
    const asked = offer({ ...wantsGerman, ...must({ cochePropio: true }) });
    expect(reachOf(drivers, asked)).toEqual({
      numEstudiantes: 6,
      requisitos: [
        { regla: 'idioma', idIdioma: german, numSinEl: 33 },
        { regla: 'cochePropio', idIdioma: null, numSinEl: null },
      ],
    });
  });

  test('counts fewer than five nowhere', () => {
    const students = [...many(fewestCounted - 1, speaker(b2)), ...many(fewestCounted - 1, profile())];
    expect(reachOf(students, offer(wantsGerman))).toEqual({
      numEstudiantes: null,
      requisitos: [{ regla: 'idioma', idIdioma: german, numSinEl: null }],
    });
  });

  test('leaves out who does not look for it, or is not let see it', () => {
    const students = [
      ...many(9, profile({ busquedaPracticasActiva: false })),
      ...many(9, profile({}, { conPracticas: false })),
      ...many(9, profile({}, { puedeOfertasPracticas: false })),
    ];
    expect(reachOf(students, offer()).numEstudiantes).toBeNull();
    expect(reachOf(students, offer({ tipo: 'empleo' })).numEstudiantes).toBe(27);
  });

  test('counts who has only to fill something in before applying', () => {
    const students = many(8, profile({ personales: { ...profile().cv.personales, nacionalidades: [] } }));
    expect(reachOf(students, offer(), brandWith(true)).numEstudiantes).toBe(8);
  });

  test('says that without its degrees an offer looks at other studies than the master begun', () => {
    const beginner = { creditosSuperados: 0, actual: true };
    const both = profile({
      academicos: [study({ ...beginner, idTitulacion: mba }), study({ ...beginner, idTitulacion: law })],
    });
    const graduate = profile({ academicos: [study({ ...beginner, idTitulacion: law, actual: false })] });
    expect(reachOf([...many(4, graduate), both], offer(degrees([mba]))).requisitos).toEqual([
      { regla: 'titulacion', idIdioma: null, numSinEl: 5 },
    ]);
  });

  test('is what applying says of each student, with and without each requirement', () => {
    const anyStudy = fc.record({
      idTitulacion: fc.constantFrom(law, computing, mba, webCycle),
      curso: fc.integer({ min: 1, max: 4 }),
      creditosSuperados: fc.integer({ min: 0, max: 240 }),
      actual: fc.boolean(),
    });
    const anyProfile = fc.record({
      studies: fc.array(anyStudy, { maxLength: 2 }),
      level: fc.integer({ min: 1, max: 6 }),
    });
    const anyOffer = fc.record({
      wanted: fc.uniqueArray(fc.constantFrom(law, computing, mba), { maxLength: 2 }),
      perfilNoUniversitario: fc.boolean(),
      cursoMinimo: fc.option(fc.integer({ min: 1, max: 4 })),
      creditosSuperados: fc.option(fc.integer({ min: 30, max: 200 })),
      german: fc.boolean(),
    });
    const counted = (count: number) => (count < fewestCounted ? null : count);
    fc.assert(
      fc.property(
        fc.array(anyProfile, { maxLength: 60 }),
        anyOffer,
        (people, { wanted, german: g, ...rest }) => {
          const profiles = people.map(({ studies, level }) =>
            profile({
              academicos: studies.map((values) => study(values)),
              idiomas: [{ id: 1, idIdioma: german, idNivelIdioma: level, idCertificadoIdioma: null }],
            }),
          );
          const asked = offer({ ...rest, ...degrees(wanted), ...(g && wantsGerman) });
          const reached = (changes: Partial<OfferContent> = {}) =>
            profiles.filter((one) => mayApply(assess(one, { ...asked, ...changes }, { today, brand })))
              .length;
          const all = reached();
          const without = {
            titulacion: { listado_titulaciones: [], perfilNoUniversitario: false },
            cursoMinimo: { cursoMinimo: null },
            creditosSuperados: { creditosSuperados: null },
            idioma: { idiomas: [] },
          };
          const { numEstudiantes, requisitos } = reachOf(profiles, asked);
          expect(numEstudiantes).toBe(counted(all));
          for (const { regla, numSinEl } of requisitos) {
            if (!(regla in without)) throw new Error(`${regla} was not asked`);
            const total = reached(without[regla as keyof typeof without]);
            expect(numSinEl, regla).toBe(counted(total - all) === null ? null : total);
          }
        },
      ),
    );
  });
});
