/** What a navigation says about itself to the page that it leads to, and nobody else. */
export interface Visit {
  /** The step back is the list that it came from. */
  readonly fromResults?: boolean;
  /** The step back is the same page without its dialog. */
  readonly inApply?: boolean;
}

/** Reads the state of a location. */
export function visitOf(state: unknown): Visit {
  const says = (name: keyof Visit) =>
    typeof state === 'object' && state !== null && Reflect.get(state, name) === true;
  return { fromResults: says('fromResults'), inApply: says('inApply') };
}
