interface Place {
  readonly page: number;
  /** Put aside on the pages before it. */
  readonly before: number;
  /** Put aside on it. */
  readonly here: number;
}

/** How many of the pages before the next one were put aside: the list is shorter by those, and would pass over as many. */
export function putAsideBefore({ page, before, here }: Place, next: number, pageSize: number): number {
  return Math.min(next > page ? before + here : before, (next - 1) * pageSize);
}
