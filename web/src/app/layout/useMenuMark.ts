import type { ScreenId } from '@portal/contract/screens';
import type { MenuEntry } from '../../lib/routing/area.ts';
import { useScreen } from '../useScreen.ts';
import { markIn } from './menu-mark.ts';

/** How a line of this menu stands to the screen that is shown. */
export function useMenuMark(
  entries: readonly Pick<MenuEntry, 'id'>[],
): (id: ScreenId) => 'page' | 'true' | undefined {
  return markIn(
    entries.map(({ id }) => id),
    useScreen(),
  );
}
