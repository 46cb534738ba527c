import type { Queues } from '../../../jobs/queues.ts';

/** The jobs that send these students a link to set the first password. */
export const firstLinksTo = (accountIds: readonly number[]): Queues['accountLink'][] =>
  accountIds.map((accountId) => ({ accountId, primera: true, enLote: true }));
