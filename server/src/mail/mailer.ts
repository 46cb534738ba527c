import type { Database } from '../db/database.ts';
import { keptMails } from '../db/tables/messages.ts';
import type { Env } from '../env.ts';

export interface Mail {
  para: string;
  asunto: string;
  texto: string;
}

/** Sends a mail, or throws so that its job is tried again. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Mail by SMTP where it is configured; without it, mails are kept in the database. */
export async function openMailer(env: Env, database: Database): Promise<Mailer> {
  if (!env.SMTP_URL) {
    return async (mail) => {
      await database.orm.insert(keptMails).values(mail);
    };
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: env.SMTP_URL, requireTLS: env.SMTP_TLS === 'required' });
  return async ({ para, asunto, texto }) => {
    await transport.sendMail({ from: env.MAIL_FROM, to: para, subject: asunto, text: texto });
  };
}
