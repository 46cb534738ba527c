import { expect, it } from 'vitest';
import { missingFirst } from './missing-first.ts';

const required = 'Este campo es requerido';
const title = { path: 'titulo', text: required };
const places = { path: 'plazas', text: required };
const late = { path: 'fechaFin', text: 'Ya ha pasado' };

it('names several empty fields together, in their order', () => {
  expect(missingFirst([title, late, places], required)).toEqual({ missing: [title, places], others: [late] });
});

it('leaves a single one among the others', () => {
  expect(missingFirst([late, title], required)).toEqual({ missing: [], others: [late, title] });
});

it('knows none as long as the sentence is not known', () => {
  expect(missingFirst([title, places], undefined)).toEqual({ missing: [], others: [title, places] });
});
