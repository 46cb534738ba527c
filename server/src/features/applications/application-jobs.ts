import { undoUnlessKept } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { tellPages } from '../../notify/notify.queries.ts';
import { hiddenFields } from '../cv/cv.rules.ts';
import { printCv } from '../cv-pdf/print-cv.ts';
import {
  type FreshApplication,
  lockSnapshotToPrint,
  setSnapshotPdf,
  takeFreshApplications,
} from './application-jobs.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** What follows from the applications of late: mails and PDFs. */
    applied: Record<string, never>;
    /** The PDF of a CV that was sent. */
    snapshotPdf: { applicationId: number };
  }
}

const batch = 100;

/**
 * Sets going what follows from the applications of late: notifications, mails and PDFs. A batch at a time, so
 * that thousands who apply at once do not wait for their own mails.
 */
export const appliedWorker =
  ({ database, services: { jobs } }: WorkerTools) =>
  async (): Promise<void> => {
    const taken = await database.transaction(async (db) => {
      const fresh = await takeFreshApplications(db, batch);
      await tellPages(
        db,
        fresh.flatMap(({ studentId, contacts }) => [studentId, ...contacts]),
      );
      await jobs.send(db, 'mail', ...fresh.filter(({ stands }) => stands).flatMap(mailsOf));
      await jobs.send(db, 'snapshotPdf', ...fresh.map(({ id }) => ({ applicationId: id })));
      return fresh.length;
    });
    if (taken === batch) await jobs.wake('applied');
  };

const mailsOf = ({ studentId, titulo, urlOferta, mailTo }: FreshApplication): Queues['mail'][] =>
  mailTo.map((accountId) =>
    accountId === studentId
      ? { accountId, tipo: 'applicationSent', datos: { titulo }, urlAcceso: `/mis-candidaturas/${urlOferta}` }
      : { accountId, tipo: 'applicationReceived', datos: { titulo }, urlAcceso: `/mis-ofertas/${urlOferta}` },
  );

/** Prints what was sent, never today's CV, once: a second run finds the PDF made, with what is shown today. */
export const snapshotPdfWorker =
  ({ database, services: { brand, files } }: WorkerTools) =>
  async ({ applicationId }: Queues['snapshotPdf']): Promise<void> => {
    const undo: (() => Promise<void>)[] = [];
    const hidden = hiddenFields(brand);
    try {
      await database.transaction(async (db) => {
        const snapshot = await lockSnapshotToPrint(db, applicationId, hidden);
        if (!snapshot) return;
        const { nombre, apellidos } = snapshot.cv.personales;
        const pdf = await printCv({ db, brand, files }, snapshot.cv, snapshot);
        const saving = { db, onRollback: (step: () => Promise<void>) => void undo.push(step) };
        const fileId = await files.save(saving, `CV ${nombre} ${apellidos}.pdf`, 'pdf', pdf);
        await setSnapshotPdf(db, applicationId, fileId, hidden);
      });
    } catch (error) {
      await undoUnlessKept(undo, error);
      throw error;
    }
  };
