import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './areas.ts';
import type { Endpoint } from './endpoint.ts';

const parts = ['params', 'query', 'body'] as const;

/** Every schema within a JSON Schema, with the place where it stands. */
function schemasIn(schema: unknown, place: string): { place: string; schema: object }[] {
  if (schema === null || typeof schema !== 'object') return [];
  const inner = Object.entries(schema).flatMap(([key, part]) => schemasIn(part, `${place}.${key}`));
  return [{ place, schema }, ...inner];
}

const column = z.object({ type: z.literal('integer') });
/** As JSON Schema says of what an `integer` column of PostgreSQL has room for. */
const fitting = z.union([
  z.object({ minimum: z.int32(), maximum: z.int32() }),
  z.object({ exclusiveMinimum: z.int32(), maximum: z.int32() }),
]);

test.each(Object.entries<Endpoint>(api))('%s takes no integer too large for a column', (_, endpoint) => {
  // What comes in, and what it has become where it was turned into a number.
  const integers = parts
    .flatMap((part) =>
      (['input', 'output'] as const).flatMap((io) =>
        schemasIn(z.toJSONSchema(endpoint[part] ?? z.unknown(), { io, unrepresentable: 'any' }), part),
      ),
    )
    .filter(({ schema }) => column.safeParse(schema).success);
  expect(integers.filter(({ schema }) => !fitting.safeParse(schema).success)).toEqual([]);
});
