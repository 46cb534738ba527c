import type { OfferType } from '@portal/contract/offer-fields';
import type { Db } from '../../db/database.ts';
import { notExpired } from '../offers/offer-sql.queries.ts';

/** Of how many open offers, the newest, the words are known. */
const titlesRead = 2_000;

const titles = {
  name: 'offers_titles',
  text: `
    select concat_ws(' ', o.titulo, o.localidad) as texto
    from (
      select s.offer_id from offer_search s where s.tipo = $1 and ${notExpired('s', '$2')}
      order by s.fecha desc, s.offer_id desc limit ${titlesRead}
    ) newest join offers o on o.id = newest.offer_id`,
};

/** The titles of the newest open offers of a type, each with its town. */
export async function readTitles(db: Db, tipo: OfferType, today: string): Promise<string[]> {
  const rows = await db.query<{ texto: string }>(titles, [tipo, today]);
  return rows.map(({ texto }) => texto);
}
