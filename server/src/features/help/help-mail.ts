import type { WorkerTools } from '../../jobs/worker-tools.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Mails an area of the institution what somebody wrote to it. */
    helpMail: { para: string; responder: string; asunto: string; texto: string };
  }
}

export const helpMailWorker =
  ({ mailer }: WorkerTools) =>
  (mail: { para: string; responder: string; asunto: string; texto: string }): Promise<void> =>
    mailer(mail);
