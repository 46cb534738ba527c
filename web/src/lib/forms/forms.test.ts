import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInputs, typedProblemsIn } from './forms.ts';

const schema = z.object({
  titulo: z.string().min(3),
  telefono: z.string().nullable(),
  presentacion: z.string().optional(),
  plazas: z.number().nullable().default(null),
  lista: z.array(z.object({ nombre: z.string().min(1) })).default([]),
});

const inputs = { titulo: 'Prácticas', telefono: '', presentacion: '', plazas: '', lista: [{ nombre: 'a' }] };

describe('what inputs hold', () => {
  it('is null where it is empty, or absent where null is not allowed', () => {
    expect(parseInputs(schema, inputs)).toMatchObject({
      success: true,
      data: { titulo: 'Prácticas', telefono: null, plazas: null, lista: [{ nombre: 'a' }] },
    });
  });

  it('names each field that is wrong, also inside of a list', () => {
    const paths = parseInputs(schema, { ...inputs, titulo: 'x', lista: [{ nombre: '' }] }).error?.issues.map(
      (issue) => issue.path.join('.'),
    );
    expect(paths).toEqual(['titulo', 'lista.0.nombre']);
  });
});

it('finds what is wrong with what was typed, and says nothing of what is still to be filled', () => {
  const values = { ...inputs, titulo: '', plazas: 'dos', lista: [{ nombre: '' }] };
  expect(Object.keys(typedProblemsIn(schema, values))).toEqual(['plazas']);
  expect(Object.keys(typedProblemsIn(schema, { ...values, titulo: 'ab' }))).toEqual(['titulo', 'plazas']);
});
