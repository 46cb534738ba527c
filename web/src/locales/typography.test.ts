import { type Language, languages } from '@portal/contract/languages';
import { expect, it } from 'vitest';

/**
 * One apostrophe everywhere, the printer's (’): in the page's texts, the contract's, the server's and the demo's.
 * Looked for in the sources, whatever shape the texts have there.
 */
const sources = import.meta.glob<string>(
  [
    './{es,ca,en}/*.ts',
    '../../../contract/src/messages/*.ts',
    '../../../contract/src/{screens,field-errors}/*.ts',
    '../../../server/src/texts/**/*.ts',
    '../../../server/src/features/**/*.events.ts',
    '../../../server/src/features/catalogue/**/*.ts',
    '../../../demo/**/*.ts',
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

/** What the portal does not say: it has another word for the thing, or a plainer sentence. */
const unsaid: Record<Language, readonly RegExp[]> = {
  es: [
    /\blo (?:de aquí|suyo|mío|tuyo|escrito)\b/i,
    /\b(?:vuelve|volverá|cargará|cerrará|quitará) sol[oa]\b/i,
    /\bestán guardad/i,
    /\bdeberían? (?:funcionar|responder)\b/i,
    /\bconviene\b/i,
    /\barchivos?\b/i,
    /\bpetici/i,
    /\bpostgrado\b/i,
    /\bCIF\b(?!\))/,
    /\bpresencia cuidada\b/i,
  ],
  ca: [
    /\bbus[cq]/i,
    /anul·l[\p{L}·]* (?:la|aquesta)(?: teva)? inscripci/iu,
    /brossa/i,
    /\btorna(?:rà)? sol\b/i,
    /\bestan desad/i,
    /\bhauria de (?:funcionar|respondre)\b/i,
    /\bconvé\b/i,
    /\bdescarreg/i,
    /\bpetici/i,
    /\bfinalització\b/i,
    /\bnúmero enter\b/i,
    /inscri[\p{L}’-]* en (?:aquest|un|l’|els|les|ofert|pràct)/iu,
    /\bomplir?\b|\bompli’/i,
    /\bCIF\b(?!\))/,
    /\bbona presència\b/i,
  ],
  en: [
    /\baverage mark\b/i,
    /\bvalidat(?:ed?|ion)\b(?!\.ts)/i,
    /\bput forward\b/i,
    /\bof your own making\b/i,
    /\bcompetenc(?:y|ies)\b/i,
    /\bdedication\b/i,
  ],
};

/** What is written of one language, where a file has the words of all: up to the entry of the next one. */
const partsOf = (language: Language, source: string) =>
  [...source.matchAll(/^\s*(es|ca|en): ([\s\S]*?)(?=^\s*(?:es|ca|en): |^ {0,4}\}|(?![\s\S]))/gm)]
    .flatMap(([, own, text]) => (own === language ? [text] : []))
    .join('\n');

const writtenIn = (language: Language) =>
  Object.entries(sources).flatMap(([file, source]): [string, string][] => {
    if (/\/field-errors\/|\.events\.ts$/.test(file)) return [[file, partsOf(language, source)]];
    return new RegExp(`/${language}/|[./]${language}\\.ts$`).test(file) ? [[file, source]] : [];
  });

it.each(languages)('says nothing in %s that has another word', (language) => {
  const texts = writtenIn(language);
  expect(texts.length).toBeGreaterThan(35);
  const wrong = texts.flatMap(([file, source]) =>
    stringsOf(source)
      // A mark has the wire's Spanish name.
      .filter((text) => unsaid[language].some((word) => word.test(text.replace(/\{\{\w+\}\}/g, ''))))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('says «hay que» in a few sentences alone', () => {
  const impersonal = writtenIn('es').flatMap(([, source]) =>
    stringsOf(source).filter((text) => /\bhay que\b/i.test(text)),
  );
  expect(impersonal.length).toBeLessThanOrEqual(5);
});
