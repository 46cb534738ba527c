import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of a form at the same address: it is read from its heading, which the focus, lost with the
 * form's button, goes to.
 */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return place;
}
