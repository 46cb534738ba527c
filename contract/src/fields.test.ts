import { expect, test } from 'vitest';
import { companyPlace } from './fields.ts';
import { requiredDocument } from './offers.ts';

test.each(['Ús', 'L'])('takes a province abroad that is as short as %s', (provincia) => {
  expect(companyPlace.provincia.parse(provincia)).toBe(provincia);
});

test('takes a document whose name has two letters', () => {
  expect(requiredDocument.parse({ nombre: 'CV' })).toEqual({ idTipoDocumento: null, nombre: 'CV' });
});

test('rejects a name of blanks', () => {
  expect(companyPlace.provincia.safeParse('  ').success).toBe(false);
  expect(requiredDocument.safeParse({ nombre: '  ' }).success).toBe(false);
});
