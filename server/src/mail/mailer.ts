import type { Database } from '../db/database.ts';
import { keptMails } from '../db/tables/messages.ts';
import type { Env } from '../env.ts';

export interface Mail {
  para: string;
  asunto: string;
  texto: string;
  /** Where an answer goes, where that is not whence it comes. */
  responder?: string;
  /** Where mail programs post that their reader wants no more of these (RFC 8058). */
  cancelar?: string;
  /** An event for the reader's calendar (RFC 5545). */
  calendario?: { metodo: 'PUBLISH' | 'CANCEL'; texto: string };
}

/** Sends a mail, or throws so that its job is tried again. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Mail by SMTP where it is configured; without it, mails are kept in the database. */
export async function openMailer(env: Env, database: Database): Promise<Mailer> {
  if (!env.SMTP_URL) {
    return async ({ para, asunto, texto, calendario }) => {
      await database.orm.insert(keptMails).values({ para, asunto, texto, calendario: calendario?.texto });
    };
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: env.SMTP_URL, requireTLS: env.SMTP_TLS === 'required' });
  return async ({ para, asunto, texto, responder, cancelar, calendario }) => {
    const headers = cancelar && {
      'List-Unsubscribe': `<${cancelar}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: para,
      subject: asunto,
      text: texto,
      ...(responder && { replyTo: responder }),
      ...(headers && { headers }),
      ...(calendario && {
        icalEvent: { method: calendario.metodo, filename: 'cita.ics', content: calendario.texto },
      }),
    });
  };
}
