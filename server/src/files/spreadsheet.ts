import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';

export type Cell = string | number;

/** A cell that a spreadsheet would take for a formula is text: it begins with an apostrophe. */
const neutral = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

/** With the decimal comma that spreadsheets expect here, where 12.05 would become the 12th of May. */
const asText = (cell: Cell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell);

/** A table as a file that spreadsheets open; a csv has the semicolons that they expect here. */
export async function spreadsheet(
  format: 'xlsx' | 'csv',
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const cells = [columns, ...rows].map((row) => row.map(neutral));
  if (format === 'csv')
    return Buffer.from(
      stringify(
        cells.map((row) => row.map(asText)),
        { delimiter: ';', bom: true },
      ),
    );
  return writeXlsxFile(cells).toBuffer();
}
