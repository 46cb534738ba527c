import { elideDays } from '@portal/contract/elision';
import { isLanguage, type Language } from '@portal/contract/languages';
import i18next, { type TOptions } from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Area, AreaTexts } from '../../locales/areas.ts';
import { loadCode } from '../routing/load-code.ts';
import { localStore } from '../storage/storage.ts';
import { numberFormat } from './format.ts';
import { loadStatusTexts } from './status-texts.ts';
import type { Translate } from './texts.ts';

const languageKey = 'portal.language';

const bundles = import.meta.glob<{ texts: object }>('../../locales/*/*.ts');

/** The areas that something on the page speaks from: a language has them all before it is shown. */
const spoken = new Set<Area>(['shell', 'ui', 'states']);

async function loadBundle(language: Language, area: Area): Promise<void> {
  if (i18next.hasResourceBundle(language, area)) return;
  const load = bundles[`../../locales/${language}/${area}.ts`];
  if (load === undefined) throw new Error(`no texts for ${language}/${area}`);
  i18next.addResourceBundle(language, area, (await loadCode(load)).texts);
}

const loadAll = (language: Language, areas: Iterable<Area>) =>
  Promise.all([...areas].map((area) => loadBundle(language, area)));

/** Starts the texts; each area of a language is loaded when first asked for. */
export async function startTexts(language: Language): Promise<void> {
  i18next.use(initReactI18next);
  await i18next.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  });
  await loadAll(language, spoken);
  applyLanguage(language);
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  loadStatusTexts(language);
}

let wanted: Language | undefined;

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'es';
}

/**
 * Shows the page in a language, with the areas of the screen that is coming. Where a text cannot be had it
 * fails and the page stays as it is: a page of keys would help nobody.
 */
export async function setLanguage(language: Language, areas: readonly Area[] = []): Promise<void> {
  wanted = language;
  await loadAll(language, new Set([...spoken, ...areas]));
  for (const area of areas) spoken.add(area);
  // By now another navigation may have asked for another one.
  if (language === currentLanguage() || language !== wanted) return;
  await i18next.changeLanguage(language);
  applyLanguage(language);
}

/** The language that was chosen in this browser, else the browser's own, else none of ours. */
export function preferredLanguage(): Language | undefined {
  const chosen = localStore.get(languageKey);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
}

export function keepLanguage(language: Language): void {
  localStore.set(languageKey, language);
}

type Values = Record<string, string | number>;

function translator<A extends Area>(area: A): Translate<AreaTexts[A]> {
  return (key, ...[values]: [Values?]) => {
    const language = currentLanguage();
    const shown = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? numberFormat(language).format(value) : value,
    ]);
    // The three languages have one form for 1 and another for the rest (and CLDR's `many` for millions,
    // which reads like the rest).
    const count = values?.count === 1 ? 1 : 2;
    const name: string = key;
    const options: TOptions = { ns: area, count, replace: Object.fromEntries(shown) };
    const text = i18next.t(name, options);
    return language === 'ca' ? elideDays(text) : text;
  };
}

/** The texts of an area in the page's language; keys and values are checked. */
export function useTexts<A extends Area>(area: A): Translate<AreaTexts[A]> {
  const { i18n } = useTranslation(area);
  // A new function for each language, so that whoever memoises on it notices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what changes
  return useMemo(() => translator(area), [area, i18n.language]);
}

export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
