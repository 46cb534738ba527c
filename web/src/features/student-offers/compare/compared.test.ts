import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedIn, comparedSearch, differs, isTold, marked } from './compared.ts';

const letters = [...'abcXYZ019_-'];
const address = fc
  .array(fc.constantFrom(...letters), { minLength: 16, maxLength: 16 })
  .map((all) => all.join(''));

describe('the address of a comparison', () => {
  test('names up to three offers, each once and in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, { maxLength: 5 }), (ids) => {
        expect(comparedIn(comparedSearch([...ids, ...ids]))).toEqual(ids.slice(0, 3));
      }),
    );
  });

  test('is read whatever is typed there', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = comparedIn(`?${new URLSearchParams({ ofertas: typed })}`);
        expect(read.length).toBeLessThanOrEqual(3);
        expect(read.every((one) => typed.includes(one))).toBe(true);
      }),
    );
    expect(comparedIn('')).toEqual([]);
  });
});

test('a row differs where two offers that can be read say different things', () => {
  expect(differs({ values: ['a', 'b'] })).toBe(true);
  expect(differs({ values: ['a', ''] })).toBe(true);
  expect(differs({ values: ['a', undefined, 'a'] })).toBe(false);
  expect(isTold({ values: ['', undefined] })).toBe(false);
  expect(isTold({ values: ['', 'a'] })).toBe(true);
});

test('rows that differ are marked, unless all do', () => {
  const same = { id: 'same', values: ['a', 'a'] };
  const other = { id: 'other', values: ['a', 'b'] };
  expect([...marked([same, other])]).toEqual(['other']);
  expect([...marked([other])]).toEqual([]);
});
