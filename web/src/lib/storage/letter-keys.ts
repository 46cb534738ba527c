import { onSessionChange } from '../session/session.ts';
import { sharedValue } from './shared-value.ts';
import { localStore } from './storage.ts';

const key = 'portal.letterKeys';

const isOn = sharedValue(localStore.get(key) !== 'off');

/** Whether single letters act on the page: who speaks to the computer says letters all the time. */
export const useLetterKeys = isOn.use;

export function setLetterKeys(next: boolean): void {
  localStore.set(key, next ? 'on' : 'off');
  isOn.set(next);
}

export const letterKeysAreOn = isOn.get;

onSessionChange((_, turn) => turn === 'loggedOut' && isOn.set(true));
