import type { Db } from '../../db/database.ts';

interface Expired {
  companyId: number;
  titulo: string;
  urlAcceso: string;
}

// Another process, or a company that is closing one of them, is not waited for: the next run takes the rest.
const expire = {
  name: 'offers_expire',
  text: `
    update offers set estado = 'caducada'
    where id in (
      select id from offers where estado = 'abierta' and fecha_caducidad < $1
      order by fecha_caducidad limit $2 for update skip locked)
    returning company_id as "companyId", titulo, url_acceso as "urlAcceso"`,
};

/** Expires some of the open offers whose last day was before this one. */
export const expireSome = (db: Db, today: string, most: number): Promise<Expired[]> =>
  db.query(expire, [today, most]);
