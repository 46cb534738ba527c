/** Where somebody was who follows a link to what is missing, and goes back to once it is there: `wayBack` of its state. */
export interface WayBack {
  /** Path and query. */
  readonly path: string;
  readonly to: 'offer' | 'offers';
}

/** Reads the state of a location; null where it has no way back. */
export function wayBackOf(state: unknown): WayBack | null {
  const wayBack: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'wayBack') : null;
  if (typeof wayBack !== 'object' || wayBack === null) return null;
  const path: unknown = Reflect.get(wayBack, 'path');
  const to: unknown = Reflect.get(wayBack, 'to');
  return typeof path === 'string' && (to === 'offer' || to === 'offers') ? { path, to } : null;
}
