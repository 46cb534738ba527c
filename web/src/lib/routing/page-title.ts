import { useEffect } from 'react';
import { sharedValue } from '../storage/shared-value.ts';

const own = sharedValue<string | null>(null);

/** Names the page by what it shows (an offer's title), in the tab and in the breadcrumb. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    own.set(title);
    return () => own.set(null);
  }, [title]);
}

export const useOwnPageTitle = own.use;
