import { undoUnlessKept } from '../../db/database.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { lockWaitingCvPdf, updateCvPdf } from './cv-pdf.queries.ts';
import { cvTexts } from './cv-pdf-texts.ts';
import { printCv } from './print-cv.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Prints a student's own CV for the student. */
    cvPdf: { id: number };
  }
}

/** Prints a CV once. One that fails says so, and is asked for again. */
export const cvPdfWorker =
  ({ database, services: { brand, files } }: WorkerTools) =>
  async ({ id }: Queues['cvPdf']): Promise<void> => {
    const undo: (() => Promise<void>)[] = [];
    try {
      await database.transaction(async (db) => {
        const waiting = await lockWaitingCvPdf(db, id);
        if (!waiting) return;
        const { cv, studentId, idiomaCv } = waiting;
        const pdf = await printCv({ db, brand, files }, cv, waiting);
        const saving = {
          db,
          session: { accountId: studentId },
          onRollback: (step: () => Promise<void>) => void undo.push(step),
        };
        const { nombre, apellidos } = cv.personales;
        const name = `${cvTexts[idiomaCv].fileName} ${nombre} ${apellidos}.pdf`;
        await updateCvPdf(db, id, {
          estado: 'lista',
          fileId: await files.saveMade(saving, name, 'pdf', pdf),
        });
      });
    } catch (error) {
      await undoUnlessKept(undo, error);
      await updateCvPdf(database, id, { estado: 'fallida' });
      throw error;
    }
  };
