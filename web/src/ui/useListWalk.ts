import { type RefObject, useEffect } from 'react';
import { letterKeysAreOn } from '../lib/storage/letter-keys.ts';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Where keys mean something else already. */
const busy =
  'input, textarea, select, [contenteditable], [data-own-keys], [role="dialog"], [role="listbox"], [role="radiogroup"], [role="tablist"]';

/**
 * J and K walk the links marked `data-walk` of a list from anywhere on the page, the arrows from within the
 * list; Enter is the link's own. Where one of the list is read beside it (`opens`), the letters also open the one that
 * they come to. The letters can be switched off in the account's settings.
 */
export function useListWalk(list: RefObject<HTMLElement | null>, opens = false): void {
  useEffect(() => {
    // The link that was followed last: it is marked as the current one only once its screen is there.
    let followed: HTMLElement | null = null;
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element) followed = target.closest('a') ?? followed;
    };
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const { target } = event;
      if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      if (!(target instanceof HTMLElement) || target.closest(busy) !== null) return;
      // A press beside the fields of a dialog leaves the focus on the page.
      if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return;
      const isArrow = event.key.startsWith('Arrow');
      if (isArrow ? !list.current?.contains(target) : !letterKeysAreOn()) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-walk]') ?? [])];
      const at =
        [
          links.findIndex((link) => link.closest('li')?.contains(target)),
          followed === null ? -1 : links.indexOf(followed),
          links.findIndex((link) => link.ariaCurrent !== null),
        ].find((place) => place >= 0) ?? -1;
      const next = links[Math.min(Math.max(at + step, 0), links.length - 1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.closest('li')?.scrollIntoView({ block: 'nearest' });
      if (opens && !isArrow && !event.repeat && next.ariaCurrent === null) next.click();
    };
    document.addEventListener('click', follow);
    document.addEventListener('keydown', walk);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('keydown', walk);
    };
  }, [list, opens]);
}
