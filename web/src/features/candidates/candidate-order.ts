import { z } from 'zod';
import { localStore, readJson, tabStore } from '../../lib/storage/storage.ts';

/**
 * The order in which candidates are read. The server puts the unread first, so that reading one would move
 * it away from under the reader: while CVs are read, the order is the one that the list had at first.
 */

/** The known order, with candidates who have come since at its end. */
export function keepOrder(known: readonly number[], now: readonly number[]): readonly number[] {
  const newcomers = now.filter((id) => !known.includes(id));
  return newcomers.length === 0 ? known : [...known, ...newcomers];
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

const leftList = z.object({
  order: z.array(z.number()),
  /** Its filters and page as its address had them, with the question mark. */
  search: z.string(),
});
export type LeftList = z.infer<typeof leftList>;

/** For the page of a candidate, which is opened from the list. */
export function rememberList(order: readonly number[], search: string): void {
  const list = JSON.stringify({ order, search });
  // A CV that is opened in a tab of its own has nothing of the tab that the list is in.
  for (const store of [tabStore, localStore]) store.set(key, list);
}

/** The list that the candidate was in; undefined where the page was come to in another way. */
export function rememberedList(id: number): LeftList | undefined {
  const lists = [tabStore, localStore].map((store) => leftList.safeParse(readJson(store.get(key))).data);
  return lists.find((list) => list?.order.includes(id));
}
