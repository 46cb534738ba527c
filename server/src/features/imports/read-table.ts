import { Piscina } from 'piscina';

/** Begun for the first spreadsheet, and ended when none has come for a while: imports are rare. */
const idleMs = 10_000;
const openThread = () =>
  new Piscina<{ bytes: Buffer; extension: 'xlsx' | 'csv'; percents: boolean }, string[][]>({
    filename: new URL('./read-table-thread.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  });
let thread: ReturnType<typeof openThread> | undefined;

/**
 * The rows of a spreadsheet, each cell as text; undefined where it cannot be read as what it says that it is. With
 * `percents` a cell that is formatted so is `21%`, and 0.21 without.
 */
export async function readTable(
  bytes: Buffer,
  extension: 'xlsx' | 'csv',
  { percents = false } = {},
): Promise<string[][] | undefined> {
  thread ??= openThread();
  try {
    return await thread.run({ bytes, extension, percents });
  } catch {
    return undefined;
  }
}
