import { CsvError, parse } from 'csv-parse/sync';
import { OverSheetLimit, UnreadableRow } from './sheet-limits.mjs';

// A csv as spreadsheets write it: commas, semicolons or tabs, quotes that stand anywhere, and four ways to write ñ.

/** A quotation mark that never closes, and a text behind one that does. */
const quoteErrors = new Set([
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
  'CSV_INVALID_CLOSING_QUOTE',
]);

/** A row may have several long cells, but not many. */
const longCells = 4;

/**
 * Its rows that are not empty, each with its number in the sheet.
 * @param {Uint8Array} bytes
 * @param {import('./sheet-limits.mjs').SheetLimits} limits
 */
export function readCsv(bytes, limits) {
  const { text, delimiter } = separated(decoded(bytes));
  /** @type {{ fila: number, celdas: string[] }[]} */
  const rows = [];
  let fila = 0;
  /** @param {string[]} record */
  const take = (record) => {
    fila++;
    const celdas = record.map(readable);
    const last = celdas.findLastIndex((cell) => cell !== '');
    if (last < 0) return null;
    if (rows.length >= limits.rows) throw new OverSheetLimit('rows');
    if (last >= limits.columns) throw new OverSheetLimit('columns', fila);
    if (celdas.some((cell) => cell.length > limits.cell)) throw new OverSheetLimit('cell', fila);
    rows.push({ fila, celdas: celdas.slice(0, limits.columns) });
    return null;
  };
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      skip_empty_lines: false,
      max_record_size: longCells * limits.cell,
      on_record: take,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new OverSheetLimit('cell', fila + 1);
    if (quoteErrors.has(error.code)) throw new UnreadableRow(fila + 1);
    throw error;
  }
  return rows;
}

/** Without blanks around it; the database has no place for a zero, which stands for nothing that can be read. @param {string} cell */
export const readable = (cell) => cell.trim().replaceAll('\0', '\uFFFD');

const marks = [';', ',', '\t'];
/** Letters that the separator is looked for in. */
const sample = 64 * 1024;

/**
 * The text without the line in which Excel names the separator, and the separator: the one that it names, or else the one
 * that most rows have equally often outside of quotes. An address has commas, but not each the same number.
 * @param {string} text
 */
function separated(text) {
  const [line, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  if (line !== undefined && named !== undefined) return { text: text.slice(line.length), delimiter: named };
  const rows = marksIn(text.slice(0, sample));
  const best = marks
    .map((mark, place) => ({ mark, ...agreement(rows.map((counts) => counts[place] ?? 0)) }))
    .reduce((one, other) =>
      other.rows > one.rows || (other.rows === one.rows && other.often > one.often) ? other : one,
    );
  return { text, delimiter: best.mark };
}

/** How often each mark stands outside of quotes in each row. @param {string} text */
function marksIn(text) {
  /** @type {number[][]} */
  const rows = [];
  let counts = marks.map(() => 0);
  let isQuoted = false;
  let isStart = true;
  for (const letter of text) {
    const place = marks.indexOf(letter);
    if (letter === '"' && (isQuoted || isStart)) isQuoted = !isQuoted;
    else if (!isQuoted && place >= 0) counts[place] = (counts[place] ?? 0) + 1;
    if (letter === '\n' && !isQuoted) {
      rows.push(counts);
      counts = marks.map(() => 0);
    }
    isStart = letter === '\n' || place >= 0;
  }
  return [...rows, counts];
}

/** The number that most rows have, of those that have any, and how many rows these are. @param {readonly number[]} counts */
function agreement(counts) {
  /** @type {Map<number, number>} */
  const rowsWith = new Map();
  for (const count of counts) if (count > 0) rowsWith.set(count, (rowsWith.get(count) ?? 0) + 1);
  let best = { rows: 0, often: 0 };
  for (const [often, rows] of rowsWith) if (rows > best.rows) best = { rows, often };
  return best;
}

/**
 * UTF-16 where it begins so, else UTF-8, or what spreadsheets write in Spain where it is none.
 * @param {Uint8Array} bytes
 */
function decoded(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** What Windows-1252 has from 0x80 on, where Latin-1 has control characters; Node takes the one for the other. */
const letters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @param {Uint8Array} bytes */
const windows1252 = (bytes) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter);
