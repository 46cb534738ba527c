import type { ImportRow } from '@portal/contract/imports';
import { plain } from './cells.rules.ts';

/** What the headings of a register say: each register writes them its own way. */

/** Words that say nothing of which column it is. */
const idle = new Set(
  `a al alumna alumnado alumnat alumne alumno alumnos d de del el els estudiant estudiante estudiantes i l la las les los
  of s student the y`.split(/\s+/),
);

/** Short forms of one word, and the word. */
const wholeWords: Readonly<Record<string, string>> = {
  n: 'numero',
  no: 'numero',
  num: 'numero',
  nro: 'numero',
  cod: 'codigo',
  f: 'fecha',
  fec: 'fecha',
  fech: 'fecha',
  nac: 'nacimiento',
  nacim: 'nacimiento',
  naix: 'naixement',
  tel: 'telefono',
  telef: 'telefono',
  telf: 'telefono',
  tfno: 'telefono',
  tfn: 'telefono',
  tlf: 'telefono',
  tlfno: 'telefono',
  cr: 'creditos',
  cred: 'creditos',
  credit: 'credits',
  ects: 'creditos',
  sup: 'superados',
  superats: 'superados',
  tot: 'totales',
  exp: 'expediente',
  titul: 'titulacion',
  apell: 'apellido',
  ap: 'apellido',
  mov: 'movil',
  mob: 'mobil',
  aca: 'academico',
  acad: 'academico',
};

/** `(con letra)`, and the dots of `D.N.I.` */
const notes = /\([^()]*\)|\[[^[\]]*\]/g;
const dots = /(?<=(?:^|\P{L})\p{L})\.(?=\p{L}(?:\P{L}|$))/gu;
/** Letters of a heading that are looked at. */
const longestHeading = 200;

/** A heading by its words, without those that say nothing, short forms written out. */
function headingKey(heading: string): string {
  const words = plain(heading.slice(0, longestHeading).replace(dots, '')).split(' ');
  const telling = words.filter((word) => !idle.has(word));
  return (telling.length > 0 ? telling : words).map((word) => wholeWords[word] ?? word).join(' ');
}

const withoutNotes = (heading: string): string => heading.slice(0, longestHeading).replace(notes, ' ');

/** The headings that each field is recognised by, the likeliest first. */
export type Headings<F extends string> = Readonly<Record<F, readonly string[]>>;

/** Which field managers have chosen for a heading, by its key: null for none. */
export type ChosenHeadings = ReadonlyMap<string, string | null>;

/** Recognises columns by these headings. */
export function headingsOf<F extends string>(headings: Headings<F>) {
  const named: { field: F; keys: string[] }[] = [];
  for (const field in headings) named.push({ field, keys: headings[field].map(headingKey) });
  const known = new Set(named.flatMap(({ keys }) => keys));

  /** What columns are compared by. A note in brackets counts where it is what tells two of them apart, or a known name has it. */
  function keys(columns: readonly string[]): string[] {
    const whole = columns.map(headingKey);
    const bare = columns.map((column) => headingKey(withoutNotes(column)));
    return whole.map((key, index) => {
      const short = bare[index] ?? '';
      const isAlone = bare.indexOf(short) === bare.lastIndexOf(short);
      return known.has(key) || !isAlone ? key : short;
    });
  }

  /** The column of each field: the one that was chosen for such a heading before, or else the one that its name tells. */
  function guess(columns: readonly string[], chosen: ChosenHeadings = new Map()): Partial<Record<F, number>> {
    const own = keys(columns);
    const found: Partial<Record<F, number>> = {};
    for (const { field, keys: names } of named) {
      const before = own.findIndex((key) => chosen.get(key) === field);
      const told = names
        .map((name) => own.findIndex((key) => key !== '' && key === name && !chosen.has(key)))
        .find((index) => index >= 0);
      const index = before >= 0 ? before : told;
      if (index !== undefined) found[field] = index;
    }
    return found;
  }
  return { keys, guess };
}

/** A heading on one line. */
const onOneLine = (heading: string): string => heading.replace(/\s+/gu, ' ').trim();

/** The columns of a sheet whose headings are in this row. */
export const columnsOf = ({ celdas }: ImportRow): string[] => celdas.map(onOneLine);

/** How many fields the headings of a row tell. */
type Tells = (columns: readonly string[]) => number;

/** Two headings that are known are no chance: a title of a list may be the name of a field by itself. */
const surely = 2;

/**
 * The row of the headings: the first that tells the most fields, or where none tells two, the first row that has more than
 * one cell, or else the first. `rows` are those among which it is looked for.
 */
export function headingRow(
  rows: readonly ImportRow[],
  tells: Tells,
): { row: ImportRow; isSure: boolean } | undefined {
  let best: { row: ImportRow; told: number } | undefined;
  for (const row of rows) {
    const told = tells(columnsOf(row));
    if (told >= surely && told > (best?.told ?? 0)) best = { row, told };
  }
  if (best) return { row: best.row, isSure: true };
  const row = rows.find(({ celdas }) => celdas.filter((cell) => cell !== '').length > 1) ?? rows[0];
  return row && { row, isSure: false };
}
