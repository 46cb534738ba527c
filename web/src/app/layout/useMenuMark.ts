import type { ScreenId } from '@portal/contract/screens';
import { screens } from '../areas.ts';
import { useScreen } from '../useScreen.ts';
import { wayTo } from './list-places.ts';

/** How a menu line stands to the screen that is shown: it is that screen, or one that the screen belongs to. */
export function useMenuMark(): (id: ScreenId) => 'page' | 'true' | undefined {
  const screen = useScreen();
  const list = screen === null ? undefined : screens[screen].list;
  const above: readonly ScreenId[] = screen === null ? [] : wayTo(screen, false);
  return (id) => {
    if (id === screen) return 'page';
    return id === list || (id !== 'management' && above.includes(id)) ? 'true' : undefined;
  };
}
