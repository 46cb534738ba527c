import { type ImportError, mostForeseen, mostUnknown, type UnknownValue } from '@portal/contract/imports';
import type { Db } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { type Matches, matchKey } from './cells.rules.ts';
import { lockImports, moveImport, readImport } from './imports.queries.ts';
import type { PlannedImport, SheetRow, StoredImport } from './kind.ts';
import { importKinds } from './kinds.ts';
import { matchesOf } from './matches.queries.ts';
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

async function* rowsOf({ filas, filaTitulos }: StoredImport, note: Note): AsyncGenerator<SheetRow> {
  const rows = filas.filter(({ fila }) => fila > filaTitulos);
  for await (const [index, { fila, celdas }] of someAtATime(rows.entries())) {
    yield { fila, cells: celdas };
    if (index % noteEvery === noteEvery - 1) await note(index + 1);
  }
}

const matchesIn = ({ equivalencias }: Pick<StoredImport, 'equivalencias'>): Matches =>
  new Map(Object.entries(equivalencias).map(([campo, values]) => [campo, new Map(Object.entries(values))]));

function planOf(tools: WorkerTools, db: Db, found: StoredImport, note: Note): Promise<PlannedImport> {
  const sheet = { columns: found.campos, matches: matchesIn(found) };
  return importKinds[found.tipo].plan(tools, db, found, sheet, rowsOf(found, note));
}

/** The values that nobody knows, those of the most rows first. */
function unknownIn(errors: readonly ImportError[]): UnknownValue[] {
  const unknown = new Map<string, UnknownValue>();
  for (const { campo, valor: texto } of errors) {
    if (texto === undefined) continue;
    const key = `${campo} ${matchKey(texto)}`;
    const before = unknown.get(key);
    unknown.set(key, before ? { ...before, filas: before.filas + 1 } : { campo, texto, filas: 1 });
  }
  return [...unknown.values()].toSorted((a, b) => b.filas - a.filas).slice(0, mostUnknown);
}

const told = ({ errores, resumen, cambios }: PlannedImport) => ({
  numErrores: errores.length,
  errores: [...errores],
  desconocidos: unknownIn(errores),
  resumen,
  previstos: cambios.slice(0, mostForeseen),
});

async function check(tools: WorkerTools, found: StoredImport): Promise<void> {
  const { database } = tools;
  const { id, numFilas } = found;
  const note = (avance: number) => moveImport(database, id, ['comprobando'], { avance });
  // What values mean now holds until it is applied: it writes what was shown.
  const equivalencias = await matchesOf(database, found.tipo);
  const plan = await planOf(tools, database, { ...found, equivalencias }, note);
  const done = { estado: 'comprobada', avance: numFilas, equivalencias, ...told(plan) } as const;
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
    const leftOut = new Set(plan.errores.map(({ fila }) => fila));
    const filas = found.filas.filter(({ fila }) => leftOut.has(fila));
    const done = { ...told(plan), estado: 'aplicada' as const, avance: numFilas };
    await moveImport(db, id, ['aplicando'], {
      ...done,
      filas,
      fichero: null,
      desconocidos: [],
      previstos: [],
    });
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
