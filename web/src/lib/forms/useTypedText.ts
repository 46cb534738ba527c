import { useEffect, useRef, useState } from 'react';
import { isLeaving } from '../routing/address.ts';

const wait = 300;

/** A search field: what is typed at once, and told a moment later. */
export function useTypedText(
  told: string,
  tell: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(told);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef(told);
  // A filter may have been pressed meanwhile: the word is told to the list as it is then.
  const latest = useRef(tell);
  latest.current = tell;

  // Changed from outside: the back button, or «clear the filters».
  useEffect(() => {
    if (told === last.current) return;
    last.current = told;
    clearTimeout(timer.current);
    setText(told);
  }, [told]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The list's address would take the place of the one that was followed meanwhile.
      if (isLeaving()) return;
      last.current = next.trim();
      latest.current(next.trim());
    }, wait);
  };
  return [text, type];
}
