import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

interface Options {
  head: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** The search as its address says it. */
  search: string;
  open: string | undefined;
  beside: boolean;
}

/**
 * Keeps one's place: another search or page starts at the head of the list (going back is the browser's own
 * place), and an offer that closes beside the list leaves the focus at its result; one that opens takes it.
 */
export function useListPlace({ head, list, search, open, beside }: Options): void {
  const isBack = useNavigationType() === 'POP';
  const searched = useRef(search);
  useEffect(() => {
    if (searched.current === search) return;
    searched.current = search;
    if (isBack || head.current === null) return;
    // Also what is under the header of the page is not seen.
    const least = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (head.current.getBoundingClientRect().top < least) head.current.scrollIntoView({ block: 'start' });
    // From the pager one reads on at the first result; a filter keeps the focus.
    if (document.activeElement?.closest('nav') !== null) head.current.focus({ preventScroll: true });
  }, [search, isBack, head]);

  const opened = useRef(open);
  useEffect(() => {
    if (opened.current === open) return;
    const shown = open ?? opened.current;
    opened.current = open;
    if (!beside || shown === undefined || (open !== undefined && !isBack)) return;
    // After the shell has taken the focus to the page's heading, as it does for every address.
    const frame = requestAnimationFrame(() => {
      const links = list.current?.querySelectorAll<HTMLAnchorElement>('a[data-walk]') ?? [];
      const result = [...links].find((link) => link.pathname.endsWith(`/${shown}`));
      result?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [open, beside, list, isBack]);
}
