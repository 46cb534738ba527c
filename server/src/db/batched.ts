import DataLoader from 'dataloader';
import { sqlState } from './database.ts';

/** The answers to some items, in their order; an Error is the answer to its own item alone. */
type Run<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

/** How many statements are under way: while the database has one, this process makes something of the other. */
const abreast = 2;

/**
 * Makes one statement of the calls that come while those before are under way, `most` at a time, as a database
 * commits several transactions with one write. Nobody waits who comes alone; a thousand at once cost a fraction
 * of a thousand statements. Where a statement fails for what one of its items may have brought about, each is run
 * by itself, so that it does not take the others with it; where it fails for any other reason, so do they all.
 */
export function batched<Item, Result>(max: number, run: Run<Item, Result>): (item: Item) => Promise<Result> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const begin = (): void => {
    if (underWay === abreast) return;
    const dispatch = waiting.shift();
    if (!dispatch) return;
    underWay++;
    // A call of the same moment is not left behind.
    setImmediate(dispatch);
  };
  const ended = (): void => {
    underWay--;
    begin();
  };
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const attempt = (async () => run(items))();
      // Items that are run again alone hold up nobody.
      attempt.then(ended, ended);
      return attempt.catch((error: unknown) => apart(items, run, asError(error)));
    },
    {
      cache: false,
      maxBatchSize: max,
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        begin();
      },
    },
  );
  return (item) => loader.load(item);
}

/** Classes of errors that one item can bring about: data that cannot be, a constraint, a conflict with others. */
const ofAnItem = /^(22|23|40)/;

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('a statement failed', { cause: error });

async function apart<Item, Result>(
  items: readonly Item[],
  run: Run<Item, Result>,
  error: Error,
): Promise<(Result | Error)[]> {
  if (items.length === 1 || !ofAnItem.test(sqlState(error) ?? '')) return items.map(() => error);
  const results = await Promise.all(items.map((item) => run([item]).catch((one: unknown) => [asError(one)])));
  return results.flat();
}
