import { useSyncExternalStore } from 'react';

/** No bar of a browser takes as much of the window; the lowest keyboards take more. */
const least = 150;

function isOpen(): boolean {
  const seen = window.visualViewport;
  // By its scale: what has been magnified is not shorter.
  return seen !== null && window.innerHeight - seen.height * seen.scale > least;
}

function watch(onChange: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', onChange);
  return () => seen?.removeEventListener('resize', onChange);
}

/** Whether a keyboard stands on the screen, which takes its room from what is seen of the page. */
export const useKeyboard = (): boolean => useSyncExternalStore(watch, isOpen, () => false);
