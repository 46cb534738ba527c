import { localStore } from './storage.ts';

/** Whether a manager has entered through maintenance in this browser: mandatory popups are hidden then. */
export const isGodMode = (): boolean => localStore.get('portal.modoGestor') === '1';
