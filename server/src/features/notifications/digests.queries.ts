import type { Db } from '../../db/database.ts';
import { digestHour } from '../../notify/digests.rules.ts';
import { type Entry, entriesOf } from './entries.queries.ts';

// What was told before the hour of the day, and nothing that was read or deleted meanwhile. The row of the day is
// what makes it one: of two processes at once the second finds it there and takes nothing.
const take = {
  name: 'digests_take',
  text: `
    with waiting as (
      select n.id, n.account_id from notifications n join accounts a on a.id = n.account_id
      where n.correo = 'resumen' and n.dia_resumen is null and n.leida is null and n.eliminada is null
        and n.fecha < ($1::date + make_interval(hours => ${digestHour})) at time zone $2
        and a.estado = 'activa'
        and not exists (select from digests d where d.account_id = n.account_id and d.dia = $1::date)
    ), claimed as (
      insert into digests (account_id, dia)
      select distinct account_id, $1::date from waiting order by account_id limit $3
      on conflict do nothing
      returning account_id
    ), taken as (
      update notifications n set dia_resumen = $1::date
      from waiting w join claimed c on c.account_id = w.account_id
      where n.id = w.id
    )
    select account_id as "accountId" from claimed`,
};

/** Takes what waits for the mail of a day, of up to `most` accounts that have none yet. */
export const takeDigests = (
  db: Db,
  dia: string,
  zone: string,
  limit: number,
): Promise<{ accountId: number }[]> => db.query(take, [dia, zone, limit]);

const begin = {
  name: 'digest_begin',
  text: `
    update digests set enviado = now() where account_id = $1 and dia = $2 and enviado is null
    returning account_id`,
};

/** Takes the sending upon oneself; false where somebody has. */
export const beginDigest = async (db: Db, accountId: number, dia: string): Promise<boolean> =>
  (await db.query(begin, [accountId, dia])).length > 0;

const giveUp = {
  name: 'digest_give_up',
  text: 'update digests set enviado = null where account_id = $1 and dia = $2',
};

export async function giveUpDigest(db: Db, accountId: number, dia: string): Promise<void> {
  await db.query(giveUp, [accountId, dia]);
}

// Of a company that the contact no longer speaks for, nothing is said.
const taken = `
  account_id = $1 and dia_resumen = $2 and leida is null and eliminada is null
  and exists (select from accounts a where a.id = notifications.account_id and a.estado = 'activa')
  and (company_id is null or exists (
    select from company_contacts cc
    where cc.account_id = notifications.account_id and cc.company_id = notifications.company_id and cc.activo))`;

const news = {
  name: 'digest_news',
  text: `
    with entries as (${entriesOf(taken)})
    select company_id as "companyId", tipo, datos, url_acceso as "urlAcceso", count, applications
    from entries order by fecha desc, id desc`,
};

/** What the mail of the day tells: what was taken for it and is still unread and there. */
export const digestNews = (db: Db, accountId: number, dia: string): Promise<Entry[]> =>
  db.query(news, [accountId, dia]);
