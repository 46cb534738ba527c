import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferCard, OfferFilters, offerOrders } from '@portal/contract/offers';
import type { Db, Statement } from '../../db/database.ts';
import {
  islandName,
  limitValues,
  matches,
  notExpired,
  only,
  type Reader,
  reasonName,
} from './offer-sql.queries.ts';
import { filterQuery } from './search.rules.ts';

/** What students see of offers. The JSON of lists and of an offer is made here: node only passes it on. */

type Order = (typeof offerOrders)[number];

/** The beginning of a text, cut between words. Only so much of it is read as can be shown. */
const beginning = `
  case when length(left(o.descripcion, 181)) > 180
    then regexp_replace(translate(left(o.descripcion, 180), E'\\n\\r\\t', '   '), '\\s+\\S*$', '') || '…'
    else translate(coalesce(o.descripcion, ''), E'\\n\\r\\t', '   ') end`;

/** An offer `o` as a card: its company `c` unless it hides it, and the student's own application `a`. */
const card = (language: string) => `
  o.id as idoferta, o.url_acceso as "urlAcceso", o.tipo, o.titulo,
  case when o.ocultar_datos_empresa then null else c.nombre_comercial end as empresa,
  o.referencia, o.fecha, o.fecha_destacada as "fechaDestacada", o.localidad, o.id_provincia as "idProvincia",
  o.id_isla as "idIsla", ${islandName(language)} as "nombreIsla", o.id_tipo_contrato as "idTipoContrato",
  o.id_modalidad as "idModalidad", o.salario, o.salario_maximo as "salarioMaximo",
  o.ayuda_estudio as "ayudaEstudio", o.horas_semana as "horasSemana", o.fecha_inicio as "fechaInicio",
  o.fecha_fin as "fechaFin", o.fecha_caducidad as "fechaCaducidad", o.meses, o.plazas,
  a.id_estado as estado, ${reasonName(language)} as "descripcionEstadoMotivo"`;

/** The offers of a page `s` with what their cards need. */
const cardTables = (student: string) => `
  join offers o on o.id = s.offer_id
  join companies c on c.id = o.company_id
  left join applications a on a.offer_id = o.id and a.student_id = ${student}`;

// 'nulls last' as in the indexes, which otherwise cannot give the rows in this order.
const orderBy: Record<Order, string> = {
  fecha: 's.fecha desc nulls last, s.offer_id desc nulls last',
  destacadas: 's.fecha_destacada desc nulls last, s.fecha desc nulls last, s.offer_id desc nulls last',
};

/** The open offers of a type: a total that a trigger keeps, less those that expired and wait for the job. */
const total = (tipo: string, today: string) => `
  (select total from offer_totals where tipo = ${tipo})
  - (select count(*)::integer from offer_search e where e.tipo = ${tipo} and e.fecha_caducidad < ${today}::date)`;

const perOrder = (make: (order: Order) => Statement): Record<Order, Statement> => ({
  fecha: make('fecha'),
  destacadas: make('destacadas'),
});

const newest = perOrder((order) => ({
  name: `offers_${order}`,
  text: `
    select ${total('$1', '$2')} as "numTotal", coalesce(json_agg(card), '[]')::text as ofertas
    from (
      select ${card('$6')}, ${beginning} as "textoPerfilOferta"
      from (
        select * from offer_search s where s.tipo = $1 and ${notExpired('s', '$2')}
        order by ${orderBy[order]} limit $3 offset $4
      ) s ${cardTables('$5')}
      order by ${orderBy[order]}
    ) card`,
}));

const found = (order: Order, texts: string): string => `
  with found as materialized (
    select s.offer_id, s.fecha, s.fecha_destacada from offer_search s where ${matches('$6::tsquery')}
  )
  select (select count(*)::integer from found) as "numTotal", portal_query($1)::text as words,
    coalesce((
      select json_agg(card) from (
        select ${card('$10')}, ${texts}
        from (select * from found s order by ${orderBy[order]} limit $7 offset $8) s ${cardTables('$9')}
        order by ${orderBy[order]}
      ) card), '[]')`;

const filtered = perOrder((order) => ({
  name: `offers_filtered_${order}`,
  text: `${found(order, `${beginning} as "textoPerfilOferta"`)}::text as ofertas`,
}));

const searched = perOrder((order) => ({
  name: `offers_searched_${order}`,
  text: `${found(order, 'o.descripcion, o.tareas_a_desarrollar as tareas')} as ofertas`,
}));

export interface Page {
  orden: Order;
  pagina: number;
  porPagina: number;
}

/** A page of a list whose cards are JSON already. */
export interface ReadyCards {
  ofertas: string;
  numTotal: number;
}

/** The newest or highlighted offers of a type. */
export async function readNewest(
  db: Db,
  tipo: OfferType,
  { orden, pagina, porPagina }: Page,
  { studentId, language, today }: Reader,
): Promise<ReadyCards> {
  const values = [tipo, today, porPagina, (pagina - 1) * porPagina, studentId, language];
  return only(await db.query<ReadyCards>(newest[orden], values));
}

const searchValues = (
  tipo: OfferType,
  filters: OfferFilters,
  { pagina, porPagina }: Page,
  reader: Reader,
): unknown[] => [
  ...limitValues(filters, reader),
  filterQuery(tipo, filters),
  porPagina,
  (pagina - 1) * porPagina,
  reader.studentId,
  reader.language,
];

/** The offers that pass filters, without words. */
export async function readFiltered(
  db: Db,
  tipo: OfferType,
  filters: OfferFilters,
  page: Page,
  reader: Reader,
): Promise<ReadyCards> {
  const values = searchValues(tipo, filters, page, reader);
  return only(await db.query<ReadyCards>(filtered[page.orden], values));
}

/** A card with the texts that an excerpt is made from. */
export type FoundCard = Omit<OfferCard, 'textoPerfilOferta'> & {
  descripcion: string | null;
  tareas: string | null;
};

export interface FoundCards {
  ofertas: FoundCard[];
  numTotal: number;
  /** What the database made of the words. */
  words: string;
}

/** The offers that have the words and pass the filters. */
export async function readSearched(
  db: Db,
  tipo: OfferType,
  filters: OfferFilters,
  page: Page,
  reader: Reader,
): Promise<FoundCards> {
  const values = searchValues(tipo, filters, page, reader);
  return only(await db.query<FoundCards>(searched[page.orden], values));
}

const totalOf = { name: 'offers_total', text: `select ${total('$1', '$2')} as "numTotal"` };

/** How many offers of a type are open. */
export async function readTotal(db: Db, tipo: OfferType, today: string): Promise<number> {
  return only(await db.query<{ numTotal: number }>(totalOf, [tipo, today])).numTotal;
}
