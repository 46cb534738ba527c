import { type ScreenId, screenIds } from '@portal/contract/screens';
import { useMatches } from 'react-router';

/** What a route knows of itself. */
export interface Handle {
  readonly screen: ScreenId;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' &&
  value !== null &&
  'screen' in value &&
  screenIds.some((id) => id === value.screen);

/** The screen that is shown. */
export function useScreen(): ScreenId | null {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle.screen : null;
}
