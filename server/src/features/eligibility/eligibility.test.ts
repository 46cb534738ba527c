import { describe, expect, test } from 'vitest';
import {
  brand,
  brandWith,
  type Cv,
  check,
  degrees,
  interest,
  law,
  mba,
  moroccan,
  must,
  offer,
  person,
  profile,
  spanish,
  swiss,
  today,
  type Wanted,
} from './eligibility.fixtures.ts';
import { assess, mayApply, missingDocuments, ownCvKind } from './eligibility.rules.ts';
import type { Check, Rule } from './eligibility-check.ts';
import { toRequirementCheck } from './eligibility-texts.ts';

describe('law and calendar', () => {
  test('a work permit, for a student who has no nationality that works here freely', () => {
    expect(check('permisoTrabajo', {}, {})).toBeUndefined();
    expect(check('permisoTrabajo', person({ nacionalidades: [swiss] }), {})).toBeUndefined();
    expect(check('permisoTrabajo', person({ nacionalidades: [moroccan, spanish] }), {})).toBeUndefined();
    const foreign = person({ nacionalidades: [moroccan] });
    expect(check('permisoTrabajo', foreign, {})).toMatchObject({ cumple: false, code: 'workPermitRequired' });
    expect(check('permisoTrabajo', { ...foreign, tienePermisoTrabajo: true }, {})).toMatchObject({
      cumple: true,
    });
    expect(check('permisoTrabajo', foreign, { idPais: swiss })).toBeUndefined();
  });

  test('asks for the nationality of a student who names none, where the institution shows it', () => {
    const nobody = person({ nacionalidades: [] });
    expect(check('nacionalidad', nobody, {})).toMatchObject({ cumple: false, destino: 'personales' });
    expect(check('nacionalidad', {}, {})).toBeUndefined();
    expect(check('nacionalidad', nobody, { idPais: swiss })).toBeUndefined();
    const nacionalidades = { visible: false, editable: false };
    const of = { ...brand, camposPersonales: { ...brand.camposPersonales, nacionalidades } };
    expect(check('nacionalidad', nobody, {}, { of })).toBeUndefined();
    expect(mayApply(assess(profile(nobody), offer(), { today, brand }))).toBe(false);
  });

  test('a social security number for internships, where the institution asks for it', () => {
    const of = brandWith(true);
    expect(check('numSegSocial', {}, {}, { of })).toMatchObject({ cumple: false, destino: 'personales' });
    expect(check('numSegSocial', person({ numSegSocial: '281234567840' }), {}, { of })).toMatchObject({
      cumple: true,
    });
    expect(check('numSegSocial', {}, { tipo: 'empleo' }, { of })).toBeUndefined();
    expect(check('numSegSocial', {}, {})).toBeUndefined();
  });

  test('a CV that the student made, where the institution asks for it', () => {
    const wants = (cvPropioObligatorio: boolean) => ({
      ...brand,
      opciones: { ...brand.opciones, cvPropioObligatorio },
    });
    const having = (...kinds: number[]) => ({
      documentos: kinds.map((idTipoDocumento) => ({ idTipoDocumento, fileId: 1, nombre: 'uno.pdf' })),
    });
    const of = wants(true);
    for (const tipo of ['practicas', 'empleo'] as const) {
      for (const values of [having(), having(ownCvKind + 1)])
        expect(check('cvPropio', {}, { tipo }, { of, values })).toMatchObject({
          cumple: false,
          deseable: false,
          code: 'ownCvRequired',
          destino: 'documentos',
        });
      const values = having(ownCvKind + 1, ownCvKind);
      expect(check('cvPropio', {}, { tipo }, { of, values })).toMatchObject({ cumple: true });
    }
    for (const values of [having(), having(ownCvKind)])
      expect(check('cvPropio', {}, {}, { of: wants(false), values })).toBeUndefined();
    const mayWith = (values: ReturnType<typeof having>) =>
      mayApply(assess(profile({}, values), offer(), { today, brand: of }));
    expect([mayWith(having()), mayWith(having(ownCvKind))]).toEqual([false, true]);
  });

  test.each([
    ['within', '2026-12-01', '2027-01-31', false],
    ['from its last day', '2027-02-28', '2027-06-30', false],
    ['up to its first day', '2026-07-01', '2026-09-01', false],
    ['after', '2027-03-01', '2027-06-30', true],
    ['before', '2026-07-01', '2026-08-31', true],
    ['without dates', null, null, true],
    ['without an end', '2026-12-01', null, false],
  ])('an internship %s the one that the student has', (_, fechaInicio, fechaFin, cumple) => {
    const values = { placements: [{ fechaInicio: '2026-09-01', fechaFin: '2027-02-28' }] };
    expect(check('coincidePracticas', {}, { fechaInicio, fechaFin }, { values })).toMatchObject({
      cumple,
      code: 'overlapsPlacement',
    });
  });

  test('a placement that is over is in nobody’s way, nor is any in that of a job', () => {
    const over = { placements: [{ fechaInicio: '2026-09-01', fechaFin: '2026-11-19' }] };
    expect(check('coincidePracticas', {}, { fechaInicio: '2026-11-01' }, { values: over })).toBeUndefined();
    const now = { placements: [{ fechaInicio: '2026-09-01', fechaFin: '2027-02-28' }] };
    expect(
      check('coincidePracticas', {}, { tipo: 'empleo', fechaInicio: '2026-12-01' }, { values: now }),
    ).toBeUndefined();
  });

  test('maximum age: the last day of it still counts', () => {
    const born = (fechaNacimiento: string | null) => person({ fechaNacimiento });
    const asked = must({ edadMaxima: 30 });
    expect(check('edadMaxima', born('1995-11-21'), asked)).toMatchObject({
      cumple: true,
      datos: { hasta: '2026-11-20' },
    });
    expect(check('edadMaxima', born('1995-11-20'), asked)).toMatchObject({ cumple: false });
    expect(check('edadMaxima', born('1996-02-29'), asked)).toMatchObject({
      cumple: true,
      datos: { hasta: '2027-02-28' },
    });
    expect(check('edadMaxima', born(null), asked)).toMatchObject({ cumple: false, datos: { hasta: null } });
  });

  test('years of experience: what ran at once counts once, and time completes what goes on', () => {
    const job = (fechaInicio: string, fechaFin: string | null) => ({
      id: 1,
      puesto: 'Técnica',
      empresa: 'Una',
      fechaInicio,
      fechaFin,
      descripcion: null,
    });
    const asked = { experiencia: 1 };
    const half = job('2024-01-01', '2024-06-30');
    expect(check('experiencia', { profesional: [half, half] }, asked)).toMatchObject({
      cumple: false,
      datos: { anios: 1, meses: 5 },
      destino: 'profesional',
      desde: null,
    });
    expect(
      check('experiencia', { profesional: [half, job('2024-06-01', '2024-12-31')] }, asked),
    ).toMatchObject({ cumple: true });
    expect(check('experiencia', { profesional: [job('2026-11-11', null)] }, asked)).toMatchObject({
      cumple: false,
      desde: '2027-11-10',
    });
    expect(check('experiencia', { profesional: [job('2027-01-01', null)] }, asked)).toMatchObject({
      cumple: false,
      desde: null,
    });
    expect(check('experiencia', {}, { experiencia: 0 })).toBeUndefined();
  });
});

describe('languages', () => {
  const b2 = 4;
  const speaks = (idNivelIdioma: number, idCertificadoIdioma: number | null = null) => ({
    idiomas: [{ id: 1, idIdioma: 3, idNivelIdioma, idCertificadoIdioma }],
  });
  const asks = (idCertificadoIdioma: number | null = null, obligatorio = true) => ({
    idiomas: [{ idIdioma: 3, idNivelIdioma: b2, idCertificadoIdioma, obligatorio }],
  });

  test('the level or a higher one', () => {
    expect(check('idioma', speaks(3), asks())).toMatchObject({ cumple: false, datos: { tieneNivel: 3 } });
    expect(check('idioma', speaks(4), asks())).toMatchObject({ cumple: true });
    expect(check('idioma', speaks(7), asks())).toMatchObject({ cumple: true });
    expect(check('idioma', {}, asks())).toMatchObject({ cumple: false, datos: { tieneNivel: null } });
  });

  test('the certificate, or any where the offer does not say which', () => {
    expect(check('idioma', speaks(6), asks(1))).toMatchObject({ cumple: false });
    expect(check('idioma', speaks(6, 2), asks(1))).toMatchObject({ cumple: false });
    expect(check('idioma', speaks(4, 1), asks(1))).toMatchObject({ cumple: true });
    expect(check('idioma', speaks(4, 2), asks(17))).toMatchObject({ cumple: true });
  });

  test('one that is only wished for stops nobody', () => {
    expect(check('idioma', {}, asks(null, false))).toMatchObject({ cumple: false, deseable: true });
  });
});

describe('the other requirements', () => {
  const unmet: [Rule, Wanted, Partial<Cv>][] = [
    ['programasInformaticos', { programasInformaticos: [101, 102] }, { programasInformaticos: [101] }],
    ['carnesConducir', { carnesConducir: [5] }, interest({ carnesConducir: [1] })],
    ['competencias', { competencias: [1, 3] }, { competencias: [3] }],
    ['intereses', { intereses: [1, 2] }, { intereses: [3] }],
    ['paisesNacionalidad', { paisesNacionalidad: [moroccan] }, {}],
    ['paisesResidencia', { paisesResidencia: [swiss] }, {}],
    ['provinciasResidencia', { provinciasResidencia: [8, 28] }, {}],
    ['cochePropio', { cochePropio: true }, {}],
    ['disponibilidadExtranjero', { disponibilidadExtranjero: true }, {}],
    ['disponibilidadTraslado', { disponibilidadTraslado: true }, {}],
    ['trabajandoActualmente', { trabajandoActualmente: true }, {}],
    ['trabajandoActualmente', { trabajandoActualmente: false }, interest({ trabajandoActualmente: true })],
  ];
  test.each(unmet)('%s, unmet: as a duty it stops, as a wish it does not', (regla, asked, cv) => {
    expect(check(regla, cv, must(asked))).toMatchObject({ cumple: false, deseable: false });
    expect(check(regla, cv, { requisitosDeseables: asked })).toMatchObject({ cumple: false, deseable: true });
    expect(check(regla, cv, {})).toBeUndefined();
    expect(mayApply(assess(profile(cv), offer(must(asked)), { today, brand }))).toBe(false);
    expect(mayApply(assess(profile(cv), offer({ requisitosDeseables: asked }), { today, brand }))).toBe(true);
  });

  const met: [Rule, Wanted, Partial<Cv>][] = [
    ['programasInformaticos', { programasInformaticos: [101] }, { programasInformaticos: [101, 205] }],
    ['carnesConducir', { carnesConducir: [5] }, interest({ carnesConducir: [5] })],
    ['competencias', { competencias: [1, 3] }, { competencias: [3, 1] }],
    ['intereses', { intereses: [1, 2] }, { intereses: [2] }],
    ['paisesNacionalidad', { paisesNacionalidad: [spanish, swiss] }, {}],
    ['paisesResidencia', { paisesResidencia: [spanish] }, {}],
    ['provinciasResidencia', { provinciasResidencia: [46] }, {}],
    ['cochePropio', { cochePropio: true }, interest({ cochePropio: true })],
    [
      'disponibilidadExtranjero',
      { disponibilidadExtranjero: true },
      interest({ disponibilidadExtranjero: true }),
    ],
    ['disponibilidadTraslado', { disponibilidadTraslado: true }, interest({ disponibilidadTraslado: true })],
    ['trabajandoActualmente', { trabajandoActualmente: true }, interest({ trabajandoActualmente: true })],
    ['trabajandoActualmente', { trabajandoActualmente: false }, {}],
  ];
  test.each(met)('%s, met', (regla, asked, cv) => {
    expect(check(regla, cv, must(asked))).toMatchObject({ cumple: true });
  });
});

test('documents that the CV has not, and those of a name of their own, are to be sent', () => {
  const documentosRequeridos = [
    { idTipoDocumento: 2, nombre: 'Expediente' },
    { idTipoDocumento: 3, nombre: 'Carta' },
    { idTipoDocumento: null, nombre: 'Un vídeo' },
  ];
  const documentos = [{ idTipoDocumento: 2, fileId: 1, nombre: 'expediente.pdf' }];
  expect(missingDocuments({ documentosRequeridos }, { documentos }).map(({ nombre }) => nombre)).toEqual([
    'Carta',
    'Un vídeo',
  ]);
});

test('motivosExclusion is a text, not a rule', () => {
  const context = { today, brand };
  expect(assess(profile(), offer({ motivosExclusion: 'Haber hecho prácticas aquí' }), context)).toEqual(
    assess(profile(), offer(), context),
  );
});

test('sentences name what is asked, as a person would', () => {
  const say = (check: Check | undefined, language: 'es' | 'ca' | 'en') =>
    check && toRequirementCheck(check, language);
  const english = { idiomas: [{ idIdioma: 3, idNivelIdioma: 4 }] };
  const speaks = { idiomas: [{ id: 1, idIdioma: 3, idNivelIdioma: 3, idCertificadoIdioma: null }] };
  expect(say(check('idioma', speaks, english), 'es')).toMatchObject({
    texto: 'Inglés: la oferta pide B2 y tienes B1.',
    remedio: 'Si ya tienes ese nivel, actualízalo en tu CV.',
    destino: 'idiomas',
  });
  expect(say(check('titulacion', {}, degrees([law, mba])), 'ca')?.texto).toBe(
    'Els teus estudis no són entre els que demana l’oferta: Dret o Màster en Direcció d’Empreses (MBA).',
  );
  expect(say(check('titulacion', {}, degrees([101, 102, 103, 104, 105, 106, 107])), 'en')?.texto).toMatch(
    /, or 2 more\.$/,
  );
  for (const [asked, said, mended] of [
    [[1], /con este interés: /, 'Si también es tuyo, añádelo a tu CV.'],
    [[1, 2], /con alguno de estos intereses: /, 'Si compartes alguno, añádelo a tu CV.'],
  ] as const) {
    const wanted = must({ intereses: [...asked] });
    expect(say(check('intereses', {}, wanted), 'es')).toMatchObject({
      texto: expect.stringMatching(said),
      remedio: mended,
    });
  }
  expect(say(check('numSegSocial', {}, {}, { of: brandWith(true) }), 'es')?.remedio).toBe(
    'Añade tu número de la Seguridad Social a tus datos personales.',
  );
});
