import type { OfferType } from '@portal/contract/offer-fields';
import type { Db } from '../../db/database.ts';
import { expectOne, notExpired, type Reader } from '../offers/offer-sql.queries.ts';
import { cardHead, cardTables, cardTail, ownState, perType } from './student-offers.queries.ts';

const shown = 4;
/** Of how many, the newest that have anything in common with it, it is seen how much that is. */
const maxCompared = 500;

/** What two offers have in common: a degree, a degree's area, the functional area, the province. */
const points = `
  3 * (s.titulaciones && m.titulaciones)::integer + (s.areas_titulaciones && m.areas_titulaciones)::integer
    + 2 * coalesce(s.id_area_funcional = m.id_area_funcional, false)::integer
    + coalesce(s.id_provincia = m.id_provincia, false)::integer`;

// The row that the index would have of it, since it may be open no more.
const similar = perType((tipo) => ({
  name: `offers_similar_${tipo}`,
  text: `
    with mine as materialized (
      select r.titulaciones, r.areas_titulaciones, r.id_area_funcional, r.id_provincia
      from offers o cross join lateral portal_search_row(o) r where o.id = $1
    ), asked as materialized (
      select string_agg(quote_literal(word), ' | ')::tsquery as any_of from mine m cross join lateral unnest(
        array(select 't=' || d from unnest(m.titulaciones) d)
          || array(select 'd=' || d from unnest(m.areas_titulaciones) d)
          || array_remove(array['a=' || m.id_area_funcional], null)) word
    ), near as (
      select s.offer_id, s.id_isla, s.fecha, ${points} as points
      from offer_search s cross join mine m
      where s.tipo = '${tipo}' and s.vector @@ (select any_of from asked) and s.offer_id <> $1
        and ${notExpired('s', '$2')}
        and not exists (select from applications a where a.offer_id = s.offer_id and a.student_id = $3)
      order by s.fecha desc, s.offer_id desc limit ${maxCompared}
    )
    select '[' || coalesce(string_agg(card, ',' order by n), '') || ']' as ofertas
    from (
      select s.n, ${cardHead('$4')} || ${ownState('$4')} || ${cardTail} as card
      from (
        select n.offer_id, n.id_isla, row_number() over (order by n.points desc, n.fecha desc, n.offer_id desc) as n
        from near n order by n limit ${shown}
      ) s ${cardTables('$3')}
    ) card`,
}));

/** The cards, as JSON, of open offers like this one, which the student has not applied to. */
export async function readSimilar(
  db: Db,
  tipo: OfferType,
  offerId: number,
  { today, studentId, language }: Reader,
): Promise<string> {
  const values = [offerId, today, studentId, language];
  return expectOne(await db.query<{ ofertas: string }>(similar[tipo], values)).ofertas;
}
