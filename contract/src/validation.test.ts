import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id } from './envelope.ts';
import { accountEmail, anyIdentityNumber, between, phone, shortText, writtenReason } from './fields.ts';
import { validationTexts } from './messages/texts.ts';
import { offerContent } from './offers.ts';
import { type FieldErrorKey, fieldError, fieldErrorText } from './validation.ts';

const es = validationTexts.es;

/** What is read of the first issue that a value has. */
const read = (schema: z.ZodType, value: unknown, reportInput = false) => {
  const issue = schema.safeParse(value, { reportInput }).error?.issues[0];
  return issue && fieldErrorText(es, issue);
};

const keys = Object.keys(es).filter((key): key is FieldErrorKey => key !== 'language');
const marks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe('the texts', () => {
  it.each(keys)('of %s have the same marks and no full stop in every language', (key) => {
    for (const texts of Object.values(validationTexts)) {
      expect(marks(texts[key])).toEqual(marks(es[key]));
      expect(texts[key]).toMatch(/[^.\s]$/);
    }
  });

  it.each([
    ['required', 'Este campo es requerido'],
    ['min', 'El campo no tiene la longitud mínima requerida'],
    ['email', 'El campo email está mal formado'],
    ['emailInvalid', 'Debes indicar una dirección de correo electrónico válida'],
    ['phoneTooLong', 'La longitud del teléfono es excesiva'],
    ['passwordsDiffer', 'Las contraseñas no coinciden'],
    ['privacy', 'Debes aceptar la política de privacidad'],
    ['url', 'La url contiene errores'],
    ['dni', 'El campo DNI está mal formado'],
    ['fileType', 'Este tipo de fichero no esta permitido'],
  ] as const)('of %s is that of the specification', (key, text) => expect(es[key]).toBe(text));
});

describe('a field that several areas share', () => {
  it.each(['Li', 'HP', 'O'])('takes a name as short as %s', (name) =>
    expect(shortText.safeParse(name).success).toBe(true),
  );

  it.each([
    ['a name', shortText],
    ['a telephone', phone],
    ['an e-mail', accountEmail],
    ['an identity number', anyIdentityNumber],
  ])('says of %s that is blank that it is required', (_, schema) =>
    expect(read(schema, '  ')).toBe(es.required),
  );

  it.each([undefined, null, '', 'x', 0, 1.5])('asks to choose where a choice is %s', (value) =>
    expect(read(id, value)).toBe(es.chooseOne),
  );
});

describe('a key as the message', () => {
  it.each(keys)('%s is read as its sentence, with its values', (key) => {
    const values = Object.fromEntries(marks(es[key]).map((name, at) => [name, at + 3]));
    const filled = es[key].replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => String(values[name]));
    expect(
      read(
        z.string().refine(() => false, fieldError(key, values)),
        'x',
      ),
    ).toBe(filled);
  });

  it('is written as the schemas write it by hand', () => {
    expect(fieldError('required')).toBe('required');
    expect(fieldError('range', { min: 1, max: 7 })).toBe('range|min=1|max=7');
    expect(read(z.number().max(7, 'range|min=1|max=7'), 8)).toBe('El número debe estar entre 1 y 7');
  });

  it('comes before what the code would say', () => {
    expect(read(z.string('dni'), undefined)).toBe(es.dni);
    expect(read(z.string().min(3, 'phoneTooLong'), 'a')).toBe(es.phoneTooLong);
    expect(read(z.literal(true, 'privacy'), false)).toBe(es.privacy);
  });

  it('takes from the issue the values that it does not give', () => {
    expect(read(z.string().max(5, 'max'), 'abcdef')).toBe('Este campo admite como máximo 5 caracteres');
    expect(read(z.file().max(2_048_000, 'fileTooLarge'), new File(['x'.repeat(2_048_001)], 'a.pdf'))).toBe(
      'El fichero es demasiado grande: el máximo es 2\u00a0MB',
    );
  });

  it('never shows a mark', () => {
    expect(
      read(
        z.string().refine(() => false, 'range|min=1'),
        'x',
      ),
    ).toBe(es.malformed);
    expect(
      read(
        z.string().refine(() => false, 'range|'),
        'x',
      ),
    ).toBe(es.malformed);
  });

  it('carries any value whole, and does not read it as marks', () => {
    const awkward = fc.constantFrom(
      '%7C',
      '%25',
      'a|b=c',
      '{{max}}',
      '$&',
      '00',
      '-0',
      '1.50',
      'Infinity',
      'NaN',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), awkward), (value) => {
        // A number is written as the language writes it, below.
        fc.pre(!/^-?\d+(\.\d+)?(e\+\d+)?$/.test(value) || String(Number(value)) !== value);
        const text = read(
          z.string().refine(() => false, fieldError('max', { max: value })),
          'x',
        );
        expect(text).toBe(`Este campo admite como máximo ${value} caracteres`);
      }),
    );
  });

  it.each([
    ['0.5', '0,5'],
    ['2030', '2030'],
    ['12345', '12.345'],
    ['-7', '-7'],
    ['007', '007'],
    ['1.50', '1.50'],
  ])('writes %s as %s', (value, written) => {
    const text = read(
      z.string().refine(() => false, fieldError('max', { max: value })),
      'x',
    );
    expect(text).toBe(`Este campo admite como máximo ${written} caracteres`);
  });

  it('is not whatever an object inherits', () => {
    expect(
      read(
        z.string().refine(() => false, 'toString'),
        'x',
      ),
    ).toBe(es.malformed);
    expect(
      read(
        z.string().refine(() => false, 'max|constructor=1'),
        'x',
      ),
    ).toBe(es.malformed);
  });
});

describe('the issues of zod itself', () => {
  it.each([
    ['a text missing', z.string(), undefined, es.required],
    ['null', z.string(), null, es.required],
    ['an option missing', z.enum(['a', 'b']), undefined, es.chooseOne],
    ['a file missing', z.file(), undefined, es.fileRequired],
    ['an empty text', z.string().min(1), '', es.required],
    ['a short text', z.string().min(3), 'a', es.min],
    ['a long text', z.string().max(3), 'abcd', 'Este campo admite como máximo 3 caracteres'],
    ['a text of another length', z.string().length(9), '1', 'Este campo debe tener 9 caracteres'],
    ['not a text', z.string(), 5, es.malformed],
    ['not a number', z.number(), 'a', es.number],
    ['an empty box of a number', z.number(), Number.NaN, es.number],
    ['not a number in a text', z.coerce.number(), 'a', es.number],
    ['decimals', z.int(), 1.5, es.integer],
    ['a small number', z.number().min(1), 0, 'El número debe ser 1 como mínimo'],
    ['a large number', z.number().max(12), 13, 'El número debe ser 12 como máximo'],
    ['a large bigint', z.bigint().max(12n), 13n, 'El número debe ser 12 como máximo'],
    ['zero', z.number().positive(), 0, 'El número debe ser mayor que 0'],
    ['the bound itself', z.number().lt(4), 4, 'El número debe ser menor que 4'],
    ['between two steps', z.number().multipleOf(0.5), 0.7, 'El número debe ser múltiplo de 0,5'],
    ['an e-mail', z.email(), 'a', es.email],
    ['a URL', z.url(), 'a', es.url],
    ['a date', z.iso.date(), '2026-02-30', es.date],
    ['a date and time', z.iso.datetime(), 'a', es.date],
    ['a time', z.iso.time(), '25:00', es.time],
    ['a pattern', z.string().regex(/^a$/), 'b', es.malformed],
    ['an early date', z.date().min(new Date()), new Date(0), es.dateTooEarly],
    ['a late date', z.date().max(new Date(0)), new Date(), es.dateTooLate],
    ['not a date', z.date(), new Date(Number.NaN), es.date],
    ['another option', z.enum(['a', 'b']), 'c', es.chooseOne],
    ['a box unticked', z.literal(true), false, es.mustAccept],
    ['nothing chosen', z.array(z.string()).min(1), [], es.chooseSome],
    ['too few chosen', z.array(z.string()).min(2), ['a'], 'Mínimo de opciones: 2'],
    ['too many chosen', z.array(z.string()).max(1), ['a', 'b'], 'Máximo de opciones: 1'],
    ['an empty file', z.file().min(1), new File([], 'a.pdf'), es.fileEmpty],
    [
      'a large file',
      z.file().max(1500),
      new File(['x'.repeat(1501)], 'a.pdf'),
      'El fichero es demasiado grande: el máximo es 1\u00a0kB',
    ],
    ['another key', z.strictObject({}), { a: 1 }, es.unexpected],
    ['a key of a record', z.record(z.string().min(3), z.number()), { a: 1 }, es.min],
    ['an element of a map', z.map(z.object({}), z.email()), new Map([[{}, 'a']]), es.email],
    ['an optional e-mail', z.union([z.literal(''), z.email()]), 'a', es.email],
    ['none of two types', z.union([z.string(), z.number()]), true, es.malformed],
    ['a union missing', z.union([z.string(), z.number()]), undefined, es.required],
    [
      'no such variant',
      z.discriminatedUnion('t', [z.object({ t: z.literal('a') })]),
      { t: 'b' },
      es.chooseOne,
    ],
    ['a refinement without a key', z.string().refine(() => false), 'x', es.malformed],
  ] satisfies [string, z.ZodType, unknown, string][])('%s', (_name, schema, value, text) => {
    expect(read(schema, value)).toBe(text);
  });

  it('writes numbers as the language does', () => {
    const issue = between(0.5, 12_500.25).safeParse(0).error?.issues[0];
    const written = Object.values(validationTexts).map((texts) => issue && fieldErrorText(texts, issue));
    expect(written).toEqual([
      'El número debe estar entre 0,5 y 12.500,25',
      'El nombre ha d’estar entre 0,5 i 12.500,25',
      'The number must be between 0.5 and 12,500.25',
    ]);
  });

  it('writes a year as one', () => {
    const issue = offerContent.shape.anioPromocionMaximo.safeParse(1492).error?.issues[0];
    const written = Object.values(validationTexts).map((texts) => issue && fieldErrorText(texts, issue));
    expect(written).toEqual([
      'El número debe estar entre 1950 y 2100',
      'El nombre ha d’estar entre 1950 i 2100',
      'The number must be between 1950 and 2100',
    ]);
  });

  it('says of a reason that is too short that it is, and of none that it is required', () => {
    expect(read(writtenReason, ' ')).toBe(es.required);
    expect(read(writtenReason, 'a')).toBe(es.min);
    expect(writtenReason.safeParse('').error?.issues).toHaveLength(1);
  });

  it('knows an option missing when zod reports the input', () => {
    expect(read(z.enum(['a', 'b']), undefined, true)).toBe(es.required);
    expect(read(z.enum(['a', 'b']), '', true)).toBe(es.chooseOne);
    expect(read(z.string(), undefined, true)).toBe(es.required);
    expect(read(z.number(), 'a', true)).toBe(es.number);
  });

  it('leaves no mark whatever the value', () => {
    const schema = z.strictObject({
      text: z.string().min(3).max(150),
      size: z.number().min(0).max(12).multipleOf(2),
      list: z.array(z.union([z.email(), z.int().positive()])).max(1),
      when: z.date().min(new Date(0)),
      file: z.file().min(1),
    });
    const any = fc.anything({ withDate: true, withBigInt: true });
    const value = fc.record(
      { text: any, size: any, list: any, when: any, file: any, other: any },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(value, any), (given) => {
        for (const issue of schema.safeParse(given).error?.issues ?? []) {
          const text = fieldErrorText(es, issue);
          expect(text).not.toBe('');
          expect(marks(text)).toEqual([]);
        }
      }),
    );
  });
});
