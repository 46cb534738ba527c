import { isReachable, noAnswer } from './reachable.ts';
import { tabStore } from './storage.ts';

const reloadedKey = 'portal.reloaded';
/** Within this time of a reload another one would change nothing. */
const enough = 60_000;

/**
 * Code that is loaded when it is needed. One failure is tried again in silence (a tunnel, a lift); a second
 * one may be a new version of the portal, whose files have other names: reloading the page once mends that.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return load();
    });
  } catch (error) {
    const last = Number(tabStore.get(reloadedKey) ?? 0);
    // Without an answer the browser would put a page of its own in this one's place.
    if (!navigator.onLine || !(await isReachable())) throw noAnswer();
    if (Date.now() - last < enough) throw error;
    tabStore.set(reloadedKey, String(Date.now()));
    window.location.reload();
    // Nothing is to be shown in the moment until then.
    return new Promise(() => {});
  }
}
