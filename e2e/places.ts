import type { Language } from '@portal/contract/languages';
import { type ScreenId, screenNames, withPrefix } from '@portal/contract/screens';

/**
 * The address of a screen, without the one thing that it may show. That none changes unnoticed is shown by
 * `web/src/app/screens.golden.txt`.
 */
export const placeOf = (language: Language, id: ScreenId): string =>
  withPrefix(language, screenNames[id].paths[language][0].replace(/\/:\w+$/, ''));
