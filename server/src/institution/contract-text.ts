import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandParts } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import { readBlocks } from '../pdf/document/blocks.ts';
import { filled } from './quotes.ts';

/** A text of an institution that is printed and signed, with fields that each of its documents fills in. */

export interface ContractText {
  /** `texts/<file>.<language>.md`. */
  readonly file: string;
  readonly about: string;
  readonly fields: readonly string[];
  /** Those that it cannot do without. */
  readonly needed: readonly string[];
  /** Why. */
  readonly lacks: string;
  /** Languages in which it must be there. */
  readonly neededIn: (parts: BrandParts) => readonly Language[];
  readonly neededWhile: string;
}

/** What looks like a field whose braces are not all there: it would be printed as it stands. */
export const openMarks = (written: string): string[] =>
  written
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .match(/\{\{[^{}\s]*|[^{}\s]*\}\}|\{[a-z]+\.[A-Za-z]+\}?|[a-z]+\.[A-Za-z]+\}/g) ?? [];

interface Found {
  readonly texts: ReadonlyMap<Language, string>;
  readonly problems: readonly string[];
}

/** Reads such a text in each language, with sentences for its writer. */
export function readContractTexts(folder: string, parts: BrandParts, kind: ContractText): Found {
  const texts = new Map<Language, string>();
  const problems: string[] = [];
  for (const language of parts.idiomas ?? []) {
    const name = `texts/${kind.file}.${language}.md`;
    const file = join(folder, name);
    if (!existsSync(file)) {
      if (kind.neededIn(parts).includes(language))
        problems.push(
          `${name} is missing: it must be the text of ${kind.about} in ${language}, as Markdown${kind.neededWhile && `,${kind.neededWhile}`}.`,
        );
      continue;
    }
    const written = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const { text, wrong } = filled(written, parts, language);
    texts.set(language, text);
    problems.push(...problemsOf(kind, written, { text, wrong }).map((problem) => `${name}: ${problem}`));
  }
  return { texts, problems };
}

function problemsOf(
  { about, fields, needed, lacks }: ContractText,
  written: string,
  { text, wrong }: ReturnType<typeof filled>,
): string[] {
  const unknown = wrong.flatMap(({ offset, mark }) => {
    if (fields.includes(nameIn(mark))) return [];
    const line = written.slice(0, offset).split('\n').length;
    return `line ${line} has ${mark}: it must be a text or a number of brand.json, or a field of ${about}: ${fields.join(', ')}.`;
  });
  const open = openMarks(written).map((mark) => `${mark} lacks a brace: a field stands between {{ and }}.`);
  const named = new Set(wrong.map(({ mark }) => nameIn(mark)));
  const lacking = needed
    .filter((field) => !named.has(field))
    .map((field) => `it lacks {{${field}}}: ${lacks}`);
  return [...unknown, ...open, ...lacking, ...readBlocks(text).unfit];
}

const nameIn = (mark: string): string => mark.slice(2, -2).trim();
