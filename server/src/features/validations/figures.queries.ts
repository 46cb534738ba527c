import type { Db } from '../../db/database.ts';
import { wasSent } from '../applications/application-parts.queries.ts';
import { waitingCompanies } from './company-validations.queries.ts';

/** What the managers' home says of how the portal goes. */

interface Figures {
  espera: { hastaDosDias: number; hastaUnaSemana: number; masDeUnaSemana: number };
  semanas: { desde: string; ofertas: number; candidaturas: number }[];
  provincias: { idProvincia: number | null; numTotal: number }[];
  medianaDias: number | null;
}

const mostProvinces = 8;

const figures = {
  name: 'manager_figures',
  text: `
    with waiting as (
      select $1::timestamptz - fecha as age from (
        select fecha from offers where estado = 'pendiente'
        union all select desde from (${waitingCompanies}) companies
        union all select creada from accounts where estado = 'pendiente' and email_sin_confirmar is null) all_of_them),
    weeks as (
      select n, $2::date - 7 * n - 6 as first from generate_series($3::integer - 1, 0, -1) n),
    opened as (
      select ($2::date - (fecha at time zone $4)::date) / 7 as n, count(*) as total from offers
      where fecha >= (select min(first) from weeks)::timestamp at time zone $4
        and estado in ('abierta', 'caducada', 'cerrada', 'retirada')
      group by 1),
    applied as (
      select ($2::date - (fecha at time zone $4)::date) / 7 as n, count(*) as total from applications a
      where fecha >= (select min(first) from weeks)::timestamp at time zone $4 and ${wasSent('a')}
      group by 1),
    decided as (
      select percentile_cont(0.5) within group (order by extract(epoch from d.fecha - d.sent) / 86400) as days
      from offers o cross join lateral (
        select h.fecha, (
          select max(e.fecha) from offer_history e
          where e.offer_id = o.id and e.hecho in ('enviada', 'reenviada') and e.fecha <= h.fecha) as sent
        from offer_history h where h.offer_id = o.id and h.hecho in ('validada', 'rechazada')) d
      where o.fecha >= $1::timestamptz - interval '90 days' and d.sent is not null)
    select
      (select json_build_object(
        'hastaDosDias', count(*) filter (where age < interval '2 days'),
        'hastaUnaSemana', count(*) filter (where age >= interval '2 days' and age < interval '7 days'),
        'masDeUnaSemana', count(*) filter (where age >= interval '7 days')) from waiting) as espera,
      (select json_agg(json_build_object('desde', to_char(first, 'YYYY-MM-DD'),
          'ofertas', coalesce(opened.total, 0), 'candidaturas', coalesce(applied.total, 0)) order by weeks.n desc)
        from weeks left join opened using (n) left join applied on applied.n = weeks.n) as semanas,
      coalesce((select json_agg(json_build_object('idProvincia', id_provincia, 'numTotal', total) order by total desc, id_provincia)
        from (select id_provincia, count(*) as total from offer_search
          group by id_provincia order by total desc, id_provincia limit ${mostProvinces}) most), '[]') as provincias,
      (select round(days::numeric, 1)::float from decided) as "medianaDias"`,
};

export async function managementFigures(
  db: Db,
  { now, today, weeks, zone }: { now: Date; today: string; weeks: number; zone: string },
): Promise<Figures> {
  const [row] = await db.query<Figures>(figures, [now.toISOString(), today, weeks, zone]);
  if (!row) throw new Error('figures are one row');
  return row;
}

interface CompanyHistory {
  desde: string;
  numValidadas: number;
  numRechazadas: number;
}

const history = {
  name: 'manager_company_history',
  text: `
    select c.creada as desde, count(*) filter (where h.hecho = 'validada')::integer as "numValidadas",
      count(*) filter (where h.hecho = 'rechazada')::integer as "numRechazadas"
    from companies c left join offers o on o.company_id = c.id left join offer_history h on h.offer_id = o.id
    where c.id = $1 group by c.id`,
};

/** How the offers of a company have been decided on so far. */
export async function companyHistory(db: Db, companyId: number): Promise<CompanyHistory> {
  const [row] = await db.query<CompanyHistory>(history, [companyId]);
  if (!row) throw new Error(`no company ${companyId}`);
  return row;
}
