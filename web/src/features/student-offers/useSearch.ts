import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
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

/** The search of this page, which is in its address and nowhere else: going back undoes a choice. */
export function useSearch(): SearchControls {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const search = readSearch(params);
    // The list itself decides what to scroll to: see useListPlace.
    const go = (next: Search) => setParams(writeSearch(next), { preventScrollReset: true });
    const { texto } = search.filters;
    return {
      search,
      change: (change) => go(changeFilters(search, change)),
      order: (orden) => go({ ...search, orden, pagina: 1 }),
      page: (pagina) => go({ ...search, pagina }),
      clearFilters: () => go({ ...search, filters: texto === undefined ? {} : { texto }, pagina: 1 }),
      clearAll: () => go({ ...search, filters: {}, pagina: 1 }),
    };
  }, [params, setParams]);
}
