import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('no more than so many run at once, in the order in which they came', async () => {
  const run = atMost(2);
  const open: (() => void)[] = [];
  const begun: number[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => open.push(resolve));
      if (number === 0) throw new Error('it fails');
      return number;
    }).catch(() => 'failed'),
  );
  expect(begun).toEqual([0, 1]);
  open.shift()?.();
  // The place of one that fails is given up like any other.
  expect(await all[0]).toBe('failed');
  expect(begun).toEqual([0, 1, 2]);
  for (const one of [1, 2, 3]) {
    open.shift()?.();
    expect(await all[one]).toBe(one);
  }
});
