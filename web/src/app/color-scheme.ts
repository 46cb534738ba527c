import type { MantineColorSchemeManager } from '@mantine/core';
import { onSessionChange } from '../lib/session/session.ts';
import { localStore } from '../lib/storage/storage.ts';

/** `early-page.js` reads it too. */
const key = 'portal.theme';

type Scheme = ReturnType<MantineColorSchemeManager['get']>;

const read = (otherwise: Scheme): Scheme => {
  const kept = localStore.get(key);
  return kept === 'light' || kept === 'dark' ? kept : otherwise;
};

/** Keeps the theme that was chosen in this browser, else follows the system's, in every tab alike. */
function createManager(): MantineColorSchemeManager {
  let unsubscribe = () => {};
  return {
    get: read,
    set: (scheme) => (scheme === 'auto' ? localStore.remove(key) : localStore.set(key, scheme)),
    subscribe(onUpdate) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return;
        localStore.forget(key);
        onUpdate(read('auto'));
      };
      window.addEventListener('storage', onStorage);
      // An account brings its own along; logging out forgets it, here as in the other tabs.
      const stop = onSessionChange((session, turn) => {
        if (turn === 'loggedOut') onUpdate('auto');
        const isDark = session?.data.modoOscuro ?? null;
        if (isDark === null) return;
        const chosen = isDark ? 'dark' : 'light';
        localStore.set(key, chosen);
        onUpdate(chosen);
      });
      unsubscribe = () => {
        window.removeEventListener('storage', onStorage);
        stop();
      };
    },
    unsubscribe: () => unsubscribe(),
    clear: () => localStore.remove(key),
  };
}

export const colorSchemeManager = createManager();
