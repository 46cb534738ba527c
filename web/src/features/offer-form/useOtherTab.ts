import { useEffect, useState } from 'react';

/** Whether what has this name is open in another tab that came first; false where the browser cannot tell. */
export function useOtherTab(name: string): boolean {
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const { locks } = navigator;
    if (locks === undefined) return;
    const gone = new AbortController();
    const held = new Promise<void>((release) => gone.signal.addEventListener('abort', () => release()));
    const hold = () => {
      setOther(false);
      return held;
    };
    const take = async () => {
      // A page that is reloaded may still hold it for a moment: the answer is asked for, not guessed.
      const isFree = await locks.request(
        name,
        { ifAvailable: true },
        (lock) => lock !== null && hold().then(() => true),
      );
      if (isFree || gone.signal.aborted) return;
      setOther(true);
      // Given when the other tab closes it.
      await locks.request(name, { signal: gone.signal }, hold);
    };
    take().catch(() => setOther(false));
    return () => gone.abort();
  }, [name]);
  return isOther;
}
