import { day as dayRule } from '@portal/contract/fields';
import { fieldError } from '@portal/contract/validation';

/** What the cells of a spreadsheet say. */

/** A heading or a word as it is compared: without accents, marks and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The column of each field, as its heading tells it; `headings` are plain. */
export function guessBy<F extends string>(
  headings: Readonly<Record<F, readonly string[]>>,
  columns: readonly string[],
): Partial<Record<F, number>> {
  const names = columns.map(plain);
  const found: Partial<Record<F, number>> = {};
  for (const field in headings) {
    const index = names.findIndex((name) => headings[field].includes(name));
    if (index >= 0) found[field] = index;
  }
  return found;
}

export type Read<T> = { value: T } | { error: string };

/** How each field is read from its cell. */
export type Readers<V> = { readonly [F in keyof V]: (cell: string) => Read<V[F]> };

export interface CellError<F extends string> {
  campo: F;
  error: string;
}

/** What a row says; an empty cell says nothing. */
export function readCells<V extends object>(
  fields: readonly (keyof V & string)[],
  readers: Readers<V>,
  columns: Partial<Record<string, number>>,
  cells: readonly string[],
): { values: Partial<V>; errors: CellError<keyof V & string>[] } {
  const errors: CellError<keyof V & string>[] = [];
  const values: Partial<V> = {};
  for (const campo of fields) {
    const index = columns[campo];
    const cell = index === undefined ? '' : (cells[index]?.trim() ?? '');
    if (cell === '') continue;
    const read = readers[campo](cell);
    if ('value' in read) values[campo] = read.value;
    else errors.push({ campo, error: read.error });
  }
  return { values, errors };
}

export const wrong = (error: string) => ({ error });

export const text =
  (max: number) =>
  (cell: string): Read<string> =>
    cell.length <= max ? { value: cell } : wrong(fieldError('max', { max }));

export const number =
  (min: number, max: number, step: number) =>
  (cell: string): Read<number> => {
    const value = Number(cell.replace(',', '.'));
    if (Number.isNaN(value)) return wrong(fieldError('number'));
    if (value < min || value > max) return wrong(fieldError('range', { min, max }));
    if (step === 1 && !Number.isInteger(value)) return wrong(fieldError('integer'));
    return { value: Math.round(value / step) * step };
  };

const yes = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x']);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

export const truth = (cell: string): Read<boolean> => {
  const word = plain(cell);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : wrong(fieldError('malformed'));
};

/** `2004-05-06`, or `06/05/2004` as people write it. */
export function day(cell: string): Read<string> {
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  const value = year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell;
  return dayRule.safeParse(value).success ? { value } : wrong(fieldError('date'));
}
