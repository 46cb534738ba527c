// What a thread of its own runs: a large spreadsheet takes a second, in which nobody else would be answered.
// JavaScript: a thread loads it as it stands, beside the sources as in what is built.
import { CsvError, parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { OverSheetLimit } from './sheet-limits.mjs';
import { unpackXlsx } from './unpack-xlsx.mjs';
import { showPercents } from './xlsx-percents.mjs';

/** @typedef {import('./sheet-limits.mjs').SheetLimits} SheetLimits */

/**
 * Its rows, or the limit that it is over.
 * @param {{ bytes: Uint8Array, extension: 'xlsx' | 'csv', percents: boolean, limits: SheetLimits }} file
 */
export default async function readTable({ bytes, extension, percents, limits }) {
  try {
    if (extension === 'csv') return { rows: readCsv(bytes, limits) };
    return { rows: await readXlsx(bytes, percents, limits) };
  } catch (error) {
    if (error instanceof OverSheetLimit) return { over: error.limit, row: error.row };
    throw error;
  }
}

/** @param {Uint8Array} bytes @param {boolean} percents @param {SheetLimits} limits */
async function readXlsx(bytes, percents, limits) {
  const { parts, sheet } = unpackXlsx(bytes, limits);
  if (percents) showPercents(parts, sheet);
  const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
  // A text may stand in many cells and is kept once, until it is handed over.
  let left = limits.text;
  return rows.map((row, index) =>
    row.map((cell) => {
      const text = textOf(cell);
      if (text.length > limits.cell) throw new OverSheetLimit('cell', index + 1);
      left -= text.length;
      if (left < 0) throw new OverSheetLimit('text');
      return text;
    }),
  );
}

/** @param {unknown} cell */
function textOf(cell) {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

/** A row may have several long cells, but not many. */
const longCells = 4;

/** Without the empty rows at its end. @param {Uint8Array} bytes @param {SheetLimits} limits */
function readCsv(bytes, limits) {
  const text = decoded(bytes);
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', ',', '\t'].reduce((most, mark) =>
    first.split(mark).length > first.split(most).length ? mark : most,
  );
  /** @type {string[][]} */
  const rows = [];
  let empty = 0;
  /** @param {string[]} record */
  const take = (record) => {
    const last = record.findLastIndex((cell) => cell !== '');
    if (last < 0) {
      empty++;
      return null;
    }
    if (rows.length + empty >= limits.rows) throw new OverSheetLimit('rows');
    for (; empty > 0; empty--) rows.push(['']);
    if (last >= limits.columns) throw new OverSheetLimit('columns', rows.length + 1);
    if (record.some((cell) => cell.length > limits.cell)) throw new OverSheetLimit('cell', rows.length + 1);
    rows.push(record.slice(0, limits.columns));
    return null;
  };
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      trim: true,
      skip_empty_lines: false,
      max_record_size: longCells * limits.cell,
      on_record: take,
    });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
      throw new OverSheetLimit('cell', rows.length + empty + 1);
    throw error;
  }
  return rows;
}

/**
 * UTF-8, or what spreadsheets write in Spain where it is none.
 * @param {Uint8Array} bytes
 */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
