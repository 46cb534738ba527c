import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import { mostSummed } from '@portal/contract/company-offers';
import type { OfferType } from '@portal/contract/offer-fields';
import type { Db } from '../../db/database.ts';
import { isUnanswered, isUnread, wasSent } from '../applications/application-parts.queries.ts';
import { chosenStates, placeInProcess } from '../applications/applications.rules.ts';

/** What a company's home says of its offers. */

const s = applicationStates;

/** The states from this one on that lead to being selected. */
const from = (state: ApplicationStateId): string =>
  [s.shortlisted, s.interview, s.preregistration, s.awaitingIncorporationForm, s.selected]
    .filter((id) => placeInProcess(id) >= placeInProcess(state))
    .join(',');

interface Waiting {
  numCandidatos: number;
  numOfertas: number;
  urlOferta: string | null;
}

interface Standing {
  sinLeer: Waiting;
  sinResponder: Waiting;
  caducan: { numOfertas: number; urlOferta: string | null; fecha: string | null };
  ofertas: {
    urlAcceso: string;
    titulo: string;
    tipo: OfferType;
    recibidas: number;
    leidas: number;
    preseleccionadas: number;
    entrevistas: number;
    seleccionadas: number;
  }[];
}

/** The sum of a count over the offers, how many have any, and which one where it is the only one. */
const waitingOf = (count: string): string => `
  json_build_object('numCandidatos', coalesce(sum(${count}), 0),
    'numOfertas', count(*) filter (where ${count} > 0),
    'urlOferta', case when count(*) filter (where ${count} > 0) = 1
      then min(url_acceso) filter (where ${count} > 0) end)`;

const endsSoon = `estado = 'abierta' and fecha_caducidad between $2::date and $3::date`;

const standing = {
  name: 'own_offers_standing',
  text: `
    with own as (
      select id, url_acceso, titulo, tipo, estado, fecha, fecha_caducidad from offers
      where company_id = $1 and estado in ('abierta', 'caducada')),
    counted as materialized (
      select o.*, a.* from own o cross join lateral (
        select count(*) as recibidas, count(leida) as leidas, count(*) filter (where ${isUnread('p')}) as unread,
          count(*) filter (where ${isUnanswered('p')}) as unanswered,
          count(*) filter (where id_estado in (${from(s.shortlisted)})) as preseleccionadas,
          count(*) filter (where id_estado in (${from(s.interview)})) as entrevistas,
          count(*) filter (where id_estado in (${chosenStates.join(',')})) as seleccionadas
        from applications p
        where p.offer_id = o.id and p.id_estado <> ${s.withdrawn} and ${wasSent('p')}) a)
    select ${waitingOf('unread')} as "sinLeer", ${waitingOf('unanswered')} as "sinResponder",
      json_build_object('numOfertas', count(*) filter (where ${endsSoon}),
        'urlOferta', case when count(*) filter (where ${endsSoon}) = 1
          then min(url_acceso) filter (where ${endsSoon}) end,
        'fecha', min(fecha_caducidad) filter (where ${endsSoon})) as caducan,
      coalesce((
        select json_agg(json_build_object('urlAcceso', url_acceso, 'titulo', titulo, 'tipo', tipo,
          'recibidas', recibidas, 'leidas', leidas, 'preseleccionadas', preseleccionadas,
          'entrevistas', entrevistas, 'seleccionadas', seleccionadas) order by fecha desc, id desc)
        from (select * from counted where estado = 'abierta' order by fecha desc, id desc limit ${mostSummed}) newest
      ), '[]') as ofertas
    from counted`,
};

/** What waits, with the offers that end from one day to another. */
export async function standingOf(
  db: Db,
  companyId: number,
  days: { from: string; to: string },
): Promise<Standing> {
  const [row] = await db.query<Standing>(standing, [companyId, days.from, days.to]);
  if (!row) throw new Error('a sum over offers has one row');
  return row;
}

const perDay = {
  name: 'own_applications_per_day',
  text: `
    select to_char(dia, 'YYYY-MM-DD') as dia, coalesce(n, 0)::integer as "numTotal"
    from generate_series($2::date, $3::date, interval '1 day') dia
      left join (
        select (p.fecha at time zone $4)::date as came, count(*) as n
        from offers o join applications p on p.offer_id = o.id
        where o.company_id = $1 and o.estado <> 'eliminada' and ${wasSent('p')}
          and p.fecha >= $2::date::timestamp at time zone $4
        group by came) a on came = dia
    order by dia`,
};

/** How many applied to the company's offers on each day, from one to another in a time zone. */
export const applicationsPerDay = (
  db: Db,
  companyId: number,
  { from: first, to, zone }: { from: string; to: string; zone: string },
): Promise<{ dia: string; numTotal: number }[]> => db.query(perDay, [companyId, first, to, zone]);
