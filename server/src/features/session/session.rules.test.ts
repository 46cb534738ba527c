import { expect, test } from 'vitest';
import { type Attempts, afterFailure, minutesBlocked } from './session.rules.ts';

const limit = { max: 3, windowMinutes: 15, waitMinutes: [1, 5, 30] } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 10, minute));
const failures = (...minutes: number[]) =>
  minutes.reduce<Attempts | undefined>(
    (before, minute) => afterFailure(before, limit, at(minute)),
    undefined,
  );

test('a login waits from the last failure that is borne on', () => {
  expect(minutesBlocked(failures(0, 1), at(1))).toBe(0);
  expect(minutesBlocked(failures(0, 1, 2), at(2))).toBe(1);
});

test('it waits longer after each more, up to the longest', () => {
  expect(minutesBlocked(failures(0, 0, 0, 2), at(2))).toBe(5);
  expect(minutesBlocked(failures(0, 0, 0, 2, 8), at(8))).toBe(30);
  expect(minutesBlocked(failures(0, 0, 0, 2, 8, 40), at(40))).toBe(30);
});

test('failures count anew where the window has passed since they began and since the last wait', () => {
  expect(failures(0, 0, 16)?.fallos).toBe(1);
  expect(failures(0, 0, 0, 16)?.fallos).toBe(4);
  expect(failures(0, 0, 0, 17)?.fallos).toBe(1);
});
