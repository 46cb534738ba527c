import { useSyncExternalStore } from 'react';
import { sharedValue } from '../storage/shared-value.ts';
import { isReachable } from './reachable.ts';

/** A call has had no answer, and nothing has answered since: the portal is out of reach although there is a network. */
const isOutOfReach = sharedValue(false);

const looksEveryMs = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

function lookAgain(): void {
  clearTimeout(timer);
  timer = setTimeout(look, looksEveryMs);
}

async function look(): Promise<void> {
  if (!isOutOfReach.get()) return;
  if (await isReachable()) isOutOfReach.set(false);
  else lookAgain();
}

/** A call had no answer, or not the portal's: looks by itself, until there is one, whether the portal is back. */
export async function noteLoss(): Promise<void> {
  // One that took too long, or that something in the browser blocked, is no loss of the connection.
  if (isOutOfReach.get() || (await isReachable())) return;
  isOutOfReach.set(true);
  lookAgain();
}

function subscribe(listener: () => void): () => void {
  const onOnline = () => {
    look();
    listener();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the portal can be reached, as far as is known: `lost` without a network, `silent` where it does not answer. */
export function useConnection(): 'there' | 'lost' | 'silent' {
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isSilent = isOutOfReach.use();
  if (!hasNetwork) return 'lost';
  return isSilent ? 'silent' : 'there';
}
