import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let own: string | null = null;

function set(next: string | null): void {
  own = next;
  for (const listener of listeners) listener();
}

/** Names the page by what it shows (an offer's title), in the tab and in the breadcrumb. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    set(title);
    return () => set(null);
  }, [title]);
}

export function useOwnPageTitle(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => own,
  );
}
