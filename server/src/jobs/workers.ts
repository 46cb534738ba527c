import { accountLinkWorker } from '../features/accounts/link-mail.ts';
import { appliedWorker, snapshotPdfWorker } from '../features/applications/application-jobs.ts';
import { errorReportWorker } from '../features/error-reports/tell.ts';
import { digestMailWorker, digestsWorker } from '../features/notifications/digests.ts';
import { mailToWorker, mailWorker } from '../features/notifications/mails.ts';
import { expireOffersWorker } from '../features/offers/expire-offers.ts';
import type { Workers } from './jobs.ts';
import { sweepWorker } from './sweep.ts';
import type { WorkerTools } from './worker-tools.ts';

/** What runs each queue. */
export const workers = (tools: WorkerTools): Workers => ({
  mail: mailWorker(tools),
  mailTo: mailToWorker(tools),
  accountLink: accountLinkWorker(tools),
  applied: appliedWorker(tools),
  snapshotPdf: snapshotPdfWorker(tools),
  errorReport: errorReportWorker({ webhook: tools.errorsWebhook, publicUrl: tools.services.publicUrl }),
  expireOffers: expireOffersWorker(tools),
  digests: digestsWorker(tools),
  digestMail: digestMailWorker(tools),
  sweep: sweepWorker(tools),
});
