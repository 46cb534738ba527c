import { isReachable, noAnswer } from '../api/reachable.ts';

/** Within this time of a reload another one would change nothing. */
const enough = 60_000;

/** Told by the browser itself, which knows it where nothing can be stored too. */
function wasJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'reload' && performance.now() < enough;
}

/**
 * Code that is loaded when it is needed. One failure is tried again in silence (a tunnel, a lift); a second
 * one may be a new version of the portal, whose files have other names: reloading the page once mends that, at the
 * address that one was going to, where it is for one.
 */
export async function loadCode<T>(load: () => Promise<T>, address?: string): Promise<T> {
  try {
    return await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return load();
    });
  } catch (error) {
    // Without an answer the browser would put a page of its own in this one's place.
    if (!navigator.onLine || !(await isReachable())) throw noAnswer();
    if (wasJustReloaded()) throw error;
    const { pathname, search, hash } = window.location;
    if (address !== undefined && address !== pathname + search + hash) {
      window.history.pushState(null, '', address);
    }
    window.location.reload();
    // Nothing is to be shown in the moment until then.
    return new Promise(() => {});
  }
}
