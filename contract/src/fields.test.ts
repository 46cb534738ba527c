import { expect, test } from 'vitest';
import { companyPlace } from './fields.ts';
import { offerContent, requiredDocument } from './offers.ts';

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

test.each(['dniTutorEmpresa', 'dni_firmante'] as const)('takes documents of any country as %s', (field) => {
  const isTaken = (number: string) => offerContent.shape[field].safeParse(number).success;
  expect(['12345678Z', 'X1234567L', 'AAB123456'].filter((number) => !isTaken(number))).toEqual([]);
  expect(['12345678A', 'X1234567A', 'AB'].filter(isTaken)).toEqual([]);
});
