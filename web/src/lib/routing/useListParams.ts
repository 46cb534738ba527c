import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { currentQuery } from './address.ts';

/** The filters of a list, which the address holds; a change of filter begins at the first page. */
export function useListParams() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>, { push = false } = {}) => {
      const next = currentQuery();
      if (!('pagina' in changes)) next.delete('pagina');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace: !push, preventScrollReset: true });
    },
    [setSearch],
  );
  const page = Number(search.get('pagina') ?? 1);
  return {
    get: (name: string) => search.get(name) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    set,
    turn: useCallback(
      (to: number, { push = true } = {}) => set({ pagina: to > 1 ? String(to) : null }, { push }),
      [set],
    ),
  };
}
