import { localStore } from '../storage/storage.ts';

const key = 'portal.modoGestor';

/** Whether a manager has logged in at /gma2019 in this browser: maintenance and mandatory popups let them through. */
export const isGodMode = (): boolean => localStore.get(key) === '1';

/** Logging out, which clears all that the portal kept, ends it. */
export const startGodMode = (): void => localStore.set(key, '1');
