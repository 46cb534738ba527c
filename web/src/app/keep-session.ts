import { getSession } from '@portal/contract/session';
import { send } from '../lib/api/client.ts';
import { knownBrand } from '../lib/brand/known-brand.ts';
import { msSinceTold, watchActs } from '../lib/session/attendance.ts';
import { currentSession } from '../lib/session/session.ts';

/** Half of the shortest limit that an institution may set. */
const tellsEveryMs = 5 * 60_000;
const looksEveryMs = 60_000;

/**
 * Where a session ends without use: tells the server that somebody is at it who writes for long without any call, and
 * looks whether it is over once nobody has been for as long as it lasts, so that it does not stay on the screen.
 */
export function keepSession(): void {
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking || currentSession() === null) return;
    isAsking = true;
    await send(getSession, {}).catch(() => {});
    isAsking = false;
  };
  const limitMs = () => (knownBrand()?.minutosInactividad ?? Number.POSITIVE_INFINITY) * 60_000;
  watchActs(() => {
    if (msSinceTold() > tellsEveryMs && limitMs() !== Number.POSITIVE_INFINITY) ask();
  });
  window.setInterval(() => {
    if (msSinceTold() > limitMs()) ask();
  }, looksEveryMs);
}
