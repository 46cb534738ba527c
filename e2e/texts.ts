import type { Language } from '@portal/contract/languages';
import { statusTexts, validationTexts } from '@portal/contract/messages/texts';
import { type ScreenId, screenIds, screenNames } from '@portal/contract/screens';
import type { Texts } from '../web/src/lib/i18n/texts.ts';
import type { Area, AreaTexts } from '../web/src/locales/areas.ts';

/**
 * The page's own texts, so that one script reads the page in every language. What is said nowhere in the
 * locales is not looked for here either.
 */

export type Words = { readonly [A in Area]: Texts<AreaTexts[A]> } & {
  readonly titles: Readonly<Record<ScreenId, string>>;
};

const bundles = import.meta.glob<{ texts: object }>('../web/src/locales/{es,ca,en}/*.ts', { eager: true });

export function wordsOf(language: Language): Words {
  const start = `../web/src/locales/${language}/`;
  const areas = Object.entries(bundles)
    .filter(([path]) => path.startsWith(start))
    .map(([path, { texts }]) => [path.slice(start.length, -'.ts'.length), texts]);
  const titles = screenIds.map((id) => [id, screenNames[id].title[language]]);
  // Each locale is checked against this shape where it is written.
  return Object.fromEntries([...areas, ['titles', Object.fromEntries(titles)]]) as Words;
}

export const statusesOf = (language: Language) => statusTexts[language];
export const fieldTextsOf = (language: Language) => validationTexts[language];

type Values = Readonly<Record<string, string | number>>;

const mark = /\{\{?(\w+)\}\}?/g;

/** A text with its marks (`{{name}}` of the page, `{name}` of the contract) filled. */
export const fill = (text: string, values: Values) =>
  text.replace(mark, (whole, name: string) => String(values[name] ?? whole));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text whose marks may be anything, as a whole. */
export const shape = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{?\w+\}\}?/)
      .map(escaped)
      .join('.+')}$`,
  );

/** The label of a field: alone, or with its unit and «optional» after it. */
export const labelled = (text: string) => new RegExp(`^${escaped(text)}( \\(.*)?$`);
