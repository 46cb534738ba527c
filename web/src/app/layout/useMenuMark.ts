import type { ScreenId } from '@portal/contract/screens';
import type { MenuEntry } from '../../lib/routing/area.ts';
import { useScreen } from '../useScreen.ts';
import { markIn } from './menu-mark.ts';

/** How a line of this menu stands to the screen that is shown; a part of a screen is none. */
export function useMenuMark(
  entries: readonly Pick<MenuEntry, 'id' | 'anchor'>[],
): (id: ScreenId) => 'page' | 'true' | undefined {
  const ids = entries.filter(({ anchor }) => anchor === undefined).map(({ id }) => id);
  return markIn(ids, useScreen());
}
