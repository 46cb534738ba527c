import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, type BrandParts, brand, brandParts } from '@portal/contract/brand';
import { isLanguage, type Language, languages } from '@portal/contract/languages';
import type { z } from 'zod';
import { EnvError } from './env.ts';
import { jsonBreak } from './institution/json-place.ts';
import { type Pages, readPages } from './institution/pages.ts';
import { problemsOf } from './institution/problems.ts';
import { ownTexts } from './institution/quotes.ts';

/** Which institution, and the folder of institutions where it is not the portal's own. */
interface Which {
  BRAND: string;
  BRANDS_DIR?: string | undefined;
}

/** The portal's own folder of institutions. */
export const ownBrands = fileURLToPath(new URL('../../brands', import.meta.url));

const brandsFolder = ({ BRANDS_DIR }: Which): string => BRANDS_DIR ?? ownBrands;

export const brandFolder = (which: Which): string => join(brandsFolder(which), which.BRAND);

export interface Institution {
  readonly brand: Brand;
  readonly pages: Pages;
}

/** Reads and checks an institution. Throws EnvError with every mistake: the file, the field, what it must be. */
export function readInstitution(which: Which): Institution {
  const folder = brandFolder(which);
  const name = `brands/${which.BRAND}/brand.json`;
  const content = completed(readJson(which, name));
  const parsed = brand.safeParse(content);
  const issues = parsed.error?.issues ?? [];
  const right = parsed.data ?? partsWithout(content, issues);
  const { texts, problems: unquoted } = ownTexts(right);
  const parts = { ...right, ...texts };
  const { pages, problems: wrongTexts } = readPages(folder, parts);
  const problems = [
    ...issues.flatMap((issue) => problemsOf(issue, content)),
    ...misplaced(parts, which.BRAND, folder),
    ...unquoted,
    ...wrongTexts,
  ];
  if (!parsed.success || problems.length > 0) throw mistakes(name, problems);
  return { brand: { ...parsed.data, ...texts }, pages };
}

type Issues = readonly z.core.$ZodIssue[];

/** The fields in which nothing is wrong, so that what they say can be held against the folder all the same. */
function partsWithout(content: unknown, issues: Issues): BrandParts {
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0])],
    ),
  );
  const right = Object.entries(isGroup(content) ? content : {}).filter(([key]) => !wrong.has(key));
  return brandParts.safeParse(Object.fromEntries(right)).data ?? {};
}

/** An institution of the portal's own folder, without its texts. */
export const readBrand = (name: string): Brand => readInstitution({ BRAND: name }).brand;

const mistakes = (name: string, problems: readonly string[]): EnvError =>
  new EnvError(
    `${name} has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}.\n  ${problems.join('\n  ')}`,
  );

function readJson(which: Which, name: string): unknown {
  const file = join(brandFolder(which), 'brand.json');
  if (!existsSync(file)) {
    const folder = brandsFolder(which);
    const known = (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')))
      .map((entry) => entry.name)
      .sort();
    throw new EnvError(
      `BRAND is ${JSON.stringify(which.BRAND)}: there is no ${name}. There are: ${known.join(', ') || 'none'}.`,
    );
  }
  // Some editors put a mark before the first letter.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const broken = jsonBreak(text);
  if (broken === undefined) return JSON.parse(text);
  throw new EnvError(
    `${name} is no JSON: line ${broken.line}, column ${broken.column} must be ${broken.wanted}.`,
  );
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text by language: no other group of the file has languages for names. */
const isText = (value: Group): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/**
 * The file with its texts in every language: who offers Spanish alone writes Spanish alone, and what nobody will read
 * in the others is the same. A language that is offered is never filled: lacking it is a mistake.
 */
function completed(content: unknown): unknown {
  if (!isGroup(content) || !Array.isArray(content.idiomas)) return content;
  const offered: Language[] = content.idiomas.filter(isLanguage);
  const fallbacks = [content.idiomaPorDefecto, ...offered].filter(isLanguage);
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (!isGroup(value)) return value;
    if (!isText(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    const source = fallbacks.find((language) => value[language] !== undefined);
    const missing = languages.filter(
      (language) => !offered.includes(language) && value[language] === undefined,
    );
    return source === undefined
      ? value
      : { ...value, ...Object.fromEntries(missing.map((language) => [language, value[source]])) };
  };
  return fill(content);
}

/** What only the folder can tell: its name, and the pictures that are in it. */
function misplaced(found: BrandParts, name: string, folder: string): string[] {
  const problems: string[] = [];
  if (found.id !== undefined && found.id !== name) {
    problems.push(
      `id is ${JSON.stringify(found.id)}: it must be the name of its folder, ${JSON.stringify(name)}.`,
    );
  }
  for (const field of ['logo', 'logoOscuro', 'favicon'] as const) {
    const picture = found[field];
    if (picture === undefined || existsSync(join(folder, picture))) continue;
    problems.push(
      `${field} is ${JSON.stringify(picture)}: it must be a picture that is there, and brands/${name}/${picture} is not.`,
    );
  }
  return problems;
}
