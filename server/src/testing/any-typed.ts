import fc from 'fast-check';
import { z } from 'zod';

/** Text of any kind, among it what is far too long for its field. NUL and half letters alone no database keeps. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '',
      ' ',
      '31/02/2031',
      '2031-02-01',
      'ana@',
      'ana.soler@example.test',
      '12345678Z',
      ' doce ',
    ),
    fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), fc.nat(60))
      .map(([word, times]) => word.repeat(times)),
  )
  .filter((typed) => !/\p{Surrogate}/u.test(typed) && !typed.includes('\u0000'));

const number = fc
  .oneof(fc.integer(), fc.nat(60), fc.double({ noNaN: true, noDefaultInfinity: true }))
  // Nothing has no sign once it is written.
  .map((typed) => (typed === 0 ? 0 : typed));

const id = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2_147_483_647 }));

/** Whatever a form may hold whose draft has this schema, right or wrong. */
export const anyTyped = <S extends z.ZodType>(schema: S): fc.Arbitrary<z.output<S>> =>
  anyOf(schema).map((typed) => schema.parse(typed));

function anyOf(schema: unknown): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODate) return text;
  if (schema instanceof z.ZodNumber) return schema.isInt ? id : number;
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodNullable) return fc.option(anyOf(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return fc.option(anyOf(schema.unwrap()), { nil: undefined, freq: 3 });
  if (schema instanceof z.ZodNonOptional)
    return anyOf(schema.unwrap()).filter((typed) => typed !== undefined);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return anyOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(anyOf));
  if (schema instanceof z.ZodArray) return fc.array(anyOf(schema.element), { maxLength: 4 });
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([field, inner]) => [field, anyOf(inner)] as const);
    return fc.record(Object.fromEntries(fields)).map((typed: unknown) => JSON.parse(JSON.stringify(typed)));
  }
  throw new Error('no form holds such a value');
}
