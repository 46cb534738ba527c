import { isDeepStrictEqual } from 'node:util';
import { Zip, ZipPassThrough } from 'fflate';
import { undoUnlessKept } from '../../db/database.ts';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { HttpFailure } from '../../http/refusal.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { isReadable } from '../candidates/candidates.rules.ts';
import { hiddenFields } from '../cv/cv.rules.ts';
import { printCv } from '../cv-pdf/print-cv.ts';
import { recordAccesses } from '../data-accesses/data-accesses.queries.ts';
import {
  type ExportedCandidate,
  exportedCandidate,
  findWaitingExport,
  standingIds,
  updateExport,
} from './candidate-exports.queries.ts';
import { fileNameOf, rowOf, uniqueNames } from './export.rules.ts';
import { exportTexts } from './export-texts.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Makes a file of an offer's candidates. */
    candidateExport: { id: number };
  }
}

/** The file is made in memory. */
const mostBytes = 150_000_000;
const noteEvery = 10;

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingExport>>>;
type TakeCandidate = (candidate: ExportedCandidate) => Promise<void>;

/** Gives the candidates of an offer one after another, and notes how far it is. */
async function eachCandidate(
  { database }: WorkerTools,
  { export: { id, offerId } }: Waiting,
  take: TakeCandidate,
): Promise<number[]> {
  const all = await standingIds(database, offerId);
  await updateExport(database, id, { total: all.length, hechos: 0 });
  const shown: number[] = [];
  for (const [index, applicationId] of all.entries()) {
    const candidate = await exportedCandidate(database, applicationId);
    // Who withdrew meanwhile is none any more.
    if (candidate && candidate.idEstado !== 7) {
      await take(candidate);
      if (isReadable(candidate)) shown.push(applicationId);
    }
    if (index % noteEvery === noteEvery - 1) await updateExport(database, id, { hechos: index + 1 });
  }
  return shown;
}

interface Made {
  bytes: Uint8Array;
  /** Whose data are in it. */
  shown: number[];
}

async function makeTable(tools: WorkerTools, waiting: Waiting, formato: 'xlsx' | 'csv'): Promise<Made> {
  const { idioma } = waiting.export;
  const rows: ReturnType<typeof rowOf>[] = [];
  const shown = await eachCandidate(tools, waiting, async (candidate) => {
    rows.push(rowOf(candidate, idioma, tools.services.brand));
  });
  return { bytes: await spreadsheet(formato, exportTexts[idioma].columns, rows), shown };
}

/** The PDF of what was sent, printed anew unless one shows what may be shown today. */
async function pdfOf(
  { database, services: { brand, files } }: WorkerTools,
  candidate: ExportedCandidate,
): Promise<Uint8Array> {
  const { pdfId, pdfSin, cv } = candidate;
  const kept = pdfId !== null && isDeepStrictEqual(pdfSin, hiddenFields(brand));
  const stored = kept ? await files.read(database, pdfId) : undefined;
  return stored ?? printCv({ db: database, brand, files }, cv, candidate);
}

async function filesOf(
  tools: WorkerTools,
  candidate: ExportedCandidate,
  language: Waiting['export']['idioma'],
): Promise<{ name: string; extension: string | null; bytes: Uint8Array }[]> {
  const words = exportTexts[language];
  const text = (name: string, content: string) => ({
    name,
    extension: 'txt',
    bytes: new TextEncoder().encode(content),
  });
  const documents = candidate.documentos.flatMap(({ nombre, fileId, extension }) =>
    fileId === null ? [] : [{ nombre, fileId, extension }],
  );
  const links = candidate.documentos.flatMap(({ nombre, url }) =>
    url === null ? [] : [`${nombre}: ${url}`],
  );
  const read = [];
  for (const { nombre, fileId, extension } of documents) {
    const bytes = await tools.services.files.read(tools.database, fileId);
    if (bytes) read.push({ name: nombre, extension, bytes });
  }
  return [
    { name: 'CV', extension: 'pdf', bytes: await pdfOf(tools, candidate) },
    ...(candidate.presentacion ? [text(words.letter, candidate.presentacion)] : []),
    ...read,
    ...(links.length > 0 ? [text(words.links, links.join('\r\n'))] : []),
  ];
}

/** A folder for each candidate whose data may be read; undefined where one file does not hold them. */
async function makeZip(tools: WorkerTools, waiting: Waiting): Promise<Made | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    size += chunk.byteLength;
  });
  const { idioma } = waiting.export;
  const shown = await eachCandidate(tools, waiting, async (candidate) => {
    if (!isReadable(candidate) || size > mostBytes) return;
    const { nombre, apellidos } = candidate.cv.personales;
    const name = [apellidos, nombre].filter(Boolean).join(', ');
    const folder = fileNameOf(`${name} (${candidate.idCandidatura})`);
    const inside = await filesOf(tools, candidate, idioma);
    const names = uniqueNames(inside.map(({ name, extension }) => fileNameOf(name, extension)));
    for (const [index, { bytes }] of inside.entries()) {
      // PDFs and images are compressed already.
      const entry = new ZipPassThrough(`${folder}/${names[index]}`);
      zip.add(entry);
      entry.push(bytes, true);
    }
  });
  zip.end();
  return size > mostBytes ? undefined : { bytes: Buffer.concat(chunks), shown };
}

/** Makes an export and notes it where students see it, both or neither. */
async function make(tools: WorkerTools, waiting: Waiting): Promise<void> {
  const { database, services } = tools;
  const { id, formato, idioma, accountId } = waiting.export;
  const made = formato === 'zip' ? await makeZip(tools, waiting) : await makeTable(tools, waiting, formato);
  if (!made) {
    await updateExport(database, id, { estado: 'grande' });
    return;
  }
  const undo: (() => Promise<void>)[] = [];
  try {
    await database.transaction(async (db) => {
      const saving = {
        db,
        session: { accountId },
        onRollback: (step: () => Promise<void>) => void undo.push(step),
      };
      const name = `${exportTexts[idioma].fileName}-${waiting.referencia}.${formato}`;
      const fileId = await services.files.saveMade(saving, name, formato, made.bytes);
      await updateExport(db, id, { estado: 'lista', fileId, hechos: made.shown.length });
      await recordAccesses(db, {
        applicationIds: made.shown,
        accountId,
        hecho: 'exportacion',
        dia: services.today(),
        fecha: services.now(),
      });
    });
  } catch (error) {
    await undoUnlessKept(undo, error);
    if (!(error instanceof HttpFailure)) throw error;
    // Together with what the contact exported today it is more than an account may keep.
    await updateExport(database, id, { estado: 'grande' });
  }
}

/** Makes an export once. One that fails says so, and is asked for again. */
export const candidateExportWorker =
  (tools: WorkerTools) =>
  async ({ id }: Queues['candidateExport']): Promise<void> => {
    const waiting = await findWaitingExport(tools.database, id);
    if (!waiting) return;
    try {
      await make(tools, waiting);
    } catch (error) {
      await updateExport(tools.database, id, { estado: 'fallida' });
      throw error;
    }
  };
