import { applicationStates } from '@portal/contract/applications';
import { addDays } from '@portal/contract/days';
import type { Answer } from '@portal/contract/endpoint';
import {
  type getManagedOffer,
  type ListedOffer,
  type ManagedOfferFilters,
  managedOfferStates,
  soonDays,
} from '@portal/contract/managed-offers';
import type { Db } from '../../db/database.ts';
import { wasSent } from '../applications/application-parts.queries.ts';
import { declinedByStudent, expectOne } from '../offers/offer-sql.queries.ts';

// As the index has them.
const words = "portal_name_words(o.titulo || ' ' || o.referencia)";
/** The beginning of every word that was typed. */
const asked = '(select portal_beginnings($1))';
const ofNamedCompany = `o.company_id in (select named.id from companies named
  where portal_name_words(named.nombre_comercial || ' ' || named.nombre_fiscal || ' ' || named.cif) @@ ${asked})`;

type Filter = Exclude<keyof ManagedOfferFilters, 'estadoOferta'>;

/** One condition for each filter, on an offer `o`; its values are `$1` to `$5`. */
const conditions: { readonly [F in Filter]: string } = {
  texto: `(${words} @@ ${asked} or ${ofNamedCompany})`,
  tipo: 'o.tipo = $2',
  idEmpresa: 'o.company_id = $3::integer',
  caducaPronto: `o.estado = 'abierta' and o.fecha_caducidad between $4::date and $5::date`,
};
const filterNames = ['texto', 'tipo', 'idEmpresa', 'caducaPronto'] as const;

const shown = managedOfferStates.map((state) => `'${state}'`).join(', ');

const listed = `
  'idoferta', o.id, 'urlAcceso', o.url_acceso, 'referencia', o.referencia, 'tipo', o.tipo, 'titulo', o.titulo,
  'estadoOferta', o.estado, 'idEmpresa', o.company_id, 'empresa', c.nombre_comercial, 'fecha', o.fecha,
  'fechaCaducidad', o.fecha_caducidad, 'fechaDestacada', o.fecha_destacada, 'plazas', o.plazas,
  'numCandidatos', (select count(*)::integer from applications p
    where p.offer_id = o.id and p.id_estado <> ${applicationStates.withdrawn}),
  'preferidoPendiente', o.estado = 'abierta' and not o.preferido_atendido
    and coalesce(trim(o.candidato_preferido), '') <> ''`;

interface Page {
  ofertas: ListedOffer[];
  porEstado: { estadoOferta: ListedOffer['estadoOferta']; numTotal: number }[];
  empresa: string | null;
}

/** A page of the offers that the filters leave, with how many there are in each state by the other filters. */
export async function findOffers(
  db: Db,
  filters: ManagedOfferFilters,
  today: string,
  limit: number,
  offset: number,
): Promise<Page & { numTotal: number }> {
  const { tipo, estadoOferta, idEmpresa } = filters;
  // Words without a letter or a digit look for nothing.
  const texto = /[\p{L}\p{N}]/u.test(filters.texto ?? '') ? filters.texto : undefined;
  const used = filterNames.filter((name) =>
    name === 'texto'
      ? texto !== undefined
      : name === 'caducaPronto'
        ? filters[name]
        : filters[name] !== undefined,
  );
  const where = [
    `o.estado in (${shown})`,
    // A parameter that no condition names would have no type.
    '($1::text is null or true) and ($2::text is null or true) and ($4::date is null or $5::date is null or true)',
    ...used.map((name) => conditions[name]),
  ].join(' and ');
  const statement = {
    name: `managed_offers_${used.join('_')}${estadoOferta === undefined ? '' : '_state'}`,
    text: `
      with page as (
        select o.id from offers o
        where ${where} ${estadoOferta === undefined ? 'and ($6::text is null or true)' : 'and o.estado = $6'}
        order by o.fecha desc nulls last, o.id desc nulls last limit $7 offset $8)
      select
        coalesce((select json_agg(json_build_object(${listed}) order by o.fecha desc, o.id desc)
          from page join offers o on o.id = page.id join companies c on c.id = o.company_id), '[]') as ofertas,
        coalesce((select json_agg(json_build_object('estadoOferta', estado, 'numTotal', n))
          from (select o.estado, count(*)::integer as n from offers o where ${where} group by o.estado) counts), '[]')
          as "porEstado",
        (select nombre_comercial from companies where id = $3::integer) as empresa`,
  };
  const page = expectOne(
    await db.query<Page>(statement, [
      texto ?? null,
      tipo ?? null,
      idEmpresa ?? null,
      today,
      addDays(today, soonDays),
      estadoOferta ?? null,
      limit,
      offset,
    ]),
  );
  const porEstado = managedOfferStates.flatMap((state) =>
    page.porEstado.filter((count) => count.estadoOferta === state),
  );
  const numTotal = porEstado
    .filter((count) => estadoOferta === undefined || count.estadoOferta === estadoOferta)
    .reduce((sum, count) => sum + count.numTotal, 0);
  return { ...page, porEstado, numTotal };
}

const card = {
  name: 'managed_offer_card',
  text: `
    select json_build_object(${listed}) as resumen
    from offers o join companies c on c.id = o.company_id where o.id = $1`,
};

export async function findListedOffer(db: Db, id: number): Promise<ListedOffer> {
  return expectOne(await db.query<{ resumen: ListedOffer }>(card, [id])).resumen;
}

type ManagedOffer = Answer<typeof getManagedOffer>;

const candidates = {
  name: 'managed_offer_candidates',
  text: `
    select a.student_id as "idAlumno", acc.nombre, acc.apellidos, a.id_estado as "idEstado",
      ${declinedByStudent} as "rechazadaPorAlumno", a.fecha, ${wasSent('a')} as enviada
    from applications a join accounts acc on acc.id = a.student_id
    where a.offer_id = $1 order by a.fecha desc, a.id desc limit 200`,
};

/** The newest candidates of an offer, with those who were put forward. */
export const candidatesOf = (db: Db, offerId: number): Promise<ManagedOffer['candidatos']> =>
  db.query<ManagedOffer['candidatos'][number]>(candidates, [offerId]);
