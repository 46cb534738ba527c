import type { PlainScreenId, ScreenId } from '@portal/contract/screens';
import { screens } from '../areas.ts';

/** Where one was in each list that the screen shown stands in: its address with filters and page. */
export type ListPlaces = Readonly<Partial<Record<ScreenId, string>>>;

/** The screens above this one, the farthest first. */
function parentsOf(id: ScreenId): PlainScreenId[] {
  const parent = screens[id].parent ?? (id === 'home' ? undefined : 'home');
  return parent === undefined || parent === id ? [] : [...parentsOf(parent), parent];
}

/** Those that this reader can go back to: a visitor's home is the login, where nobody who is logged in goes. */
export function wayTo(id: ScreenId, isVisitor: boolean): PlainScreenId[] {
  const parents = parentsOf(id);
  if (!isVisitor) return parents.filter((parent) => screens[parent].access !== 'anonymous');
  const way = parents.map((parent) => (parent === 'home' ? 'login' : parent));
  return way.filter((parent, at) => parent !== id && way.indexOf(parent) === at);
}

/** Home is no list: it has no filters to come back to. */
const isList = (id: ScreenId) => id !== 'home' && Object.values(screens).some(({ parent }) => parent === id);

/** The list whose place an address tells, and how: it is that list, a view of it, or an entry beside it. */
function told(id: ScreenId, pathname: string, search: string, addressOf: (id: PlainScreenId) => string) {
  const { list, besideList, parent } = screens[id];
  if (besideList === true && parent !== undefined) return { list: parent, place: addressOf(parent) + search };
  const own = list ?? id;
  return isList(own) ? { list: own, place: pathname + search } : undefined;
}

interface Arrival {
  readonly screen: ScreenId;
  readonly pathname: string;
  readonly search: string;
  /** The address of a list in the page's language. */
  readonly addressOf: (id: PlainScreenId) => string;
}

/**
 * The places after a navigation: that of a list is known for as long as one is in it or in what it leads to,
 * so that the way back is to where one was, and a list that is come to in another way begins anew.
 */
export function placesAfter(
  before: ListPlaces,
  { screen, pathname, search, addressOf }: Arrival,
): ListPlaces {
  // A person who is asked to log in again goes on from where they were.
  if (screens[screen].bare === true) return before;
  const now = told(screen, pathname, search, addressOf);
  const above: readonly ScreenId[] = parentsOf(screen);
  const kept = Object.entries(before).filter(([id]) => above.some((one) => one === id));
  const after: ListPlaces = { ...Object.fromEntries(kept), ...(now && { [now.list]: now.place }) };
  return JSON.stringify(after) === JSON.stringify(before) ? before : after;
}
