/**
 * Whether somebody is at the page. What the page asks by itself, by the clock or because something has changed, must not
 * keep the session of a person who has left alive: a call counts as use where somebody has acted since the one before.
 */

/** How often somebody has acted here. To open the page is the first time. */
let acts = 1;
/** Of these, how many the server has heard of, and since when. */
let told = 0;
let toldAt = Date.now();

export const actsSoFar = (): number => acts;

/** Whether nobody has acted since a call that the server has answered. */
export const isTold = (count: number): boolean => count <= told;

/** A call with this many has been answered. */
export function noteTold(count: number, now = Date.now()): void {
  if (isTold(count)) return;
  told = count;
  toldAt = now;
}

export const msSinceTold = (now = Date.now()): number => now - toldAt;

export function noteAct(): void {
  acts++;
}

const signs = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel'] as const;

/** Notices whatever a person does in the page, and that they come back to it. */
export function watchActs(onAct: () => void): void {
  const act = () => {
    noteAct();
    onAct();
  };
  for (const sign of signs) window.addEventListener(sign, act, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act());
}
