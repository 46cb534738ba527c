import type { ScreenId } from '@portal/contract/screens';
import type { Screen } from '../lib/routing/area.ts';

/** What may stand between a reader and every screen, whatever they may see otherwise. */
export interface Obstacles {
  /** Maintenance is on, and the reader is no manager. */
  readonly isKeptOut: boolean;
  readonly isLoggedIn: boolean;
  /** The screen that asks for what a login lacks; null for none that lacks anything. */
  readonly lacking: 'acceptance' | 'secondFactor' | null;
}

interface Held {
  readonly at: 'maintenance' | 'acceptance' | 'secondFactor' | 'login';
  /** The address is to be come back to afterwards. */
  readonly keepsWanted: boolean;
}

/** What maintenance leaves open: the page about it and the managers' way in. */
const openMeanwhile: ReadonlySet<ScreenId> = new Set(['maintenance', 'godMode']);
/** Where what a login lacks is asked for. */
const asking: ReadonlySet<ScreenId> = new Set(['acceptance', 'secondFactor']);
/** Where nobody means to come back to. */
const nobodyWants: ReadonlySet<ScreenId> = new Set(['home', 'logout', 'notFound', 'maintenance']);

/** Where somebody is held back before it is asked who may see the screen; null for nowhere. */
export function redirectForObstacle(
  id: ScreenId,
  { access }: Pick<Screen, 'access'>,
  { isKeptOut, isLoggedIn, lacking }: Obstacles,
): Held | null {
  const keepsWanted = access !== 'anonymous' && !nobodyWants.has(id);
  if (isKeptOut) return openMeanwhile.has(id) ? null : { at: 'maintenance', keepsWanted };
  if (isLoggedIn) return null;
  if (lacking !== null) return access === 'public' || id === lacking ? null : { at: lacking, keepsWanted };
  return asking.has(id) ? { at: 'login', keepsWanted } : null;
}
