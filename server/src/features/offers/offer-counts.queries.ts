import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/student-offers';
import type { Db, Statement } from '../../db/database.ts';
import { limitValues, matches, only, type Reader } from './offer-sql.queries.ts';
import { type FilterName, filterNames, filterQuery } from './search.rules.ts';

/** How many offers each value of each filter would leave. */

/** An offer has several of these. */
const lists = { idTitulacion: 's.titulaciones', idArea: 's.areas_titulaciones' } as const;

const columns: Record<Exclude<FilterName, keyof typeof lists>, string> = {
  idProvincia: 's.id_provincia',
  idIsla: 's.id_isla',
  idAreaFuncional: 's.id_area_funcional',
  idSector: 's.id_sector',
  idTipoContrato: 's.id_tipo_contrato',
  idModalidad: 's.id_modalidad',
};
const single = filterNames.flatMap((name) =>
  name === 'idTitulacion' || name === 'idArea' ? [] : [{ name, column: columns[name] }],
);
const columnList = single.map(({ column }) => column).join(', ');

/** The query without a filter that is in use; null where it is not, and so leaves all the same offers. */
const queryWithout = (name: FilterName): string => `($7::text[])[${filterNames.indexOf(name) + 1}]`;

const inUse = (name: FilterName): string => `${queryWithout(name)} is not null`;

/** The counts of a filter that is in use, which its own choice does not narrow. */
const ownCounts = (tipo: OfferType, name: FilterName, id: string, from: string): string => `
  select '${name}' as name, ${id} as id, count(*) as n from ${from}
  where ${inUse(name)} and ${matches(tipo, queryWithout(name))} group by ${id}`;

// The filters that are not in use are all counted in one pass over the offers that those in use leave; each
// that is in use takes a pass of its own, which a filter that is not in use never begins.
const countsOf = (tipo: OfferType): Statement => ({
  name: `offers_counts_${tipo}`,
  text: `
    with counted as (
      select case ${single.map(({ name, column }) => `when grouping(${column}) = 0 then '${name}'`).join(' ')} end as name,
        coalesce(${columnList}) as id, count(*) as n
      from offer_search s where ${matches(tipo, '$6')}
      group by grouping sets (${single.map(({ column }) => `(${column})`).join(', ')})
      union all
      select case when grouping(l.t) = 0 then 'idTitulacion' else 'idArea' end, coalesce(l.t, l.d), count(*)
      from offer_search s, unnest(${lists.idTitulacion}, ${lists.idArea}) l(t, d)
      where not (${inUse('idTitulacion')} and ${inUse('idArea')}) and ${matches(tipo, '$6')}
      group by grouping sets ((l.t), (l.d))
    ), kept as (
      select * from counted
      where case name ${filterNames.map((name) => `when '${name}' then not (${inUse(name)})`).join(' ')} end
      union all ${single.map(({ name, column }) => ownCounts(tipo, name, column, 'offer_search s')).join(' union all ')}
      union all ${ownCounts(tipo, 'idTitulacion', 'l', `offer_search s, unnest(${lists.idTitulacion}) l`)}
      union all ${ownCounts(tipo, 'idArea', 'l', `offer_search s, unnest(${lists.idArea}) l`)}
    )
    select json_build_object(${filterNames
      .map(
        (name) => `'${name}', coalesce((
          select json_agg(json_build_object('id', id, 'numTotal', n) order by n desc, id)
          from kept where name = '${name}' and id is not null), '[]')`,
      )
      .join(', ')})::text as counts`,
});

const counts: Record<OfferType, Statement> = { practicas: countsOf('practicas'), empleo: countsOf('empleo') };

/** For each filter, the offers that each of its values would leave with the other filters as they are, as JSON. */
export async function readCounts(
  db: Db,
  tipo: OfferType,
  filters: OfferFilters,
  reader: Reader,
): Promise<string> {
  // Where it is the only one, what is left without it is nothing, which is not the same as not being in use.
  const without = filterNames.map((name) =>
    filters[name] === undefined ? null : (filterQuery({ ...filters, [name]: undefined }) ?? ''),
  );
  const values = [...limitValues(filters, reader), filterQuery(filters), without];
  return only(await db.query<{ counts: string }>(counts[tipo], values)).counts;
}
