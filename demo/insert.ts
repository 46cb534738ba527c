/** As many rows as one statement takes. */
const batch = 100;

/** Inserts rows some at a time and gives what each statement returned, in order. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < rows.length; from += batch) {
    results.push(...(await insert(rows.slice(from, from + batch))));
  }
  return results;
}
