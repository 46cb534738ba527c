import { elideDays } from '@portal/contract/elision';
import { isLanguage, type Language } from '@portal/contract/languages';
import { useMemo } from 'react';
import type { Area, AreaTexts } from '../../locales/areas.ts';
import { loadCode } from '../routing/load-code.ts';
import { sharedValue } from '../storage/shared-value.ts';
import { localStore } from '../storage/storage.ts';
import { numberFormat } from './format.ts';
import { loadStatusTexts } from './status-texts.ts';
import type { Translate } from './texts.ts';

const languageKey = 'portal.language';

const bundles = import.meta.glob<{ texts: object }>('../../locales/*/*.ts');

/** The areas that something on the page speaks from: a language has them all before it is shown. */
const spoken = new Set<Area>(['shell', 'ui', 'states']);

const loaded = new Map<string, object>();
const keyOf = (language: Language, area: Area) => `${language}/${area}`;

async function loadArea(language: Language, area: Area): Promise<void> {
  const key = keyOf(language, area);
  if (loaded.has(key)) return;
  const load = bundles[`../../locales/${key}.ts`];
  if (load === undefined) throw new Error(`no texts for ${key}`);
  loaded.set(key, (await loadCode(load)).texts);
}

const loadAll = (language: Language, areas: Iterable<Area>) =>
  Promise.all([...areas].map((area) => loadArea(language, area)));

/** Starts the texts; each area of a language is loaded when first asked for. */
export async function startTexts(language: Language): Promise<void> {
  await loadAll(language, spoken);
  applyLanguage(language);
}

const shown = sharedValue<Language>('es');

function applyLanguage(language: Language): void {
  shown.set(language);
  // Frames are drawn where there is no document.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  loadStatusTexts(language);
}

let wanted: Language | undefined;

export const currentLanguage = shown.get;

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
  applyLanguage(language);
}

/**
 * Loads what a part of the page speaks from that comes after it, also in the language that the page is about to have: it
 * asks for no language itself.
 */
export async function addTexts(areas: readonly Area[]): Promise<void> {
  // A change that begins from now on has them.
  for (const area of areas) spoken.add(area);
  const languages = new Set([currentLanguage(), wanted ?? currentLanguage()]);
  await Promise.all([...languages].map((language) => loadAll(language, areas)));
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

const partAt = (texts: unknown, part: string): unknown =>
  typeof texts === 'object' && texts !== null ? Reflect.get(texts, part) : undefined;

function textAt(language: Language, area: Area, name: string): string | undefined {
  const found = name.split('.').reduce(partAt, loaded.get(keyOf(language, area)));
  return typeof found === 'string' ? found : undefined;
}

function translator<A extends Area>(area: A, language: Language): Translate<AreaTexts[A]> {
  return (key, ...[values = {}]: [Values?]) => {
    // The three languages have one form for 1 and another for the rest (and CLDR's `many` for millions,
    // which reads like the rest).
    const plural = values.count === 1 ? 'one' : 'other';
    const name: string = key;
    const text = textAt(language, area, `${name}_${plural}`) ?? textAt(language, area, name) ?? name;
    const filled = text.replace(/\{\{(\w+)\}\}/g, (_, mark: string) => {
      const value = values[mark] ?? '';
      return typeof value === 'number' ? numberFormat(language).format(value) : value;
    });
    return language === 'ca' ? elideDays(filled) : filled;
  };
}

/** The texts of an area in the page's language; keys and values are checked. */
export function useTexts<A extends Area>(area: A): Translate<AreaTexts[A]> {
  const language = shown.use();
  return useMemo(() => translator(area, language), [area, language]);
}

export const useLanguage = shown.use;
