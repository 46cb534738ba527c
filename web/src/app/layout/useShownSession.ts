import { useSession } from '../../lib/session/session.ts';
import { screens } from '../areas.ts';
import { useScreen } from '../useScreen.ts';

/** Nobody's at a door, also while the way in from a login is slow: the menu would stand over its form. */
export function useShownSession(): ReturnType<typeof useSession> {
  const screen = useScreen();
  const session = useSession();
  return screen !== null && screens[screen].access === 'anonymous' ? null : session;
}
