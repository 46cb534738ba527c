import type { Brand } from '@portal/contract/brand';
import type {
  ImportChange,
  ImportColumns,
  ImportError,
  ImportField,
  ImportMeaning,
  ImportSummary,
} from '@portal/contract/imports';
import type { Language } from '@portal/contract/languages';
import type { Db } from '../../db/database.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import type { Matches } from './cells.rules.ts';
import type { ChosenHeadings } from './headings.rules.ts';
import type { readImport } from './imports.queries.ts';

export type StoredImport = NonNullable<Awaited<ReturnType<typeof readImport>>>;

/** A row of the sheet that is not empty. */
export interface SheetRow {
  /** Its number in the sheet. */
  readonly fila: number;
  readonly cells: readonly string[];
}

/** How rows are to be read: the column of each field, and what managers have said that values mean. */
export interface ImportSheet {
  readonly columns: ImportColumns;
  readonly matches: Matches;
}

/** What an import would write. */
export interface PlannedImport {
  readonly errores: readonly ImportError[];
  readonly cambios: readonly ImportChange[];
  readonly resumen: ImportSummary;
  /** Writes it, in the transaction in which it was planned. */
  write(): Promise<void>;
}

/** What is brought from a spreadsheet: its columns, and how its rows are planned and written. */
export interface ImportKind {
  /** What the headings of columns are remembered by. */
  keys(columns: readonly string[]): string[];
  guess(columns: readonly string[], chosen?: ChosenHeadings): ImportColumns;
  /** What a value of this field can be said to mean; undefined where nothing can be said of it. */
  meanings(campo: ImportField, language: Language, brand: Brand): ImportMeaning[] | undefined;
  /** `rows` are read one by one while it plans; nothing is written. */
  plan(
    tools: WorkerTools,
    db: Db,
    found: StoredImport,
    sheet: ImportSheet,
    rows: AsyncIterable<SheetRow>,
  ): Promise<PlannedImport>;
}
