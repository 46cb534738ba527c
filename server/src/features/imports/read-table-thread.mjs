// What a thread of its own runs: a large spreadsheet takes a second, in which nobody else would be answered.
// JavaScript: a thread loads it as it stands, beside the sources as in what is built.
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { withPercents } from './xlsx-percents.mjs';

/** @param {{ bytes: Uint8Array, extension: 'xlsx' | 'csv', percents: boolean }} file */
export default async function readTable({ bytes, extension, percents }) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (extension === 'csv') return readCsv(buffer);
  return await readXlsx(percents ? withPercents(buffer) : buffer);
}

/** @param {Buffer} bytes */
async function readXlsx(bytes) {
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(textOf));
}

/** @param {unknown} cell */
function textOf(cell) {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

/** @param {Buffer} bytes */
function readCsv(bytes) {
  const text = decoded(bytes);
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', ',', '\t'].reduce((most, mark) =>
    first.split(mark).length > first.split(most).length ? mark : most,
  );
  return parse(text, { delimiter, bom: true, relax_column_count: true, trim: true, skip_empty_lines: false });
}

/**
 * UTF-8, or what spreadsheets write in Spain where it is none.
 * @param {Buffer} bytes
 */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
