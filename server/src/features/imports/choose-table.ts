import { type ImportColumns, type ImportRow, mostImported, mostTitleRows } from '@portal/contract/imports';
import { fieldError } from '@portal/contract/validation';
import { FieldRefusal } from '../../http/refusal.ts';
import { columnsOf, headingRow } from './headings.rules.ts';
import { bytesOf, readTable, sheetRefusal } from './read-table.ts';

/** Which sheet of a file, and which row of it, an import is read from. */

type Guess = (columns: readonly string[]) => ImportColumns;

/** What an import keeps of the sheet that it is read from. */
interface ChosenTable {
  filas: ImportRow[];
  numFilas: number;
  filaTitulos: number;
  columnas: string[];
  campos: ImportColumns;
  hojas: string[];
  hoja: number;
}

const limits = { mostRows: mostImported, titleRows: mostTitleRows };

/** Sheets that are looked into for headings, before the first is taken. */
const mostSheets = 5;

type SentFile = Parameters<typeof bytesOf>[0];

/**
 * The table of a file that was sent: its first sheet with headings that are known, or else its first with rows. Of several
 * sheets the file is kept, so that another can be chosen.
 */
export async function tableSent(
  sent: SentFile,
  guess: Guess,
): Promise<ChosenTable & { fichero: Uint8Array | null }> {
  const bytes = bytesOf(sent);
  const { extension_adjunto: extension } = sent;
  let taken: ChosenTable | undefined;
  let refused: unknown;
  const sheets = extension === 'csv' ? 1 : mostSheets;
  for (let hoja = 0; hoja < Math.min(taken?.hojas.length ?? sheets, sheets); hoja++) {
    try {
      const read = await readTable(bytes, extension, { ...limits, sheet: hoja });
      const found = tableOf({ ...read, hoja }, null, guess);
      if (!taken || taken.numFilas === 0 || found.isSure) taken = found.table;
      if (found.isSure) break;
    } catch (error) {
      // One sheet that is too large keeps nobody from the others.
      if (!(error instanceof FieldRefusal)) throw error;
      refused ??= error;
    }
  }
  if (!taken && refused) throw refused;
  if (!taken || taken.numFilas === 0) throw sheetRefusal(fieldError('fileEmpty'));
  return { ...taken, fichero: taken.hojas.length > 1 ? bytes : null };
}

interface Kept {
  filas: ImportRow[];
  hojas: string[];
  hoja: number;
  /** Null where the same sheet stays. */
  fichero: Uint8Array | null;
}

/** The same import from another sheet, or with its headings in another row; refuses (46) one without rows below them. */
export async function chosenTable(
  { filas, hojas, fichero, hoja: before }: Kept,
  { hoja, filaTitulos }: { hoja: number; filaTitulos: number | null },
  guess: Guess,
): Promise<ChosenTable> {
  const isAnother = hoja !== before;
  if (isAnother && (!fichero || hoja >= hojas.length)) throw emptySheet();
  const read =
    isAnother && fichero ? await readTable(fichero, 'xlsx', { ...limits, sheet: hoja }) : { filas, hojas };
  const { table } = tableOf({ ...read, hoja }, filaTitulos, guess);
  if (table.numFilas === 0) throw emptySheet();
  return table;
}

const emptySheet = () =>
  new FieldRefusal([{ campo: 'hoja', error: fieldError('sheetEmpty') }], 'fileTypeNotAllowed');

/** Whether a row at the end of a list counts what is above it. */
const isTotal = ({ celdas }: ImportRow): boolean => {
  const filled = celdas.filter((cell) => cell !== '');
  return filled.length <= mostInTotal && filled.some((cell) => /^(?:sub)?total(?:es|s)?\b/i.test(cell));
};
const mostInTotal = 3;

/** Without the totals at its end. */
const withoutTotals = (filas: readonly ImportRow[]): ImportRow[] =>
  filas.slice(0, filas.findLastIndex((row) => !isTotal(row)) + 1);

/** A sheet with its headings in this row, or where they are found; refuses (46) too many rows. */
function tableOf(
  { filas: read, hojas, hoja }: Pick<ChosenTable, 'filas' | 'hojas' | 'hoja'>,
  titles: number | null,
  guess: Guess,
): { table: ChosenTable; isSure: boolean } {
  const filas = withoutTotals(read);
  const told = (columns: readonly string[]) => Object.keys(guess(columns)).length;
  const named = filas.find(({ fila }) => fila === titles);
  const found = named ? { row: named, isSure: true } : headingRow(filas.slice(0, mostTitleRows), told);
  const filaTitulos = found?.row.fila ?? 1;
  const numFilas = filas.filter(({ fila }) => fila > filaTitulos).length;
  if (numFilas > mostImported) throw sheetRefusal(fieldError('tooManyRows', { max: mostImported }));
  const columnas = found ? columnsOf(found.row) : [];
  const table = { filas, hojas, hoja, filaTitulos, numFilas, columnas, campos: guess(columnas) };
  return { table, isSure: found?.isSure ?? false };
}
