// @module-tag embedded
import { expect, test } from 'vitest';
import { batched } from './batched.ts';

/** As a database says it. */
const failure = (code: string): Error => Object.assign(new Error(`failed with ${code}`), { code });

/** Squares numbers; keeps what each statement was asked, and answers when it is let. */
function squares(max: number, fails: (items: readonly number[]) => Error | undefined = () => undefined) {
  const statements: number[][] = [];
  const held: (() => void)[] = [];
  let atOnce = 0;
  let maxAtOnce = 0;
  const square = batched(max, async (items: readonly number[]) => {
    statements.push([...items]);
    maxAtOnce = Math.max(maxAtOnce, ++atOnce);
    await new Promise<void>((resolve) => held.push(resolve));
    atOnce--;
    const error = fails(items);
    if (error) throw error;
    return items.map((n) => (n < 0 ? new Error(`no root of ${n}`) : n * n));
  });
  /** Lets statements answer until there are no more. */
  const letAll = async (answers: Promise<unknown>): Promise<void> => {
    let over = false;
    const end = answers.finally(() => {
      over = true;
    });
    while (!over) {
      held.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await end;
  };
  return { square, statements, letAll, maxAtOnce: () => maxAtOnce };
}

const outcome = (one: Promise<number>) => one.catch((error: Error) => error.message);

test('those who come at once share a statement, and each gets its own answer', async () => {
  const { square, statements, letAll } = squares(50);
  const answers = Promise.all([3, 1, 2, -1, 3].map((n) => outcome(square(n))));
  await letAll(answers);
  expect(await answers).toEqual([9, 1, 4, 'no root of -1', 9]);
  expect(statements).toEqual([[3, 1, 2, -1, 3]]);
});

test('those who come while two are under way wait for one of them, a few at a time', async () => {
  const { square, statements, letAll, maxAtOnce } = squares(3);
  const first = square(1);
  await expect.poll(() => statements.length).toBe(1);
  const others = [2, 3, 4, 5, 6, 7, 8].map((n) => square(n));
  await expect.poll(() => statements.length).toBe(2);
  const answers = Promise.all([first, ...others]);
  await letAll(answers);
  expect(await answers).toEqual([1, 4, 9, 16, 25, 36, 49, 64]);
  expect(statements).toEqual([[1], [2, 3, 4], [5, 6, 7], [8]]);
  expect(maxAtOnce()).toBe(2);
});

test('an item that cannot be does not take the others with it', async () => {
  const { square, statements, letAll } = squares(50, (items) =>
    items.includes(13) ? failure('22P05') : undefined,
  );
  const answers = Promise.all([1, 13, 2].map((n) => outcome(square(n))));
  await letAll(answers);
  expect(await answers).toEqual([1, 'failed with 22P05', 4]);
  expect(statements).toEqual([[1, 13, 2], [1], [13], [2]]);
});

test('where the database is away nobody is asked twice', async () => {
  const { square, statements, letAll } = squares(50, () => failure('57P01'));
  const answers = Promise.all([1, 2].map((n) => outcome(square(n))));
  await letAll(answers);
  expect(await answers).toEqual(['failed with 57P01', 'failed with 57P01']);
  expect(statements).toEqual([[1, 2]]);
  // Nor does anybody wait for what has failed, more often than there are statements abreast.
  for (const n of [3, 4, 5]) {
    const next = outcome(square(n));
    await letAll(next);
    expect(await next).toBe('failed with 57P01');
  }
  expect(statements).toEqual([[1, 2], [3], [4], [5]]);
});
