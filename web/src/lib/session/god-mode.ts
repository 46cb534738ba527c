import { localStore } from '../storage/storage.ts';
import { onSessionChange } from './session.ts';

const key = 'portal.modoGestor';

/** Whether a manager has logged in at /gma2019 in this browser: maintenance and mandatory popups let them through. */
export const isGodMode = (): boolean => localStore.get(key) === '1';

export const startGodMode = (): void => localStore.set(key, '1');

// It ends with the manager's session, however that ends: the next person on this browser is none.
onSessionChange((session) => {
  if (session?.data.userType !== 'Gestor') localStore.remove(key);
});
