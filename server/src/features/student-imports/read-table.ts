import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';

/** The rows of a spreadsheet, each cell as text; undefined where it cannot be read as what it says that it is. */
export async function readTable(bytes: Buffer, extension: 'xlsx' | 'csv'): Promise<string[][] | undefined> {
  try {
    return extension === 'csv' ? readCsv(bytes) : await readXlsx(bytes);
  } catch {
    return undefined;
  }
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(textOf));
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
};

function readCsv(bytes: Buffer): string[][] {
  const text = decoded(bytes);
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', ',', '\t'].reduce((most, mark) =>
    first.split(mark).length > first.split(most).length ? mark : most,
  );
  return parse(text, { delimiter, bom: true, relax_column_count: true, trim: true, skip_empty_lines: false });
}

/** UTF-8, or what spreadsheets write in Spain where it is none. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
