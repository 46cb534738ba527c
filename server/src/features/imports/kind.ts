import type { ImportChange, ImportColumns, ImportError, ImportSummary } from '@portal/contract/imports';
import type { Db } from '../../db/database.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import type { readImport } from './imports.queries.ts';

export type StoredImport = NonNullable<Awaited<ReturnType<typeof readImport>>>;

/** A row of the sheet that is not empty. */
export interface SheetRow {
  /** Its number in the sheet. */
  readonly fila: number;
  readonly cells: readonly string[];
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
  guess(columns: readonly string[]): ImportColumns;
  /** `rows` are read one by one while it plans; nothing is written. */
  plan(
    tools: WorkerTools,
    db: Db,
    found: StoredImport,
    rows: AsyncIterable<SheetRow>,
  ): Promise<PlannedImport>;
}
