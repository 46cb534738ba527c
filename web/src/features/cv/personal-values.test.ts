import { expect, it } from 'vitest';
import { hasTermAddress, inFours, noTermAddress } from './personal-values.ts';

it('groups an IBAN by four, however it was typed, and ends in no space while it is', () => {
  expect(inFours('es9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332');
  expect(inFours('ES91-2100 04')).toBe('ES91 2100 04');
  expect(inFours('ES91 ')).toBe('ES91');
  expect(inFours('')).toBe('');
});

it('knows a term-time address by any of its fields', () => {
  expect(hasTermAddress(noTermAddress)).toBe(false);
  expect(hasTermAddress({ ...noTermAddress, idPaisCurso: 1 })).toBe(true);
});
