import { languages } from '@portal/contract/languages';
import { describe, expect, it } from 'vitest';

const bundles = import.meta.glob<{ texts: object }>('./{es,ca,en}/*.ts', { eager: true });

/** Every text of a bundle by its full key. */
function textsOf(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[prefix + key, inner] as [string, string]]
      : textsOf(inner, `${prefix}${key}.`),
  );
}

const marksOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const areas = Object.keys(bundles).flatMap((path) => (path.startsWith('./es/') ? [path.slice(5)] : []));

describe.each(areas)('%s', (area) => {
  const of = (language: string) => new Map(textsOf(bundles[`./${language}/${area}`]?.texts ?? {}));
  const spanish = of('es');

  // The types check that the keys are there; what is inside of a text they cannot see.
  it.each(languages)('has the same marks in %s, and no empty text', (language) => {
    const own = of(language);
    for (const [key, text] of spanish) {
      const translated = own.get(key) ?? '';
      expect(translated.trim(), key).not.toBe('');
      // «One candidate» need not say the number.
      if (!key.endsWith('_one')) expect(marksOf(translated), key).toEqual(marksOf(text));
    }
  });
});
