import { longestCell, mostColumns } from '@portal/contract/imports';
import { fieldError, fileSize } from '@portal/contract/validation';
import { FieldRefusal } from '../../http/refusal.ts';
import { limitedThread, OverLimit } from './limited-thread.ts';

type Limit = 'rows' | 'columns' | 'cell' | 'text' | 'unpacked' | 'entries';
type Limits = Readonly<Record<Limit, number>>;

interface Sheet {
  readonly bytes: Buffer;
  readonly extension: 'xlsx' | 'csv';
  readonly percents: boolean;
  readonly limits: Limits;
}

type Read = { readonly rows: string[][] } | { readonly over: Limit; readonly row: number };

/** As much as 25,000 rows of 40 columns take, twice over. */
const mostUnpacked = 50_000_000;
/** Of all cells together: what is read is kept with the import. */
const mostText = 20_000_000;
/** Files in a spreadsheet, of which one with many sheets and pictures has some hundred. */
const mostEntries = 2_000;

/** A spreadsheet at all its limits is read in a few seconds; on a machine that is busy with others this ends what hangs. */
const read = limitedThread<Sheet, Read>(new URL('./read-table-thread.mjs', import.meta.url), {
  seconds: 60,
  megabytes: 512,
});

const refusal = (error: string) => new FieldRefusal([{ campo: 'fichero', error }], 'fileTypeNotAllowed');

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
  /** Rows besides the headings, at most. */
  readonly mostRows: number;
  readonly percents?: boolean;
}

/**
 * The rows of a spreadsheet that was sent as `fichero`, each cell as text, the headings first. Refuses (46) one that
 * cannot be read as what it says that it is, or has more than it may have. With `percents` a cell that is formatted so is
 * `21%`, and 0.21 without.
 */
export async function readTable(
  bytes: Buffer,
  extension: 'xlsx' | 'csv',
  { mostRows, percents = false }: Options,
): Promise<string[][]> {
  const limits: Limits = {
    // With that of the headings.
    rows: mostRows + 1,
    columns: mostColumns,
    cell: longestCell,
    text: mostText,
    unpacked: mostUnpacked,
    entries: mostEntries,
  };
  const found = await read({ bytes, extension, percents, limits }).catch((error: unknown) => {
    throw refusal(fieldError(error instanceof OverLimit ? 'sheetTakesTooMuch' : 'fileUnreadable'));
  });
  if ('over' in found) throw refusal(overLimit(found, limits, mostRows));
  return found.rows;
}

/** The headings and the rows of a spreadsheet that was sent; refuses (46) one without rows too. */
export async function readUploadedTable(
  { ficheroB64, extension_adjunto }: { ficheroB64: string; extension_adjunto: 'xlsx' | 'csv' },
  options: Options,
): Promise<{ columnas: string[]; filas: string[][] }> {
  const bytes = Buffer.from(ficheroB64.replace(/^data:[^,]*,/, ''), 'base64');
  const [columnas, ...filas] = await readTable(bytes, extension_adjunto, options);
  if (!columnas || filas.length === 0) throw refusal(fieldError('fileEmpty'));
  return { columnas, filas };
}
