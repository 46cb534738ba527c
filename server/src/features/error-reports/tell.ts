import type { Queues } from '../../jobs/jobs.ts';
import { isLocal } from './error-reports.rules.ts';

const patienceMs = 5_000;

interface Channel {
  /** Address that takes `{text}`, as the usual chats do. */
  webhook: string | undefined;
  publicUrl: string;
}

/** Tells a failure to the institution's channel, where it has one. Never from somebody's own computer. */
export const errorReportWorker =
  ({ webhook, publicUrl }: Channel) =>
  async ({ texto }: Queues['errorReport']): Promise<void> => {
    if (webhook === undefined || isLocal(publicUrl)) return;
    const response = await fetch(webhook, {
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
