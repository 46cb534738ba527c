import { sharedValue } from './shared-value.ts';
import { readJson, tabStore } from './storage.ts';

/** The offers that are chosen to be compared, by their `urlAcceso`, in this tab. */

const key = 'portal.compared';

/** More do not fit side by side. */
export const maxCompared = 3;

const isText = (value: unknown): value is string => typeof value === 'string';

function kept(): string[] {
  const value = readJson(tabStore.get(key));
  return Array.isArray(value) ? value.filter(isText).slice(0, maxCompared) : [];
}

// The store alone has them, so that a logout, which empties it, leaves none.
const changes = sharedValue(0);

export function useComparedOffers(): readonly string[] {
  changes.use();
  return kept();
}

export function setComparedOffers(ids: readonly string[]): void {
  tabStore.set(key, JSON.stringify(ids));
  changes.set(changes.get() + 1);
}
