import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** One question may follow from the answer to another. */
const quietMs = 400;

/** Whether all that the page asked for first has come: what stands below it moves no more. */
export function useHasSettled(): boolean {
  const isAsking = useIsFetching() > 0;
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isAsking) return;
    const timer = setTimeout(() => setSettled(true), quietMs);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return hasSettled;
}
