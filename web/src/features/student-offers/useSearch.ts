import { type RefObject, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { currentQuery } from '../../lib/routing/address.ts';
import {
  changeFilters,
  type FilterChange,
  type OfferOrder,
  readSearch,
  type Search,
  writeSearch,
} from './search.ts';

export interface SearchControls {
  readonly search: Search;
  readonly change: (change: FilterChange) => void;
  readonly order: (orden: OfferOrder) => void;
  readonly page: (pagina: number) => void;
  /** Without filters; the words stay. */
  readonly clearFilters: () => void;
  readonly clearAll: () => void;
}

/**
 * The search of this page, which is in its address and nowhere else: going back undoes a choice. The words that are
 * typed and not yet looked for are looked for along with the next choice.
 */
export function useSearch(typed: RefObject<string | null>): SearchControls {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const search = readSearch(params);
    // The list itself decides what to scroll to: see useListPlace.
    const show = (next: Search) => setParams(writeSearch(next), { preventScrollReset: true });
    const go = (nextOf: (now: Search) => Search) => {
      const now = readSearch(currentQuery());
      const texto = typed.current;
      typed.current = null;
      show(nextOf(texto === null ? now : changeFilters(now, { texto: texto.trim() })));
    };
    return {
      search,
      change: (change) => go((now) => changeFilters(now, change)),
      order: (orden) => go((now) => ({ ...now, orden, pagina: 1 })),
      page: (pagina) => show({ ...readSearch(currentQuery()), pagina }),
      clearFilters: () =>
        go(({ filters: { texto }, ...now }) => ({
          ...now,
          filters: texto === undefined ? {} : { texto },
          pagina: 1,
        })),
      // What stands in the box and was not looked for yet goes with the next choice.
      clearAll: () => show({ ...readSearch(currentQuery()), filters: {}, pagina: 1 }),
    };
  }, [params, setParams, typed]);
}
