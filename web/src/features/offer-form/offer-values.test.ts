import { validationEs } from '@portal/contract/messages/validation.es';
import { offerDraft } from '@portal/contract/schemas/offers';
import { fieldErrorText } from '@portal/contract/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInputs } from '../../lib/forms/forms.ts';
import {
  brandProblems,
  contentText,
  draftOf,
  longestTitle,
  offerSchema,
  offerValues,
  readableOf,
  tooMuchIn,
  typedOf,
  typedProblems,
  typedText,
} from './offer-values.ts';

const key = '6f2c1f7e-8f4a-4b52-9d53-0a2c8a2f8f11';
const brand = {
  camposOferta: {
    practicas: { plazas: { visible: true, required: true }, salario: { visible: false, required: false } },
    empleo: {},
  },
  limites: { horasDia: 5, horasSemana: 25, diasOferta: 60, solicitudesEducacion: 3 },
  zonaHoraria: 'Europe/Madrid',
};

describe('keptText', () => {
  const sent = offerValues('practicas', key, { titulo: 'Prácticas', idLocalidad: 46250, plazas: 2 });

  it('is the same for what was sent and for what the portal has of it', () => {
    const typed = {
      ...sent,
      localidad: 'Alzira',
      salario: 900,
      tituloTrabajoFinEstudios: 'De cuando se pidió',
    };
    const kept = { ...sent, localidad: 'València' };
    expect(contentText(typed, brand)).toBe(contentText(kept, brand));
  });

  it.each([{ plazas: 3 }, { idLocalidad: 46017 }, { idLocalidad: null, localidad: 'Alzira' }])(
    'is another one where %o was typed',
    (typed) => expect(contentText({ ...sent, ...typed }, brand)).not.toBe(contentText(sent, brand)),
  );
});

describe('draftOf', () => {
  it('keeps what is right and leaves what is half typed', () => {
    const values = offerValues('practicas', key, { titulo: 'Prácticas de diseño', plazas: 2 });
    const draft = draftOf({ ...values, emailTutorEmpresa: 'ana@', meses: 40, horario: '' });
    expect(draft).toMatchObject({
      tipo: 'practicas',
      titulo: 'Prácticas de diseño',
      plazas: 2,
      horario: null,
    });
    expect(draft.emailTutorEmpresa ?? null).toBeNull();
    expect(draft.meses ?? null).toBeNull();
  });

  it('leaves an amount that the portal would have to round', () => {
    const values = { ...offerValues('practicas', key), horasAldia: 7.125, meses: 4.25 };
    const draft = draftOf(values);
    expect([draft.horasAldia ?? null, draft.meses]).toEqual([null, 4.25]);
    const issue = parseInputs(offerSchema, { ...values, titulo: 'Prácticas' }).error?.issues[0];
    expect(issue?.path).toEqual(['horasAldia']);
    expect(issue && fieldErrorText(validationEs, issue)).toBe(validationEs.decimals);
  });

  it('leaves the row of a list that is not whole, and keeps the others', () => {
    const values = offerValues('empleo', key);
    const whole = { idIdioma: 1, idNivelIdioma: 4, idCertificadoIdioma: null, obligatorio: true };
    const half = { ...whole, idNivelIdioma: null };
    expect(draftOf({ ...values, idiomas: [half, whole] }).idiomas).toEqual([whole]);
  });

  it('leaves one wrong part of the requirements and keeps the rest', () => {
    const values = offerValues('empleo', key);
    const requisitosDeseables = { ...values.requisitosDeseables, competencias: [3], edadMaxima: 900 };
    expect(draftOf({ ...values, requisitosDeseables }).requisitosDeseables).toMatchObject({
      competencias: [3],
      edadMaxima: null,
    });
  });

  it('keeps an offer without a title', () => {
    expect(draftOf(offerValues('empleo', key))).toMatchObject({ tipo: 'empleo' });
  });
});

describe('brandProblems', () => {
  it('says what the institution requires and limits, in words', () => {
    const values = { ...offerValues('practicas', key), titulo: 'Prácticas', horasAldia: 9 };
    const problems = brandProblems(values, { brand, hasFile: false, texts: validationEs });
    expect(problems).toMatchObject({
      plazas: 'Este campo es requerido',
      descripcion: 'Este campo es requerido',
      horasAldia: 'El número debe ser 5 como máximo',
    });
    expect(problems).not.toHaveProperty('titulo');
  });
});

describe('readableOf', () => {
  it('shows neither what the brand hides nor a company that hides itself', () => {
    const values = { ...offerValues('practicas', key), salario: 20_000, ocultarDatosEmpresa: true };
    const company = {
      nombreComercial: 'Naranjas',
      descripcion: 'Fruta de temporada.',
      web: null,
      idSector: 3,
      rangoEmpleados: null,
      urlLogo: null,
    };
    const offer = readableOf(values, { brand, company, island: null, file: null });
    expect(offer.salario).toBeNull();
    expect(offer.empresa).toBeNull();
    const shown = readableOf(
      { ...values, ocultarDatosEmpresa: false },
      { brand, company, island: null, file: null },
    );
    expect(shown.empresa).toEqual(company);
  });
});

describe('offerSchema', () => {
  it('asks for the language and the level of a row in which nothing is chosen', () => {
    const row = { idIdioma: null, idNivelIdioma: null, idCertificadoIdioma: null, obligatorio: true };
    const parsed = parseInputs(offerSchema, {
      ...offerValues('empleo', key, { titulo: 'Analista' }),
      idiomas: [row],
    });
    const problems = parsed.error?.issues.map((issue) => [
      issue.path.join('.'),
      fieldErrorText(validationEs, issue),
    ]);
    expect(problems).toEqual([
      ['idiomas.0.idIdioma', 'Este campo es requerido'],
      ['idiomas.0.idNivelIdioma', 'Este campo es requerido'],
    ]);
  });
});

describe('typedProblems', () => {
  const check = { brand, hasFile: true, texts: validationEs };

  it('speaks of filled fields alone, and of numbers that are wrong together', () => {
    const values = {
      ...offerValues('practicas', key),
      diasRespuesta: 500,
      horasAldia: 9,
      horasSemana: 20,
      salarioMaximo: null,
    };
    const found = typedProblems(values, check);
    expect(Object.keys(found).sort()).toEqual(['diasRespuesta', 'horasAldia']);
    expect(found.diasRespuesta).toMatch(/./);
    expect(found.horasAldia).toMatch(/5/);

    const job = { ...offerValues('empleo', key), salario: 30_000, salarioMaximo: 20_000, diasRespuesta: 5 };
    expect(Object.keys(typedProblems(job, check))).toEqual(['salarioMaximo']);
  });

  it('names what is left open in a row that was begun, and dates in the wrong order', () => {
    const row = { idIdioma: 1, idNivelIdioma: null, idCertificadoIdioma: null, obligatorio: true };
    const values = {
      ...offerValues('practicas', key),
      idiomas: [row],
      fechaInicio: '2031-06-01',
      fechaFin: '2031-02-01',
    };
    expect(Object.keys(typedProblems(values, check)).sort()).toEqual(['fechaFin', 'idiomas.0.idNivelIdioma']);
  });

  it('does not speak of what the institution does not show', () => {
    expect(typedProblems({ ...offerValues('practicas', key), salario: 'mucho' }, check)).toEqual({});
  });
});

describe('a text that is too long', () => {
  it('is told at once, and what is only half typed is not', () => {
    const tell = (typed: string) => tooMuchIn('titulo', typed, validationEs);
    expect(tell('x'.repeat(longestTitle + 1))).toMatch(/150/);
    expect(tell('x'.repeat(longestTitle))).toBeUndefined();
    expect(tooMuchIn('emailTutorEmpresa', 'ana@', validationEs)).toBeUndefined();
  });
});

describe('whatever is typed', () => {
  const typed = fc.record({
    titulo: fc.string({ unit: 'grapheme', maxLength: 400 }),
    descripcion: fc.option(fc.string({ unit: 'grapheme' })),
    fechaInicio: fc.option(fc.oneof(fc.string(), fc.constant('31/02/2031'))),
    plazas: fc.option(fc.oneof(fc.integer(), fc.string())),
    emailTutorEmpresa: fc.option(fc.oneof(fc.string(), fc.emailAddress())),
    soloUltimoCurso: fc.boolean(),
    idiomas: fc.array(
      fc.record({
        idIdioma: fc.option(fc.integer({ min: 1 })),
        idNivelIdioma: fc.option(fc.integer({ min: 1 })),
        idCertificadoIdioma: fc.constant(null),
        obligatorio: fc.boolean(),
      }),
    ),
    etiquetas: fc.array(fc.string()),
  });

  it('stands in the form again with what the portal kept of it, and is never taken for an offer', () => {
    fc.assert(
      fc.property(typed, (some) => {
        const values = { ...offerValues('practicas', key), ...some };
        const again = offerValues('practicas', key, JSON.parse(JSON.stringify(typedOf(values))));
        expect(typedText(typedOf(again))).toBe(typedText(typedOf(values)));
        expect(offerDraft.safeParse(draftOf(values)).success).toBe(true);
      }),
    );
  });
});
