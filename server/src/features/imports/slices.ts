import { setImmediate } from 'node:timers/promises';

/** What an import does with many rows is done some at a time, so that others are answered in between. */

/** Rows that are planned at a time: some milliseconds. */
const planned = 200;
/** Rows that one statement writes: for more the parameter alone would keep the process busy. */
const written = 1_000;

/** These, one after the other; others are let in after some. */
export async function* someAtATime<T>(all: Iterable<T>): AsyncGenerator<T, void, undefined> {
  let count = 0;
  for (const one of all) {
    if (++count % planned === 0) await setImmediate();
    yield one;
  }
}

/** Writes these, a statement for some at a time; gives what the statements gave. Nothing is written of none. */
export async function writeSome<T, R>(
  all: readonly T[],
  write: (some: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const given: R[] = [];
  for (let at = 0; at < all.length; at += written) {
    for (const one of await write(all.slice(at, at + written))) given.push(one);
    await setImmediate();
  }
  return given;
}
