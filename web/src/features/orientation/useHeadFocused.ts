import { useLayoutEffect, useRef } from 'react';
import { focusPageHead } from '../../domain/application/focus-page-head.ts';

/** What was done has taken its own button away, and the focus with it: that goes to the heading of the page. */
export function useHeadFocused(shown: unknown): void {
  const before = useRef(shown);
  // At once, while nothing else has the focus.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if ((document.activeElement ?? document.body) === document.body) focusPageHead();
  }, [shown]);
}
