import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of a list, which the address holds; a change of filter begins at the first page. */
export function useListParams() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>, { push = false } = {}) => {
      // Another filter may have changed the address since the page was drawn.
      const next = new URLSearchParams(window.location.search);
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
