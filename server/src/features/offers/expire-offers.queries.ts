import type { Db } from '../../db/database.ts';

interface Expired {
  id: number;
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
    returning id, company_id as "companyId", titulo, url_acceso as "urlAcceso"`,
};

const expiring = {
  name: 'offers_expiring',
  text: `
    update offers set aviso_caducidad = fecha_caducidad
    where id in (
      select id from offers
      where estado = 'abierta' and fecha_caducidad between $1::date and $1::date + $2::integer
        and aviso_caducidad is distinct from fecha_caducidad
        -- One that was open for days alone has been told of with its publication.
        and fecha < $1::date - $2::integer
      order by fecha_caducidad limit $3 for update skip locked)
    returning id, company_id as "companyId", titulo, url_acceso as "urlAcceso", fecha_caducidad as "fechaCaducidad"`,
};

/** Some of the open offers whose last day is at most so many days away, each once for each last day. */
export const remindSome = (
  db: Db,
  today: string,
  days: number,
  limit: number,
): Promise<(Expired & { fechaCaducidad: string })[]> => db.query(expiring, [today, days, limit]);

/** Expires some of the open offers whose last day was before this one. */
export const expireSome = (db: Db, today: string, limit: number): Promise<Expired[]> =>
  db.query(expire, [today, limit]);
