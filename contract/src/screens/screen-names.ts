import type { Language } from '../languages.ts';

/** What the screens of an area are called, in the tab, the breadcrumb and the menu, and their addresses. */
export type ScreenNames = Readonly<
  Record<
    string,
    {
      readonly title: Readonly<Record<Language, string>>;
      /** The canonical address first. Spanish has no prefix, the others start with /ca and /en. */
      readonly paths: Readonly<Record<Language, readonly [string, ...string[]]>>;
    }
  >
>;
