import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { undoUnlessKept } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { ca } from '../../texts/ca/own-record.ts';
import { en } from '../../texts/en/own-record.ts';
import { es } from '../../texts/es/own-record.ts';
import { fileNameOf, uniqueNames } from '../candidate-exports/export.rules.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import {
  filesOf,
  findWaitingRecord,
  type RecordPart,
  recordParts,
  updateRecord,
} from './own-record.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Makes the zip of all that is kept of a student. */
    ownRecord: { id: number };
  }
}

const recordTexts = { es, ca, en };
type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingRecord>>>;

/** The zip is made in memory: files beyond this are named in it, and stay where they can be downloaded one by one. */
const mostBytes = 150_000_000;
const noteEvery = 10;

/** A zip that is written entry after entry. */
function openZip() {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    size += chunk.byteLength;
  });
  const add = (entry: ZipPassThrough | ZipDeflate, bytes: Uint8Array) => {
    zip.add(entry);
    entry.push(bytes, true);
  };
  return {
    size: () => size,
    addText: (name: string, text: string) => add(new ZipDeflate(name), new TextEncoder().encode(text)),
    // Most are compressed already.
    addFile: (name: string, bytes: Uint8Array) => add(new ZipPassThrough(name), bytes),
    end: (): Uint8Array => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}

/** What the numbers of the record stand for; of the localities, which it has by their names, nothing. */
function namesOf(language: Waiting['idioma']) {
  const { localidades: _, ...lists } = catalogueIn(language);
  return lists;
}

async function make(
  { database, services }: WorkerTools,
  { id, studentId, idioma }: Waiting,
): Promise<{ bytes: Uint8Array; count: number }> {
  const texts = recordTexts[idioma];
  const parts: RecordPart[] = [];
  for await (const part of recordParts(database, studentId)) parts.push(part);
  const found = await filesOf(
    database,
    studentId,
    parts.flatMap(({ fileIds }) => fileIds),
  );
  const names = uniqueNames(found.map(({ nombre, extension }) => fileNameOf(nombre, extension)));
  await updateRecord(database, id, { total: found.length });
  const zip = openZip();
  const listed = [];
  for (const [index, file] of found.entries()) {
    const name = `${texts.folder}/${names[index]}`;
    const fits = zip.size() + file.bytes <= mostBytes;
    const bytes = fits ? await services.files.read(database, file.id).catch(() => undefined) : undefined;
    if (bytes) zip.addFile(name, bytes);
    listed.push({ ...file, enElZip: bytes ? name : null });
    if (index % noteEvery === noteEvery - 1) await updateRecord(database, id, { hechos: index + 1 });
  }
  const record = {
    formato: 1,
    institucion: services.brand.nombre,
    generado: services.now().toISOString(),
    datos: Object.fromEntries(parts.map(({ part, rows }) => [part, rows])),
    ficheros: listed,
    catalogos: namesOf(idioma),
  };
  zip.addText(texts.recordName, JSON.stringify(record, null, 2));
  zip.addText(texts.readmeName, texts.readme.replaceAll('\n', '\r\n'));
  return { bytes: zip.end(), count: found.length };
}

/** Makes a record once. One that fails says so, and is asked for again. */
export const ownRecordWorker =
  (tools: WorkerTools) =>
  async ({ id }: Queues['ownRecord']): Promise<void> => {
    const { database, services } = tools;
    const waiting = await findWaitingRecord(database, id);
    if (!waiting) return;
    const undo: (() => Promise<void>)[] = [];
    try {
      const { bytes, count } = await make(tools, waiting);
      await database.transaction(async (db) => {
        const saving = {
          db,
          session: { accountId: waiting.studentId },
          onRollback: (step: () => Promise<void>) => void undo.push(step),
        };
        const name = `${recordTexts[waiting.idioma].fileName}.zip`;
        const fileId = await services.files.saveMade(saving, name, 'zip', bytes);
        await updateRecord(db, id, { estado: 'lista', fileId, hechos: count });
      });
    } catch (error) {
      await undoUnlessKept(undo, error);
      await updateRecord(database, id, { estado: 'fallida' });
      throw error;
    }
  };
