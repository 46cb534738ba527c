import { Zip, ZipPassThrough } from 'fflate';
import { undoUnlessKept } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { fileNameOf, uniqueNames } from '../candidate-exports/export.rules.ts';
import { filesOf, findZip, updateZip } from './company-documents.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Makes a zip of documents of a company. */
    documentZip: { id: number };
  }
}

/** The file is made in memory. */
export const mostZipBytes = 150_000_000;

export const zipNames = { es: 'documentos.zip', ca: 'documents.zip', en: 'documents.zip' } as const;

type Waiting = NonNullable<Awaited<ReturnType<typeof findZip>>>;

async function bytesOf(
  { database, services: { files } }: WorkerTools,
  { companyId, documentos }: Waiting,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const found = await filesOf(database, companyId, documentos);
  const names = uniqueNames(found.map(({ nombre, extension }) => fileNameOf(nombre, extension)));
  for (const [index, { fileId, nombre }] of found.entries()) {
    const bytes = await files.read(database, fileId);
    if (!bytes) continue;
    const entry = new ZipPassThrough(names[index] ?? nombre);
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

async function make(tools: WorkerTools, waiting: Waiting): Promise<void> {
  const { id, accountId, idioma } = waiting;
  const bytes = await bytesOf(tools, waiting);
  const undo: (() => Promise<void>)[] = [];
  try {
    await tools.database.transaction(async (db) => {
      const saving = {
        db,
        session: { accountId },
        onRollback: (step: () => Promise<void>) => void undo.push(step),
      };
      const fileId = await tools.services.files.saveMade(saving, zipNames[idioma], 'zip', bytes);
      await updateZip(db, id, { estado: 'lista', fileId });
    });
  } catch (error) {
    await undoUnlessKept(undo, error);
    throw error;
  }
}

/** Makes a zip once. One that fails says so, and is asked for again. */
export const documentZipWorker =
  (tools: WorkerTools) =>
  async ({ id }: Queues['documentZip']): Promise<void> => {
    const waiting = await findZip(tools.database, id);
    if (waiting?.estado !== 'pendiente') return;
    try {
      await make(tools, waiting);
    } catch (error) {
      await updateZip(tools.database, id, { estado: 'fallida' });
      throw error;
    }
  };
