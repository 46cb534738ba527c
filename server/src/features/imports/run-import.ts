import { mostErrors, mostForeseen } from '@portal/contract/imports';
import type { Db } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { lockImports, moveImport, readImport } from './imports.queries.ts';
import type { PlannedImport, SheetRow, StoredImport } from './kind.ts';
import { importKinds } from './kinds.ts';
import { someAtATime } from './slices.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Checks the rows of an import, or applies them. */
    importRows: { id: number; aplica: boolean; omiteErrores?: boolean };
  }
}

/** Rows between two notes of how far it is. */
const noteEvery = 2_000;

type Note = (avance: number) => Promise<unknown>;

async function* rowsOf({ filas }: StoredImport, note: Note): AsyncGenerator<SheetRow> {
  for await (const [index, cells] of someAtATime(filas.entries())) {
    // The headings are the first row of the sheet.
    if (cells.some((cell) => cell.trim() !== '')) yield { fila: index + 2, cells };
    if (index % noteEvery === noteEvery - 1) await note(index + 1);
  }
}

const planOf = (tools: WorkerTools, db: Db, found: StoredImport, note: Note): Promise<PlannedImport> =>
  importKinds[found.tipo].plan(tools, db, found, rowsOf(found, note));

const told = ({ errores, resumen, cambios }: PlannedImport) => ({
  numErrores: errores.length,
  errores: errores.slice(0, mostErrors),
  resumen,
  previstos: cambios.slice(0, mostForeseen),
});

async function check(tools: WorkerTools, found: StoredImport): Promise<void> {
  const { database } = tools;
  const { id, numFilas } = found;
  const note = (avance: number) => moveImport(database, id, ['comprobando'], { avance });
  const plan = await planOf(tools, database, found, note);
  const done = { estado: 'comprobada', avance: numFilas, ...told(plan) } as const;
  await moveImport(database, id, ['comprobando'], done);
}

/** Whether the rows with errors are those that the check told of. */
const areTold = ({ errores }: PlannedImport, found: StoredImport): boolean =>
  errores.length === found.numErrores &&
  found.errores.every(({ fila, campo }, at) => errores[at]?.fila === fila && errores[at]?.campo === campo);

/**
 * In one transaction: where anything is wrong by now, nothing is written, but for rows that the manager has seen and
 * leaves out.
 */
const apply = (tools: WorkerTools, found: StoredImport, omiteErrores: boolean): Promise<void> =>
  tools.database.transaction(async (db) => {
    const { id, numFilas } = found;
    await lockImports(db);
    const plan = await planOf(tools, db, found, async () => undefined);
    if (plan.errores.length > 0 && !(omiteErrores && areTold(plan, found))) {
      await moveImport(db, id, ['aplicando'], { estado: 'comprobada', ...told(plan) });
      return;
    }
    await plan.write();
    const done = { ...told(plan), estado: 'aplicada' as const, avance: numFilas };
    await moveImport(db, id, ['aplicando'], { ...done, filas: [], previstos: [] });
  });

/** Checks an import, or applies it. One that fails can be checked again. */
export const importWorker =
  (tools: WorkerTools) =>
  async ({ id, aplica, omiteErrores = false }: Queues['importRows']): Promise<void> => {
    const estado = aplica ? 'aplicando' : 'comprobando';
    const found = await readImport(tools.database, id);
    if (found?.estado !== estado) return;
    try {
      await (aplica ? apply(tools, found, omiteErrores) : check(tools, found));
    } catch (error) {
      await moveImport(tools.database, id, [estado], { estado: 'fallida' });
      throw error;
    }
  };
