import { isDeepStrictEqual } from 'node:util';
import type { ApplicationEvent, getOwnApplication } from '@portal/contract/applications';
import type { CandidateEvent } from '@portal/contract/candidates';
import type { Answer } from '@portal/contract/endpoint';
import type { FileLink } from '@portal/contract/files';
import type { Language } from '@portal/contract/languages';
import type { Files } from '../../files/files.ts';
import type { Ctx } from '../../http/context.ts';
import { reasonText } from '../catalogue/lists/rejection-reasons.ts';
import { hiddenFields } from '../cv/cv.rules.ts';
import type { DocumentRow, EventRow, PdfRow } from './application-parts.queries.ts';

const inWords = <Row extends { idMotivo: number | null }>(
  { idMotivo, ...event }: Row,
  language: Language,
) => ({
  ...event,
  motivo: reasonText(idMotivo, language),
});

/** A history as the student reads it: the reason of the catalogue, what was written to them, and no internal note. */
export const toEvents = (rows: readonly EventRow[], language: Language): ApplicationEvent[] =>
  rows.map(({ notaInterna: _, ...event }) => inWords(event, language));

/** The same as the company reads it, but for what a manager wrote to the student. */
export const toCandidateEvents = (rows: readonly EventRow[], language: Language): CandidateEvent[] =>
  rows.map((event) =>
    inWords({ ...event, comentario: event.quien === 'gestor' ? null : event.comentario }, language),
  );

type SentDocument = Answer<typeof getOwnApplication>['documentos'][number];

export const toDocuments = (rows: readonly DocumentRow[], files: Files): SentDocument[] =>
  rows.flatMap(({ nombre, fileId, url }): SentDocument[] => {
    if (fileId !== null) return [{ nombre, url: files.link(fileId, nombre).url, externo: false }];
    return url === null ? [] : [{ nombre, url, externo: true }];
  });

/**
 * The PDF of what was sent; null while it is printed, also anew: one from a time when the institution hid other data is
 * handed to nobody any more.
 */
export async function pdfLink(
  { db, jobs, files, brand }: Pick<Ctx, 'db' | 'jobs' | 'files' | 'brand'>,
  { idCandidatura, pdfId, pdfNombre, pdfSin }: PdfRow,
): Promise<FileLink | null> {
  if (pdfId === null) return null;
  if (isDeepStrictEqual(pdfSin, hiddenFields(brand))) return files.link(pdfId, pdfNombre ?? 'CV.pdf');
  await jobs.send(db, 'snapshotPdf', { applicationId: idCandidatura });
  return null;
}
