import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentPairs, contrast, leastContrast, legible, mix, onColour, unreadable } from './colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  test('is what WCAG says of known pairs', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
  });

  test('is between 1 and 21, the same both ways, and 1 with itself', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, a)).toBe(1);
      }),
    );
  });

  test('can always be had: with the text on a colour, and by moving towards black or white', () => {
    fc.assert(
      fc.property(colour, (any) => {
        expect(contrast(onColour(any), any)).toBeGreaterThanOrEqual(4);
        expect(contrast(legible(any, ['#ffffff'], '#000000'), '#ffffff')).toBeGreaterThanOrEqual(
          leastContrast,
        );
      }),
    );
  });
});

test('a mix of all or nothing is one of both', () => {
  fc.assert(
    fc.property(colour, colour, (a, b) => {
      expect(mix(a, b, 0)).toBe(a);
      expect(mix(a, b, 1)).toBe(b);
    }),
  );
});

test('an accent is unreadable where one of its pairs is, and then the worst is named', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('light' as const, 'dark' as const), (accent, theme) => {
      const ratios = accentPairs(theme, accent).map(({ colour: text, background }) =>
        contrast(text, background),
      );
      const worst = Math.min(...ratios);
      expect(unreadable(theme, accent)?.ratio).toBe(worst < leastContrast ? worst : undefined);
    }),
  );
  expect(unreadable('light', '#f5d90a')?.name).toContain('sunken');
  expect(unreadable('dark', '#0b5c7a')?.name).toContain('raised');
});
