import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServerDraft } from './useServerDraft.ts';

/** A draft that was saved or deleted elsewhere waits for a choice: sending leads there, and the focus stays near as it goes. */
export function useDraftConflict(server: ServerDraft) {
  /** Around what is to be chosen. */
  const choice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [led, setLed] = useState(0);
  // Once the choice is on the page.
  useEffect(() => {
    if (led > 0) choice.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [led]);
  const lead = useCallback(() => setLed((times) => times + 1), []);
  const saveOver = () => {
    // The choice goes away with the press.
    form.current?.focus({ preventScroll: true });
    server.saveOver();
  };
  const { kind } = server.state;
  return { choice, form, kind: kind === 'outdated' || kind === 'deleted' ? kind : null, lead, saveOver };
}
