import { expect, it } from 'vitest';

/**
 * One apostrophe everywhere, the printer's (’): in the page's texts, the contract's, the server's and the demo's.
 * Looked for in the sources, whatever shape the texts have there.
 */
const sources = import.meta.glob<string>(
  [
    './{es,ca,en}/*.ts',
    '../../../contract/src/messages/*.ts',
    '../../../contract/src/screens/*.ts',
    '../../../server/src/texts/**/*.ts',
    '../../../server/src/features/catalogue/**/*.ts',
    '../../../server/src/demo/**/*.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const parts = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const straight = /\p{L}\\?'[\p{L}«“]/u;

const stringsOf = (source: string): string[] =>
  [...source.matchAll(parts)].flatMap(([whole, comment]) => (comment === undefined ? [whole] : []));

it('has one apostrophe in every text', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(70);
  const wrong = files.flatMap(([file, source]) =>
    stringsOf(source)
      .filter((text) => straight.test(text.slice(1, -1)))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** What Catalan has another word for here: the glossary's «cercar», and the one that the states of applications go by. */
const otherWords = [/\bbus[cq]/i, /anul·l[\p{L}·]* (?:la|aquesta)(?: teva)? inscripci/iu, /brossa/i];

it('has one word for each thing in Catalan', () => {
  const catalan = Object.entries(sources).filter(([file]) => /\/ca\/|[./]ca\.ts$/.test(file));
  expect(catalan.length).toBeGreaterThan(35);
  const wrong = catalan.flatMap(([file, source]) =>
    stringsOf(source)
      .filter((text) => otherWords.some((word) => word.test(text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
