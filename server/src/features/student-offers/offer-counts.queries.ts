import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import { dayStepsBack, paySteps } from '@portal/contract/student-offers';
import type { Db, Statement } from '../../db/database.ts';
import { expectOne, type LimitName, limitValues, matches, type Reader } from '../offers/offer-sql.queries.ts';
import { type FilterName, filterNames, filterQuery } from './search.rules.ts';
import { perType } from './student-offers.queries.ts';

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

/** The query without a filter that is in use; null where it is not, and so leaves all the same offers. */
const queryWithout = (name: FilterName): string => `($7::text[])[${filterNames.indexOf(name) + 1}]`;

const inUse = (name: FilterName): string => `${queryWithout(name)} is not null`;

interface CountedSearch {
  readonly tipo: OfferType;
  /** The parameter with the only offers that are counted; undefined where all are. */
  readonly among: string | undefined;
}

const matchesOf = ({ tipo, among }: CountedSearch, filters: string, without?: LimitName): string =>
  matches(tipo, filters, { among, ...(without && { without }) });

/** The counts of a filter that is in use, which its own choice does not narrow. */
const ownCounts = (search: CountedSearch, name: FilterName, id: string, from: string): string => `
  select '${name}' as name, ${id} as id, count(*) as n from ${from}
  where ${inUse(name)} and ${matchesOf(search, queryWithout(name))} group by 2`;

interface Limit {
  readonly name: LimitName;
  /** Its value, where it is in use. */
  readonly value: string;
  /** The choices from the one that leaves most. */
  readonly steps: (tipo: OfferType) => string;
  /** How many of the choices an offer passes. */
  readonly passed: (tipo: OfferType) => string;
}

const payStepsOf = (tipo: OfferType): string => `array[${paySteps[tipo].join(', ')}]`;
const daySteps = [...dayStepsBack].sort((one, other) => other - one).map((back) => `$2::date - ${back}`);
const dayBegins = daySteps.map((day) => `(${day})::timestamp at time zone $5`);

const limits: readonly Limit[] = [
  {
    name: 'remuneracionMinima',
    value: '$3::numeric',
    steps: payStepsOf,
    passed: (tipo) => `width_bucket(s.remuneracion, ${payStepsOf(tipo)}::numeric[])`,
  },
  {
    name: 'fechaDesde',
    value: '$4::date',
    steps: () => `array[${daySteps.join(', ')}]`,
    passed: () => `width_bucket(s.fecha, array[${dayBegins.join(', ')}])`,
  },
];

/** Everything that is counted once for each offer: the columns, and how many choices of each limit it passes. */
const groups = [...single, ...limits.map(({ name }) => ({ name, column: `s."${name}"` }))];

const isKept = [
  ...filterNames.map((name) => `when '${name}' then not (${inUse(name)})`),
  ...limits.map(({ name, value }) => `when '${name}' then ${value} is null`),
].join(' ');

const countsOfLimit = (tipo: OfferType, { name, steps }: Limit): string => `'${name}', coalesce((
  select json_agg(json_build_object('valor', valor, 'numTotal', n) order by valor) from (
    select valor, (select sum(n) from kept where name = '${name}' and id >= place) as n
    from unnest(${steps(tipo)}) with ordinality step(valor, place)
  ) step where n > 0), '[]')`;

// The filters that are not in use are all counted in one pass over the offers that those in use leave; each
// that is in use takes a pass of its own, which a filter that is not in use never begins.
const countsOf = (search: CountedSearch): Statement => {
  const { tipo, among } = search;
  return {
    name: `offers_counts_${tipo}${among === undefined ? '' : '_fitting'}`,
    text: `
    with counted as (
      select case ${groups.map(({ name, column }) => `when grouping(${column}) = 0 then '${name}'`).join(' ')} end as name,
        coalesce(${groups.map(({ column }) => column).join(', ')}) as id, count(*) as n
      from (
        select s.*, ${limits.map(({ name, passed }) => `${passed(tipo)} as "${name}"`).join(', ')}
        from offer_search s where ${matchesOf(search, '$6')}
      ) s
      group by grouping sets (${groups.map(({ column }) => `(${column})`).join(', ')})
      union all
      select case when grouping(l.t) = 0 then 'idTitulacion' else 'idArea' end, coalesce(l.t, l.d), count(*)
      from offer_search s, unnest(${lists.idTitulacion}, ${lists.idArea}) l(t, d)
      where not (${inUse('idTitulacion')} and ${inUse('idArea')}) and ${matchesOf(search, '$6')}
      group by grouping sets ((l.t), (l.d))
    ), kept as (
      select * from counted where case name ${isKept} end
      union all ${single.map(({ name, column }) => ownCounts(search, name, column, 'offer_search s')).join(' union all ')}
      union all ${ownCounts(search, 'idTitulacion', 'l', `offer_search s, unnest(${lists.idTitulacion}) l`)}
      union all ${ownCounts(search, 'idArea', 'l', `offer_search s, unnest(${lists.idArea}) l`)}
      union all ${limits
        .map(
          ({ name, value, passed }) => `
            select '${name}', ${passed(tipo)}, count(*) from offer_search s
            where ${value} is not null and ${matchesOf(search, '$6', name)} group by 2`,
        )
        .join(' union all ')}
    )
    select json_build_object(${filterNames
      .map(
        (name) => `'${name}', coalesce((
          select json_agg(json_build_object('id', id, 'numTotal', n) order by n desc, id)
          from kept where name = '${name}' and id is not null), '[]')`,
      )
      .join(', ')}, ${limits.map((limit) => countsOfLimit(tipo, limit)).join(', ')})::text as counts`,
  };
};

const counts = perType((tipo) => countsOf({ tipo, among: undefined }));
const countsAmong = perType((tipo) => countsOf({ tipo, among: '$8' }));

/**
 * For each filter, the offers that each of its values would leave with the other filters as they are, as JSON; of these
 * offers alone where they are given.
 */
export async function readCounts(
  db: Db,
  tipo: OfferType,
  filters: OfferFilters,
  reader: Reader,
  among?: readonly number[],
): Promise<string> {
  // Where it is the only one, what is left without it is nothing, which is not the same as not being in use.
  const without = filterNames.map((name) =>
    filters[name] === undefined ? null : (filterQuery({ ...filters, [name]: undefined }) ?? ''),
  );
  const values = [...limitValues(filters, reader), filterQuery(filters), without];
  const rows = among
    ? await db.query<{ counts: string }>(countsAmong[tipo], [...values, among])
    : await db.query<{ counts: string }>(counts[tipo], values);
  return expectOne(rows).counts;
}
