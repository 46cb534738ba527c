import { type ScreenId, screenNames } from '@portal/contract/screens';
import { useCallback } from 'react';
import { useLanguage } from './i18n.ts';

/** The title of a screen in the page's language: in the tab, the breadcrumb, the menu and links to it. */
export function useTitles(): (id: ScreenId) => string {
  const language = useLanguage();
  return useCallback((id) => screenNames[id].title[language], [language]);
}
