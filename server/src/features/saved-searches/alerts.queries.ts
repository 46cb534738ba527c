import type { offerTypes } from '@portal/contract/offer-fields';
import type { Db } from '../../db/database.ts';
import { digestHour } from '../../notify/digests.rules.ts';
import { notExpired } from '../offers/offer-sql.queries.ts';
import type { AlertDays } from './saved-searches.rules.ts';

/** Whether a student `st` sees offers of the type (specification 2, §6), as `serviceRefusal` has it. */
const sees = (tipo: string) => `
  case ${tipo} when 'empleo' then st.con_empleo
    else st.con_practicas and st.puede_ofertas_practicas and not st.solo_ciclos_uax end`;

// The vector is made anew: as it is kept it would be unpacked for every search.
const offer = `
  offer as materialized (
    select s.offer_id, s.tipo, s.remuneracion, s.vector || ''::tsvector as vector
    from offer_search s where s.offer_id = $1)`;

/** The searches with alerts that an offer `o` matches, without its requirements. */
const matching = `
  from offer o
    join saved_searches b on b.tipo = o.tipo and b.alerta <> 'ninguna' and o.vector @@ b.consulta
      and (b.remuneracion_minima is null or o.remuneracion >= b.remuneracion_minima)
    join students st on st.id = b.student_id
    join accounts a on a.id = st.id and a.estado = 'activa'
  where ${sees('o.tipo')}`;

/** It asks only for what the student meets, which no statement knows. */
const asksFitting = `coalesce(b.filtros->'soloEncajan' = 'true', false)`;

const match = {
  name: 'alerts_match',
  text: `
    with ${offer}
    insert into search_alerts (search_id, offer_id, creada)
    select b.id, o.offer_id, $2::timestamptz ${matching} and not ${asksFitting}
    on conflict do nothing`,
};

/** Notes an offer that has opened for the searches with alerts that it matches; what was noted before is not noted again. */
export async function matchOffer(db: Db, offerId: number, now: Date): Promise<void> {
  await db.query(match, [offerId, now.toISOString()]);
}

const asking = {
  name: 'alerts_asking',
  text: `with ${offer} select b.id as "searchId", b.student_id as "studentId" ${matching} and ${asksFitting} order by b.id`,
};

/** The searches with alerts that an offer matches if their students meet all that it asks. */
export const searchesIfMet = (db: Db, offerId: number): Promise<{ searchId: number; studentId: number }[]> =>
  db.query(asking, [offerId]);

const note = {
  name: 'alerts_note',
  text: `
    insert into search_alerts (search_id, offer_id, creada)
    select b.id, $2, $3::timestamptz from saved_searches b where b.id = any($1::integer[])
    on conflict do nothing`,
};

/** Notes an offer for these searches; what was noted before is not noted again. */
export async function noteOffer(
  db: Db,
  offerId: number,
  searchIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.query(note, [searchIds, offerId, now.toISOString()]);
}

const hourOf = (day: string) => `(${day}::date + make_interval(hours => ${digestHour})) at time zone $4`;

const take = {
  name: 'alerts_take',
  text: `
    with due as (
      select h.search_id, h.offer_id, b.student_id
      from search_alerts h join saved_searches b on b.id = h.search_id
      where h.lote is null and h.creada < case b.alerta
        when 'inmediata' then $1::timestamptz when 'diaria' then ${hourOf('$2')} when 'semanal' then ${hourOf('$3')} end
    ), chosen as (
      select distinct student_id from due order by student_id limit $6
    ), taken as (
      update search_alerts h set lote = $5
      from due d join chosen using (student_id)
      where h.search_id = d.search_id and h.offer_id = d.offer_id and h.lote is null
      returning h.search_id
    )
    select b.student_id as "studentId", string_agg(distinct b.nombre, ' · ') as busquedas
    from saved_searches b where b.id in (select search_id from taken)
    group by b.student_id`,
};

/** Takes what is due to be told of up to `limit` students into the batch `lote`. */
export const takeAlerts = (
  db: Db,
  { diaria, semanal }: AlertDays,
  { lote, limit, now, zone }: { lote: string; limit: number; now: Date; zone: string },
): Promise<{ studentId: number; busquedas: string }[]> =>
  db.query(take, [now.toISOString(), diaria, semanal, zone, lote, limit]);

export interface AlertOffer {
  titulo: string;
  tipo: (typeof offerTypes)[number];
  urlAcceso: string;
  /** Null where the offer hides it. */
  empresa: string | null;
  localidad: string | null;
  /** The searches that it matches. */
  busquedas: { nombre: string; clave: string }[];
}

// What closed meanwhile, what the student has applied to and what was told as no longer wanted is left out.
const batch = {
  name: 'alerts_batch',
  text: `
    select o.titulo, o.tipo, o.url_acceso as "urlAcceso", o.localidad,
      case when not o.ocultar_datos_empresa then c.nombre_comercial end as empresa,
      json_agg(json_build_object('nombre', b.nombre, 'clave', b.clave) order by b.nombre) as busquedas
    from search_alerts h
      join saved_searches b on b.id = h.search_id and b.alerta <> 'ninguna'
      join students st on st.id = b.student_id
      join offers o on o.id = h.offer_id and o.estado = 'abierta' and ${notExpired('o', '$3')}
      join companies c on c.id = o.company_id
    where h.lote = $2 and b.student_id = $1 and ${sees('o.tipo')}
      and not exists (select from applications p where p.offer_id = o.id and p.student_id = b.student_id)
    group by o.id, c.id order by o.fecha desc, o.id desc`,
};

/** The offers of a batch for a student that are still open, the newest first. */
export const alertOffers = (db: Db, studentId: number, lote: string, today: string): Promise<AlertOffer[]> =>
  db.query<AlertOffer>(batch, [studentId, lote, today]);

const old = { name: 'alerts_old', text: 'delete from search_alerts where creada < $1::timestamptz' };

/** Deletes what was told before this moment. */
export async function deleteOldAlerts(db: Db, before: Date): Promise<void> {
  await db.query(old, [before.toISOString()]);
}
