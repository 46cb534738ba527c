import { type ImportRow, longestCell, mostColumns } from '@portal/contract/imports';
import { fieldError, fileSize } from '@portal/contract/validation';
import { FieldRefusal } from '../../http/refusal.ts';
import { limitedThread, OverLimit } from './limited-thread.ts';

type Limit = 'rows' | 'columns' | 'cell' | 'text' | 'unpacked' | 'entries';
type Limits = Readonly<Record<Limit, number>>;

interface Task {
  readonly bytes: Uint8Array;
  readonly extension: 'xlsx' | 'csv';
  readonly sheet: number;
  readonly percents: boolean;
  readonly limits: Limits;
}

type Read =
  | { readonly rows: ImportRow[]; readonly sheets: string[] }
  | { readonly over: Limit; readonly row: number }
  | { readonly unreadable: number };

/** As much as 25,000 rows of 40 columns take, twice over. */
const mostUnpacked = 50_000_000;
/** Of all cells together: what is read is kept with the import. */
const mostText = 20_000_000;
/** Files in a spreadsheet, of which one with many sheets and pictures has some hundred. */
const mostEntries = 2_000;

/** A spreadsheet at all its limits is read in a few seconds; on a machine that is busy with others this ends what hangs. */
const read = limitedThread<Task, Read>(new URL('./read-table-thread.mjs', import.meta.url), {
  seconds: 60,
  megabytes: 512,
});

/** Why a spreadsheet is not taken (46), said beside the file. */
export const sheetRefusal = (error: string) =>
  new FieldRefusal([{ campo: 'fichero', error }], 'fileTypeNotAllowed');

/** Why a spreadsheet that is over a limit is not taken. */
function overLimit({ over, row }: { over: Limit; row: number }, limits: Limits, mostRows: number): string {
  switch (over) {
    case 'rows':
      return fieldError('tooManyRows', { max: mostRows });
    case 'columns':
      return fieldError('tooManyColumns', { row, max: limits.columns });
    case 'cell':
      return fieldError('cellTooLong', { row, max: limits.cell });
    case 'entries':
      return fieldError('tooManyFilesInside', { max: limits.entries });
    default:
      return fieldError('sheetTooLarge', { max: fileSize(limits[over]) });
  }
}

interface Options {
  /** Rows below the headings that are not empty, at most. */
  readonly mostRows: number;
  /** Rows down to the headings, at most. */
  readonly titleRows?: number;
  /** Its place among the sheets that are not hidden, from 0. */
  readonly sheet?: number;
  readonly percents?: boolean;
}

/** A sheet as it was sent: its rows that are not empty, each with its number, and the names of all that are not hidden. */
interface Table {
  readonly filas: ImportRow[];
  readonly hojas: string[];
}

/**
 * The rows of a spreadsheet that was sent as `fichero`, each cell as text. Refuses (46) one that cannot be read as what it
 * says that it is, or has more than it may have. With `percents` a cell that is formatted so is `21%`, and 0.21 without.
 */
export async function readTable(
  bytes: Uint8Array,
  extension: 'xlsx' | 'csv',
  { mostRows, titleRows = 1, sheet = 0, percents = false }: Options,
): Promise<Table> {
  const limits: Limits = {
    rows: mostRows + titleRows,
    columns: mostColumns,
    cell: longestCell,
    text: mostText,
    unpacked: mostUnpacked,
    entries: mostEntries,
  };
  const found = await read({ bytes, extension, sheet, percents, limits }).catch((error: unknown) => {
    throw sheetRefusal(fieldError(error instanceof OverLimit ? 'sheetTakesTooMuch' : 'fileUnreadable'));
  });
  if ('over' in found) throw sheetRefusal(overLimit(found, limits, mostRows));
  if ('unreadable' in found) throw sheetRefusal(fieldError('quoteNotClosed', { row: found.unreadable }));
  return { filas: found.rows, hojas: found.sheets };
}

interface SentTable {
  ficheroB64: string;
  extension_adjunto: 'xlsx' | 'csv';
}

/** What was sent, as it is. */
export const bytesOf = ({ ficheroB64 }: SentTable): Buffer =>
  Buffer.from(ficheroB64.replace(/^data:[^,]*,/, ''), 'base64');

/**
 * The headings and the rows of a spreadsheet that was sent, empty ones in their places: the first stands for row 2 of the
 * sheet. Refuses (46) one without rows, and one whose rows lie far apart.
 */
export async function readUploadedTable(
  sent: SentTable,
  options: Options,
): Promise<{ columnas: string[]; filas: string[][] }> {
  const { filas } = await readTable(bytesOf(sent), sent.extension_adjunto, options);
  const [first, ...rows] = filas;
  const last = rows.at(-1);
  if (!first || !last) throw sheetRefusal(fieldError('fileEmpty'));
  if (last.fila > options.mostRows + mostEmpty)
    throw sheetRefusal(fieldError('tooManyRows', { max: options.mostRows }));
  const table = Array.from({ length: last.fila - 1 }, (): string[] => []);
  for (const { fila, celdas } of rows) table[fila - 2] = celdas;
  return { columnas: first.celdas, filas: table };
}

/** Empty rows that are kept between others. */
const mostEmpty = 1_000;
