import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { isLocal } from './error-reports.rules.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Tells a failure to the institution's channel. */
    errorReport: { texto: string };
  }
}

const patienceMs = 5_000;

/** Tells a failure to the institution's channel, where it has one. Never from somebody's own computer. */
export const errorReportWorker =
  ({ errorsWebhook, services: { publicUrl } }: WorkerTools) =>
  async ({ texto }: Queues['errorReport']): Promise<void> => {
    if (errorsWebhook === undefined || isLocal(publicUrl)) return;
    const response = await fetch(errorsWebhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: texto }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    // The address is a secret: the log says only what it answered.
    if (!response.ok) throw new Error(`the channel for errors answered ${response.status}`);
  };
