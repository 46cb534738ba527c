import { day as dayRule, hasStrangeCharacters } from '@portal/contract/fields';
import { fieldError } from '@portal/contract/validation';
import type { z } from 'zod';

/** What the cells of a spreadsheet say. */

/** A heading or a word as it is compared: without accents, marks and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export type Read<T> = { value: T } | { error: string };

/** How each field is read from its cell. */
export type Readers<V> = { readonly [F in keyof V]: (cell: string) => Read<V[F]> };

export interface CellError<F extends string> {
  campo: F;
  error: string;
  /** What the cell says, where nobody knows it and a manager can say what it means. */
  valor?: string;
}

/** What managers have said that values mean, by field and the value as `matchKey` has it; null says nothing. */
export type Matches = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** A value as it is compared: as people read it, in any script, without accents and marks. */
export const matchKey = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || asRead(value);

/** A text as people read it: without differences of capitals, blanks and the way that Unicode writes a letter. */
export const asRead = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();

interface Sheet {
  readonly columns: Partial<Record<string, number>>;
  readonly matches: Matches;
}

/** No field takes as many letters. */
const longestRead = 1_000;

/** A dash or a dot stands for an empty cell. */
const isNothing = (cell: string): boolean => /^[-–—._\s]*$/.test(cell);

/** As Excel and LibreOffice write an error, in Spanish and English. */
const cellErrors =
  /^#(?:¡?(?:REF|VALOR|VALUE|NUM|NULO|NULL|DIV\/0|DESBORDAMIENTO|SPILL|CALC)!|N\/[AD]|¿?(?:NOMBRE|NAME)\?)$/;

/** What a row says; an empty cell says nothing. Fields of `known` have values that a manager can say the meaning of. */
export function readCells<V extends object>(
  fields: readonly (keyof V & string)[],
  readers: Readers<V>,
  { columns, matches }: Sheet,
  cells: readonly string[],
  known: ReadonlySet<string> = new Set(),
): { values: Partial<V>; errors: CellError<keyof V & string>[] } {
  const errors: CellError<keyof V & string>[] = [];
  const values: Partial<V> = {};
  for (const campo of fields) {
    const index = columns[campo];
    const cell = index === undefined ? '' : cleaned(cells[index] ?? '');
    if (cell.length > longestRead) {
      errors.push({ campo, error: fieldError('max', { max: longestRead }) });
      continue;
    }
    if (isNothing(cell)) continue;
    if (cellErrors.test(cell)) {
      errors.push({ campo, error: fieldError('cellError', { error: cell }) });
      continue;
    }
    const isKnown = known.has(campo);
    const meant = isKnown ? matches.get(campo)?.get(matchKey(cell)) : undefined;
    if (meant === null) continue;
    if (!isKnown && hasStrangeCharacters(cell)) {
      errors.push({ campo, error: fieldError('characters') });
      continue;
    }
    const read = readers[campo](meant ?? cell);
    if ('value' in read) values[campo] = read.value;
    else errors.push({ campo, error: read.error, ...(isKnown && { valor: cell }) });
  }
  return { values, errors };
}

/** Without what spreadsheets and pages leave in a text that nobody sees, and the mark that keeps it from being a formula. */
const cleaned = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@])/, '')
    .normalize('NFC')
    .replace(/[\u00AD\u200B\uFEFF]/g, '')
    .replace(/[^\S\r\n\v\f\u2028\u2029]+/gu, ' ')
    .trim();

export const wrong = (error: string) => ({ error });

/** A cell that the same rule reads as in the forms. */
export const as =
  <T>(rule: z.ZodType<T>) =>
  (cell: string): Read<T> => {
    const read = rule.safeParse(cell);
    return read.success
      ? { value: read.data }
      : wrong(read.error.issues[0]?.message ?? fieldError('malformed'));
  };

/** A number with bounds, kept in parts of one: `perUnit` 2 keeps halves. */
export const number =
  (min: number, max: number, perUnit: number) =>
  (cell: string): Read<number> => {
    if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(cell)) return wrong(fieldError('number'));
    const value = Number(cell.replace(',', '.'));
    if (value < min || value > max) return wrong(fieldError('range', { min, max }));
    if (perUnit === 1 && !Number.isInteger(value)) return wrong(fieldError('integer'));
    return { value: Math.round(value * perUnit) / perUnit };
  };

const yes = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', 'verdader', 'cert', '1', 'x']);
const no = new Set(['no', 'n', 'false', 'falso', 'fals', '0']);

/** Yes or no; words that mean it in one column alone are given with it. */
export const truthWith =
  (more: { yes: readonly string[]; no: readonly string[] }) =>
  (cell: string): Read<boolean> => {
    const word = plain(cell);
    if (yes.has(word) || more.yes.includes(word)) return { value: true };
    return no.has(word) || more.no.includes(word) ? { value: false } : wrong(fieldError('valueUnknown'));
  };

const months = [
  ['ene', 'gen', 'jan'],
  ['feb', 'febr'],
  ['mar', 'marc'],
  ['abr', 'apr'],
  ['may', 'mai', 'maig'],
  ['jun', 'juny'],
  ['jul', 'juliol'],
  ['ago', 'ag', 'aug'],
  ['sep', 'set', 'sept'],
  ['oct'],
  ['nov'],
  ['dic', 'des', 'dec'],
] as const;
const longMonths =
  /^(enero|gener|january|febrero|febrer|february|marzo|march|abril|april|mayo|junio|june|julio|july|agosto|agost|august|septiembre|setiembre|setembre|september|octubre|october|noviembre|novembre|november|diciembre|desembre|december)$/;

/** The number of a month by its name in any language, short or long. */
function monthIn(word: string): number | undefined {
  const name = longMonths.test(word) ? word.slice(0, 3) : word;
  const index = months.findIndex((names) => names.some((short) => short === name));
  return index >= 0 ? index + 1 : undefined;
}

/** As Excel reads a year of two digits. */
const fullYear = (year: number): number => (year >= 100 ? year : year + (year < 30 ? 2000 : 1900));

/** Day 0 of a spreadsheet, as which 1899-12-30 counts since it has a 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

const isoDay = (year: number, month: number, date: number): string =>
  `${String(fullYear(year)).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The day that a cell means, whether it exists or not. */
function dayIn(cell: string): string | undefined {
  const text = plain(cell.replace(/[T\s]+\d{1,2}:\d{2}.*$/, ''));
  const iso = /^(\d{4}) (\d{1,2}) (\d{1,2})$/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2}) (\d{1,2}) (\d{4}|\d{2})$/.exec(text);
  if (numbers) return isoDay(Number(numbers[3]), Number(numbers[2]), Number(numbers[1]));
  const named = /^(\d{1,2}) (?:de |d )?([a-z]+) (?:de |del )?(\d{4}|\d{2})$/.exec(text);
  const month = named && monthIn(named[2] ?? '');
  if (named && month) return isoDay(Number(named[3]), month, Number(named[1]));
  // A cell of a date that has lost its format.
  return /^\d{5}$/.test(text)
    ? new Date(dayZero + Number(text) * dayMs).toISOString().slice(0, 10)
    : undefined;
}

/** `2004-05-06`, or as registers write it: `6/5/2004 0:00`, `06-may-2004`, `6 de mayo de 2004`, `38113`. */
export function day(cell: string): Read<string> {
  const value = dayIn(cell);
  return value !== undefined && dayRule.safeParse(value).success ? { value } : wrong(fieldError('date'));
}
