import { tabStore } from './storage.ts';

const reloadedKey = 'portal.reloaded';

/**
 * Code that is loaded when it is needed. One failure is tried again in silence (a tunnel, a lift); a second
 * one may be a new version of the portal, whose files have other names: reloading the page once mends that.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    const code = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return load();
    });
    tabStore.remove(reloadedKey);
    return code;
  } catch (error) {
    if (!navigator.onLine || tabStore.get(reloadedKey) !== null) throw error;
    tabStore.set(reloadedKey, '1');
    window.location.reload();
    // Nothing is to be shown in the moment until then.
    return new Promise(() => {});
  }
}
