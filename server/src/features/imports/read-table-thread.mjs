// What a thread of its own runs: a large spreadsheet takes a second, in which nobody else would be answered.
// JavaScript: a thread loads it as it stands, beside the sources as in what is built.
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { readable, readCsv } from './read-csv.mjs';
import { OverSheetLimit, UnreadableRow } from './sheet-limits.mjs';
import { unpackXlsx } from './unpack-xlsx.mjs';
import { showErrors } from './xlsx-errors.mjs';
import { showPercents } from './xlsx-percents.mjs';

/** @typedef {import('./sheet-limits.mjs').SheetLimits} SheetLimits */

/** @typedef {{ fila: number, celdas: string[] }} Row */

/**
 * The rows of a sheet that are not empty, with the names of the sheets that are not hidden; or the limit that it is over,
 * or the row that cannot be read.
 * @param {{ bytes: Uint8Array, extension: 'xlsx' | 'csv', sheet: number, percents: boolean, limits: SheetLimits }} file
 */
export default async function readTable({ bytes, extension, sheet, percents, limits }) {
  try {
    if (extension === 'csv') return { rows: readCsv(bytes, limits), sheets: [] };
    return await readXlsx(bytes, sheet, percents, limits);
  } catch (error) {
    if (error instanceof OverSheetLimit) return { over: error.limit, row: error.row };
    if (error instanceof UnreadableRow) return { unreadable: error.row };
    throw error;
  }
}

/** @param {Uint8Array} bytes @param {number} place @param {boolean} percents @param {SheetLimits} limits */
async function readXlsx(bytes, place, percents, limits) {
  const { parts, sheet, sheets } = unpackXlsx(bytes, place, limits);
  showErrors(parts, sheet);
  if (percents) showPercents(parts, sheet);
  const read = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
  // A text may stand in many cells and is kept once, until it is handed over.
  let left = limits.text;
  /** @type {Row[]} */
  const rows = [];
  for (const [index, cells] of read.entries()) {
    const celdas = cells.map((cell) => {
      const text = textOf(cell);
      if (text.length > limits.cell) throw new OverSheetLimit('cell', index + 1);
      left -= text.length;
      if (left < 0) throw new OverSheetLimit('text');
      return text;
    });
    if (celdas.some((cell) => cell !== '')) rows.push({ fila: index + 1, celdas });
  }
  return { rows, sheets };
}

/** @param {unknown} cell */
function textOf(cell) {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : readable(String(cell));
}
