import { type RefObject, useEffect } from 'react';
import { letterKeysAreOn } from '../lib/storage/letter-keys.ts';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Where keys mean something else already. */
const busy =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="radiogroup"], [role="tablist"]';

/**
 * J and K walk the links marked `data-walk` of a list from anywhere on the page, the arrows from within the
 * list; Enter is the link's own. The letters can be switched off in the account's settings.
 */
export function useListWalk(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const { target } = event;
      if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      if (!(target instanceof HTMLElement) || target.closest(busy) !== null) return;
      if (event.key.startsWith('Arrow') ? !list.current?.contains(target) : !letterKeysAreOn()) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-walk]') ?? [])];
      const focused = links.findIndex((link) => link.closest('li')?.contains(target));
      const at = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent !== null);
      const next = links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.closest('li')?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list]);
}
