import type { ScreenId } from '@portal/contract/screens';
import { screens } from '../areas.ts';
import { wayTo } from './list-places.ts';

/**
 * How a line of a menu stands to the screen that is shown: it is that screen, or of those in the menu the nearest one that
 * the screen belongs to. Everything belongs to home, which says nothing.
 */
export function markIn(
  entries: readonly ScreenId[],
  shown: ScreenId | null,
): (id: ScreenId) => 'page' | 'true' | undefined {
  if (shown === null) return () => undefined;
  const { list } = screens[shown];
  const above = [...wayTo(shown, false), ...(list === undefined ? [] : [list])];
  const nearest = entries.includes(shown)
    ? shown
    : above.findLast((id) => id !== 'home' && entries.includes(id));
  return (id) => {
    if (id !== nearest) return undefined;
    return id === shown ? 'page' : 'true';
  };
}
