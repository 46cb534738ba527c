import { mostErrors } from '@portal/contract/student-imports';
import type { Db } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { recordActOnAccounts } from '../audit/audit.queries.ts';
import { openPlan, type Plan } from './plan.rules.ts';
import { rowReader } from './read-row.rules.ts';
import {
  knownStudents,
  lockImports,
  moveImport,
  readImport,
  writeStudents,
} from './student-imports.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Checks the rows of an import, or applies them. */
    studentImport: { id: number; aplica: boolean };
  }
}

type Import = NonNullable<Awaited<ReturnType<typeof readImport>>>;

/** Rows between two notes of how far it is, each of which lets others work. */
const noteEvery = 2_000;

type Note = (avance: number) => Promise<unknown>;

/** What an import would write, row by row. */
async function planOf(
  db: Db,
  { filas, campos }: Import,
  brand: WorkerTools['services']['brand'],
  note: Note,
): Promise<Plan> {
  const read = rowReader(campos, brand);
  const rows = [];
  for (const [index, cells] of filas.entries()) {
    // The headings are the first row of the sheet.
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ fila: index + 2, ...read(cells) });
    if (index % noteEvery === noteEvery - 1) await note(index + 1);
  }
  const emails = rows.flatMap(({ values: { email } }) => (email ? [email.toLowerCase()] : []));
  const dnis = rows.flatMap(({ values: { dni } }) => (dni ? [dni] : []));
  const plan = openPlan(await knownStudents(db, emails, dnis));
  for (const row of rows) plan.take({ ...row, errors: row.errors });
  return plan.finish();
}

const told = ({ errores, resumen }: Plan) => ({
  numErrores: errores.length,
  errores: errores.slice(0, mostErrors),
  resumen,
});

async function check({ database, services }: WorkerTools, found: Import): Promise<void> {
  const { id, numFilas } = found;
  const note = (avance: number) => moveImport(database, id, ['comprobando'], { avance });
  const plan = await planOf(database, found, services.brand, note);
  const done = { estado: 'comprobada', avance: numFilas, ...told(plan) } as const;
  await moveImport(database, id, ['comprobando'], done);
}

/** In one transaction: where anything is wrong by now, nothing is written. */
const apply = ({ database, services: { brand, jobs, now } }: WorkerTools, found: Import): Promise<void> =>
  database.transaction(async (db) => {
    const { id, gestorId, numFilas, enviaEnlaces } = found;
    await lockImports(db);
    const plan = await planOf(db, found, brand, async () => undefined);
    if (plan.errores.length > 0) {
      await moveImport(db, id, ['aplicando'], { estado: 'comprobada', ...told(plan) });
      return;
    }
    const { nuevos, todos } = await writeStudents(db, {
      importId: id,
      alumnos: plan.alumnos,
      cambios: plan.cambios,
      idioma: brand.idiomaPorDefecto,
      centro: brand.nombre,
      ahora: now(),
    });
    await recordActOnAccounts(db, todos, { gestorId, acto: 'importada', fecha: now() });
    if (enviaEnlaces) {
      const links = nuevos.map((accountId) => ({ accountId, primera: true as const }));
      await jobs.send(db, 'accountLink', ...links);
    }
    await moveImport(db, id, ['aplicando'], {
      estado: 'aplicada',
      avance: numFilas,
      filas: [],
      ...told(plan),
    });
  });

/** Checks an import, or applies it. One that fails can be checked again. */
export const studentImportWorker =
  (tools: WorkerTools) =>
  async ({ id, aplica }: Queues['studentImport']): Promise<void> => {
    const estado = aplica ? 'aplicando' : 'comprobando';
    const found = await readImport(tools.database, id);
    if (found?.estado !== estado) return;
    try {
      await (aplica ? apply(tools, found) : check(tools, found));
    } catch (error) {
      await moveImport(tools.database, id, [estado], { estado: 'fallida' });
      throw error;
    }
  };
