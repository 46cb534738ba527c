import { localStore } from '../storage/storage.ts';
import { currentSession, onSessionChange } from './session.ts';

const key = 'portal.modoGestor';

/** Whether a manager has logged in at /gma2019 in this browser: maintenance and mandatory popups let them through. */
export const isGodMode = (): boolean => localStore.get(key) === '1';

export const startGodMode = (): void => localStore.set(key, '1');

let account = currentSession()?.account;

// It ends with the manager's session: the next person on this browser has none. New data of the same session end nothing.
onSessionChange((session) => {
  const isOther = session?.account !== account;
  account = session?.account;
  if (isOther && session?.data.userType !== 'Gestor') localStore.remove(key);
});
