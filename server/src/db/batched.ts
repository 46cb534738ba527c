import DataLoader from 'dataloader';

/** The answers to some items, in their order; an Error is the answer to its own item alone. */
type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

/**
 * Makes one statement of the calls that come while the one before is under way, `most` at a time, as a database
 * commits several transactions with one write. Nobody waits who comes alone; a thousand at once cost a fraction
 * of a thousand statements. Where a statement fails each of its items is run by itself, so that one that cannot
 * be does not take the others with it.
 */
export function batched<Item, Result>(most: number, run: Run<Item, Result>): (item: Item) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const batch = run(items).catch((error: Error) => (items.length === 1 ? [error] : oneByOne(items, run)));
      before = batch;
      return batch;
    },
    {
      cache: false,
      maxBatchSize: most,
      // Whoever came in the same moment is not left behind.
      batchScheduleFn: (dispatch) => void before.then(() => setImmediate(dispatch)),
    },
  );
  return (item) => loader.load(item);
}

async function oneByOne<Item, Result>(items: readonly Item[], run: Run<Item, Result>) {
  const results: (Result | Error)[] = [];
  for (const item of items) {
    results.push(...(await run([item]).catch((error: Error) => [error])));
  }
  return results;
}
