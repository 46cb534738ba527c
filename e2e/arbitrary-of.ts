import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** JSON Schema as far as the contract's schemas are written in it; what it does not know is anything. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

const anyDepth = fc.jsonValue({ maxDepth: 2 });

/** What no field means. */
const junk = fc.oneof(
  anyDepth,
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    -1,
    1.5,
    1e308,
    2 ** 53,
    [],
    {},
    'x'.repeat(20_000),
  ),
  fc.constantFrom(
    "'; select 1; --",
    '%_\\',
    '2031-02-30',
    '9999-12-31',
    '<script>',
    '../../etc/passwd',
    '__proto__',
  ),
);

const text = ({ minLength = 0, maxLength = 60, format }: Schema): Arbitrary<unknown> => {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString());
  return fc.oneof(
    fc.string({
      minLength: Math.min(minLength, 200),
      maxLength: Math.max(Math.min(maxLength, 200), Math.min(minLength, 200)),
    }),
    fc.constantFrom('1', 'practicas', 'es', '2031-05-06', 'nobody@example.test'),
  );
};

function right(schema: Schema): Arbitrary<unknown> {
  const { anyOf, oneOf, properties, items, minItems = 0, maxItems = 4 } = schema;
  const union = anyOf ?? oneOf;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (union) return fc.oneof(...union.map(right));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties ?? {}).map(([name, inner]) => [name, oftenRight(inner)]),
        ),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(oftenRight(items ?? {}), {
        minLength: Math.min(minItems, 4),
        maxLength: Math.max(Math.min(maxItems, 4), Math.min(minItems, 4)),
      });
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyDepth;
  }
}

const oftenRight = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: right(schema) }, { weight: 1, arbitrary: junk });

/** Values that are often as the schema asks for, and often nearly so. */
export const arbitraryOf = (schema: z.ZodType): Arbitrary<unknown> =>
  // The two tell the same of a schema; only the first is typed by what it can be.
  oftenRight(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))));
