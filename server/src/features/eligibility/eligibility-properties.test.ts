import { languages } from '@portal/contract/languages';
import { type OfferContent, requirementCheck } from '@portal/contract/offers';
import { errors } from '@portal/contract/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../cv/profile.ts';
import {
  brand,
  brandWith,
  computing,
  industrialMaster,
  law,
  mba,
  moroccan,
  offer,
  profile,
  spanish,
  study,
  swiss,
  today,
  webCycle,
} from './eligibility.fixtures.ts';
import { assess, mayApply } from './eligibility.rules.ts';
import type { Rule } from './eligibility-check.ts';
import { toRequirementCheck } from './eligibility-texts.ts';

describe('whatever the student and the offer', () => {
  const ids = (...list: number[]) => fc.uniqueArray(fc.constantFrom(...list), { maxLength: 4 });
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

  const anyCv = fc.record({
    personales: fc.record({
      nombre: fc.constant('Nora'),
      apellidos: fc.constant('Prats'),
      dni: fc.constant(null),
      fechaNacimiento: maybe(day),
      email: fc.constant('n@example.test'),
      telefono: fc.constant(null),
      idPais: maybe(fc.constantFrom(spanish, swiss, 9999)),
      idProvincia: maybe(fc.integer({ min: 1, max: 60 })),
      localidad: fc.constant(null),
      nacionalidades: ids(spanish, moroccan, swiss, 9999),
      numSegSocial: maybe(fc.constant('281234567840')),
    }),
    academicos: fc.array(
      fc.record({
        id: fc.nat(),
        deLaUniversidad: fc.boolean(),
        idTitulacion: fc.constantFrom(law, computing, mba, industrialMaster, webCycle, 999),
        centro: fc.constant('Una'),
        nota: fc.constant(null),
        curso: maybe(fc.integer({ min: 1, max: 6 })),
        ultimoCurso: fc.boolean(),
        actual: fc.boolean(),
        creditosSuperados: maybe(fc.integer({ min: 0, max: 360 })),
        creditosTotales: maybe(fc.integer({ min: 30, max: 360 })),
        anioPromocion: maybe(fc.integer({ min: 2000, max: 2030 })),
      }),
      { maxLength: 3 },
    ),
    idiomas: fc.array(
      fc.record({
        id: fc.nat(),
        idIdioma: fc.integer({ min: 1, max: 40 }),
        idNivelIdioma: fc.integer({ min: 1, max: 7 }),
        idCertificadoIdioma: maybe(fc.integer({ min: 1, max: 17 })),
      }),
      { maxLength: 3 },
    ),
    profesional: fc.array(
      fc.record({
        id: fc.nat(),
        puesto: fc.constant('Técnica'),
        empresa: fc.constant('Una'),
        fechaInicio: day,
        fechaFin: maybe(day),
        descripcion: fc.constant(null),
      }),
      { maxLength: 4 },
    ),
    programasInformaticos: ids(101, 102, 201),
    intereses: ids(1, 2, 3),
    competencias: ids(1, 2, 3),
    interes: fc.record({
      carnesConducir: ids(4, 5),
      cochePropio: fc.boolean(),
      disponibilidadExtranjero: fc.boolean(),
      disponibilidadTraslado: fc.boolean(),
      trabajandoActualmente: fc.boolean(),
    }),
    tienePermisoTrabajo: fc.boolean(),
    busquedaPracticasActiva: fc.boolean(),
    busquedaTrabajoActiva: fc.boolean(),
    presentacion: fc.constant(null),
  });
  const anyProfile = fc
    .record({
      cv: anyCv,
      reunionOrientacion: fc.boolean(),
      programas: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
      placements: fc.array(fc.record({ fechaInicio: maybe(day), fechaFin: maybe(day) }), { maxLength: 2 }),
    })
    .map((values): Profile => ({ ...profile(), ...values }));

  const anyRequirements = fc.record({
    intereses: ids(1, 2, 60),
    competencias: ids(1, 2, 99),
    paisesNacionalidad: ids(spanish, moroccan),
    paisesResidencia: ids(spanish, swiss),
    provinciasResidencia: ids(8, 46),
    programasInformaticos: ids(101, 102, 9999),
    carnesConducir: ids(4, 5),
    cochePropio: fc.boolean(),
    disponibilidadExtranjero: fc.boolean(),
    disponibilidadTraslado: fc.boolean(),
    trabajandoActualmente: maybe(fc.boolean()),
    edadMaxima: maybe(fc.integer({ min: 16, max: 99 })),
  });
  const anyOffer = fc
    .record({
      tipo: fc.constantFrom('practicas' as const, 'empleo' as const),
      idPais: maybe(fc.constantFrom(spanish, swiss)),
      fechaInicio: maybe(day),
      fechaFin: maybe(day),
      experiencia: maybe(fc.integer({ min: 0, max: 40 })),
      creditosSuperados: maybe(fc.integer({ min: 0, max: 600 })),
      anioPromocionMaximo: maybe(fc.integer({ min: 1990, max: 2030 })),
      cursoMinimo: maybe(fc.integer({ min: 1, max: 7 })),
      soloUltimoCurso: fc.boolean(),
      perfilNoUniversitario: fc.boolean(),
      idiomas: fc.array(
        fc.record({
          idIdioma: fc.integer({ min: 1, max: 40 }),
          idNivelIdioma: fc.integer({ min: 1, max: 7 }),
          idCertificadoIdioma: maybe(fc.integer({ min: 1, max: 17 })),
          obligatorio: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      listado_titulaciones: fc.array(
        fc.record({
          idTitulacion: fc.constantFrom(law, computing, mba, industrialMaster, webCycle, 999),
          caracter: fc.constantFrom('requerida' as const, 'deseable' as const, 'propuesta' as const),
        }),
        { maxLength: 9 },
      ),
      requisitosObligatorios: anyRequirements,
      requisitosDeseables: anyRequirements,
    })
    .map((values) => offer(values));

  const freeze = <T>(value: T): T => {
    if (value && typeof value === 'object') Object.values(value).forEach(freeze);
    return Object.freeze(value);
  };

  test('it never fails, changes nothing, and says the same when asked again', () => {
    fc.assert(
      fc.property(anyProfile, anyOffer, fc.boolean(), (one, other, number) => {
        const context = { today, brand: brandWith(number) };
        const checks = assess(freeze(one), freeze(other), context);
        expect(assess(one, other, context)).toEqual(checks);
        expect(mayApply(checks)).toBe(checks.every(({ cumple, deseable }) => cumple || deseable));
        for (const { deseable, code } of checks) {
          if (deseable) expect(code).toBeUndefined();
          if (code) expect(errors).toHaveProperty(code);
        }
      }),
    );
  });

  test('every rule can be said in every language, without a hole', () => {
    fc.assert(
      fc.property(anyProfile, anyOffer, (one, other) => {
        for (const check of assess(one, other, { today, brand: brandWith(true) })) {
          for (const language of languages) {
            const said = toRequirementCheck(check, language);
            expect(requirementCheck.parse(said)).toEqual(said);
            expect(`${said.texto} ${said.remedio ?? ''}`).not.toMatch(/undefined|null|NaN|\{|\s{2}|,\.|: \./);
            expect(said.texto).toMatch(/\.$/);
            if (said.cumple) expect(said).toMatchObject({ remedio: null, destino: null, desde: null });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('an offer that asks nothing is met by every student who has studies and looks for it', () => {
    const rulesOfThePerson: Rule[] = [
      'permisoTrabajo',
      'nacionalidad',
      'coincidePracticas',
      'numSegSocial',
      'creditosMaster',
    ];
    fc.assert(
      fc.property(anyProfile, fc.constantFrom('practicas' as const, 'empleo' as const), (one, tipo) => {
        const looking = {
          ...one,
          cv: {
            ...one.cv,
            academicos: [study(), ...one.cv.academicos],
            busquedaPracticasActiva: true,
            busquedaTrabajoActiva: true,
          },
        };
        const unmet = assess(looking, offer({ tipo }), { today, brand }).filter(({ cumple }) => !cumple);
        expect(unmet.filter(({ regla }) => !rulesOfThePerson.includes(regla))).toEqual([]);
      }),
    );
  });

  test('who meets what is asked meets it when it is asked as a wish, and unmet rules are rules of the offer', () => {
    fc.assert(
      fc.property(anyProfile, anyRequirements, (one, wanted) => {
        const results = (content: OfferContent) =>
          assess(one, content, { today, brand })
            .filter(({ destino, regla }) => destino !== 'academicos' && regla !== 'busqueda')
            .map(({ regla, cumple }) => ({ regla, cumple }));
        expect(results(offer({ requisitosDeseables: wanted }))).toEqual(
          results(offer({ requisitosObligatorios: wanted })),
        );
      }),
    );
  });
});
