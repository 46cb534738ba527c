import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells a sticky column how much of the window is below its top (`--room`), which is less before the page has
 * been scrolled: so its end is in view from the start.
 */
export function useRoomBelow(column: RefObject<HTMLElement | null>): void {
  // Whatever has been drawn anew may have moved it.
  useLayoutEffect(() => {
    const element = column.current;
    if (element === null) return;
    const measure = () => {
      const room = Math.round(window.innerHeight - Math.max(element.getBoundingClientRect().top, 0));
      element.style.setProperty('--room', `${room}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  });
}
