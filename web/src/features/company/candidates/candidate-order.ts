import { readJson, tabStore } from '../../../lib/storage.ts';

/**
 * The order in which candidates are read. The server puts the unread first, so that reading one would move
 * it away from under the reader: while CVs are read, the order is the one that the list had at first.
 */

/** The known order, with whoever has come since at its end. */
export function keepOrder(known: readonly number[], now: readonly number[]): number[] {
  return [...known, ...now.filter((id) => !known.includes(id))];
}

export function inOrder<C extends { readonly idCandidatura: number }>(
  candidates: readonly C[],
  order: readonly number[],
): C[] {
  return candidates.toSorted((a, b) => order.indexOf(a.idCandidatura) - order.indexOf(b.idCandidatura));
}

export function neighbours(order: readonly number[], id: number) {
  const at = order.indexOf(id);
  return { previous: at > 0 ? order[at - 1] : undefined, next: at >= 0 ? order[at + 1] : undefined };
}

const key = 'portal.candidates';

/** For the page of a candidate, which is opened from the list. */
export function rememberOrder(order: readonly number[]): void {
  tabStore.set(key, JSON.stringify(order));
}

/** The list that the candidate was in; empty where the page was come to in another way. */
export function rememberedOrder(id: number): number[] {
  const kept = readJson(tabStore.get(key));
  const order = Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'number') : [];
  return order.includes(id) ? order : [];
}
