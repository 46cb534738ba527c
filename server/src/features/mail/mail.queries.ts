import type { Db } from '../../db/database.ts';

const page = {
  name: 'mails',
  text: `
    select id as "idCorreo", para, asunto, texto, fecha from kept_mails
    order by fecha desc, id desc limit $1 offset $2`,
};
const total = { name: 'mails_total', text: 'select count(*)::integer as n from kept_mails' };

interface KeptMail {
  idCorreo: number;
  para: string;
  asunto: string;
  texto: string;
  fecha: string;
}

/** Mails that were kept instead of sent, the newest first. */
export const listKept = (db: Db, limit: number, offset: number): Promise<KeptMail[]> =>
  db.query(page, [limit, offset]);

export async function countKept(db: Db): Promise<number> {
  const [row] = await db.query<{ n: number }>(total, []);
  return row?.n ?? 0;
}

const deleteOld = { name: 'mails_delete_old', text: 'delete from kept_mails where fecha < $1' };

/** They carry personal data: nobody needs them for ever. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.query(deleteOld, [before.toISOString()]);
}
