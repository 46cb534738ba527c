import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  monthsOf,
  quarterBefore,
  quarterDeadline,
  quarterFormat,
  quarterOf,
  quarterSpan,
  quartersUntil,
} from './social-security-rules.ts';

const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));

describe('a quarter', () => {
  test.each([
    ['2026T1', '2026-01-01', '2026-03-31', '2026-04-29'],
    ['2026T2', '2026-04-01', '2026-06-30', '2026-07-30'],
    ['2026T3', '2026-07-01', '2026-09-30', '2026-10-30'],
    ['2026T4', '2026-10-01', '2026-12-31', '2027-01-30'],
  ])('%s goes from %s to %s, and is reported by %s', (quarter, from, to, deadline) => {
    expect(quarterSpan(quarter)).toEqual({ from, to });
    expect(quarterDeadline(quarter)).toBe(deadline);
  });

  test('is found by any of its days, which are those of its months', () => {
    fc.assert(
      fc.property(day, (one) => {
        const quarter = quarterOf(one);
        const { from, to } = quarterSpan(quarter);
        expect(quarter).toMatch(quarterFormat);
        expect(from <= one && one <= to).toBe(true);
        expect(monthsOf(quarter)).toContain(one.slice(0, 7));
        expect([quarterOf(from), quarterOf(to)]).toEqual([quarter, quarter]);
        expect(quarterOf(addDays(to, 1))).not.toBe(quarter);
      }),
    );
  });

  test('is reported on the last day but one of the month after it', () => {
    fc.assert(
      fc.property(day, (one) => {
        const { to } = quarterSpan(quarterOf(one));
        const deadline = quarterDeadline(quarterOf(one));
        expect(['01', '04', '07', '10']).toContain(deadline.slice(5, 7));
        expect(deadline.slice(0, 7)).toBe(addDays(to, 1).slice(0, 7));
        expect(addDays(deadline, 1).slice(0, 7)).toBe(deadline.slice(0, 7));
        expect(addDays(deadline, 2).slice(8)).toBe('01');
      }),
    );
  });
});

test('quarters follow one another without a gap', () => {
  expect(quartersUntil('2026-02-10', 3)).toEqual(['2026T1', '2025T4', '2025T3']);
  fc.assert(
    fc.property(day, (one) => {
      const [newest = '', before = ''] = quartersUntil(one, 2);
      expect(before).toBe(quarterBefore(one));
      expect(addDays(quarterSpan(before).to, 1)).toBe(quarterSpan(newest).from);
    }),
  );
});
