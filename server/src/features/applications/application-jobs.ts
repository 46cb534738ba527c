import type { Queues } from '../../jobs/jobs.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { activeContacts } from '../notifications/notify.queries.ts';
import { findApplied, lockSnapshotToPrint, setSnapshotPdf } from './application-jobs.queries.ts';
import { cvPdf } from './cv-pdf.ts';

/** What follows from an application: the mails, whose notifications are there already, and the PDF. */
export const appliedWorker =
  ({ database, services: { jobs } }: WorkerTools) =>
  async ({ applicationId }: Queues['applied']): Promise<void> => {
    await database.transaction(async (db) => {
      const application = await findApplied(db, applicationId);
      if (!application) return;
      const { studentId, companyId, titulo, urlOferta } = application;
      const datos = { titulo };
      const contacts = await activeContacts(db, companyId);
      await jobs.send(
        db,
        'mail',
        {
          accountId: studentId,
          tipo: 'applicationSent',
          datos,
          urlAcceso: `/mis-candidaturas/${urlOferta}`,
        },
        ...contacts.map((accountId) => ({
          accountId,
          tipo: 'applicationReceived',
          datos,
          urlAcceso: `/mis-ofertas/${urlOferta}`,
        })),
      );
      await jobs.send(db, 'snapshotPdf', { applicationId });
    });
  };

/** Prints what was sent, never today's CV, once: a second run finds the PDF made. */
export const snapshotPdfWorker =
  ({ database, services: { brand, files } }: WorkerTools) =>
  async ({ applicationId }: Queues['snapshotPdf']): Promise<void> => {
    const undo: (() => Promise<void>)[] = [];
    try {
      await database.transaction(async (db) => {
        const snapshot = await lockSnapshotToPrint(db, applicationId);
        if (!snapshot) return;
        const { nombre, apellidos } = snapshot.cv.personales;
        const pdf = await cvPdf(snapshot.cv, snapshot.idioma ?? brand.idiomaPorDefecto, brand);
        const saving = { db, onRollback: (step: () => Promise<void>) => void undo.push(step) };
        const fileId = await files.save(saving, `CV ${nombre} ${apellidos}.pdf`, 'pdf', pdf);
        await setSnapshotPdf(db, applicationId, fileId);
      });
    } catch (error) {
      await Promise.all(undo.map((step) => step()));
      throw error;
    }
  };
