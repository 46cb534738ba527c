import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import type { offerOrders } from '@portal/contract/student-offers';
import type { Db, Statement } from '../../db/database.ts';
import {
  declinedByStudent,
  expectOne,
  islandName,
  limitValues,
  matches,
  notExpired,
  type Reader,
  reasonName,
} from '../offers/offer-sql.queries.ts';
import type { ChosenIds } from './found-names.ts';
import { filterQuery } from './search.rules.ts';

/** What students see of offers. The JSON of lists and of an offer is made here: node only passes it on. */

type Order = (typeof offerOrders)[number];
/** What is relevant can be said only of words. */
export type DateOrder = Exclude<Order, 'relevancia'>;

/** The state of the student's own application `a`, as a part of a card. */
export const ownState = (language: string) => `
  ',"estado":' || ${json('a.id_estado')} || ',"descripcionEstadoMotivo":' || ${json(reasonName(language))}
    || ',"rechazadaPorAlumno":' || ${declinedByStudent}`;

/** The card of a row `s` of the search up to its reader's own state. The greater part was made when it opened. */
export const cardHead = (language: string) => `
  k.tarjeta || ',"nombreIsla":' || ${json(islandName('s.id_isla', language))}`;

const excerptName = `',"textoPerfilOferta":'`;

/** The card after its reader's own state, in a list without words. */
export const cardTail = `${excerptName} || k.comienzo || '}'`;

const card = (language: string) => `${cardHead(language)} || ${ownState(language)} || ${cardTail}`;

/** The card but for its excerpt and its brace. */
const cardBegin = (language: string) => `${cardHead(language)} || ${ownState(language)} || ${excerptName}`;

/** A value as JSON: most that are asked for are null, which nothing is made of. */
const json = (value: string): string => `coalesce(to_json(${value})::text, 'null')`;

/** What the cards of a page `s` need. */
export const cardTables = (student: string) => `
  join offer_cards k on k.offer_id = s.offer_id
  left join applications a on a.offer_id = s.offer_id and a.student_id = ${student}`;

// 'nulls last' as in the indexes, which otherwise cannot give the rows in this order.
const orderBy: Record<Order, string> = {
  relevancia: 's.points desc, s.fecha desc nulls last, s.offer_id desc nulls last',
  fecha: 's.fecha desc nulls last, s.offer_id desc nulls last',
  destacadas: 's.fecha_destacada desc nulls last, s.fecha desc nulls last, s.offer_id desc nulls last',
};

export const perOrder = <T>(make: (order: DateOrder) => T): Record<DateOrder, T> => ({
  fecha: make('fecha'),
  destacadas: make('destacadas'),
});

export const perType = <T>(make: (tipo: OfferType) => T): Record<OfferType, T> => ({
  practicas: make('practicas'),
  empleo: make('empleo'),
});

// As a subselect the day is unknown to the planner, which so makes one plan for every day instead of one a time.
const today = '(select $2::date)';

/** The open offers of type $1: a total that a trigger keeps, less those that expired by $2 and wait for the job. */
export const total = `
  (select total from offer_totals where tipo = $1)
  - (select count(*)::integer from offer_search e where e.tipo = $1 and e.fecha_caducidad < ${today})`;

/** The rows of the newest open offers of type $1 on the day $2. */
export const newestRows = (order: DateOrder, limit: string) => `
  select s.offer_id, s.id_isla, row_number() over (order by ${orderBy[order]}) as n
  from offer_search s where s.tipo = $1 and ${notExpired('s', today)}
  order by ${orderBy[order]} limit ${limit}`;

const newest = perOrder((order) => ({
  name: `offers_${order}`,
  text: `
    select ${total} as "numTotal", '[' || coalesce(string_agg(card, ',' order by n), '') || ']' as ofertas
    from (
      select s.n, ${card('$4')} as card
      from (${newestRows(order, '$5 offset $6')}) s ${cardTables('$3')}
    ) card`,
}));

/** Of how many, the newest, it is seen how well they fit; whatever is older comes after them. */
const maxRanked = 1_000;

/**
 * How well the title of a row `s` of `found` has the words, those that have more of them first, and of these the shorter
 * ones; 0 where it has none, and for what is older than the newest of them. That all of them are somewhere in the offer
 * is given. The title is read row by row, of so many at most: a join would be planned for as many rows as match.
 */
const points = `
  case when coalesce((s.fecha, s.offer_id) >= (
    select l.fecha, l.offer_id from found l order by l.fecha desc, l.offer_id desc limit 1 offset ${maxRanked - 1}
  ), true) then (
    select ts_rank(o.palabras_titulo, (select replace(portal_query($1)::text, ' & ', ' | ')::tsquery), 1)
    from offers o where o.id = s.offer_id
  ) else 0 end`;

/** The parameter with the offers that alone are looked at, where a search has them. */
const among = '$11';

/** A statement for all offers of a type, and one for some of them. */
const allOrSome = <T>(make: (among?: string) => T) => ({ all: make(), some: make(among) });

const suffix = (among: string | undefined): string => (among === undefined ? '' : '_fitting');

const found = (tipo: OfferType, order: Order, among?: string): string => `
  with found as materialized (
    select s.offer_id, s.fecha, s.fecha_destacada, s.id_isla
    from offer_search s where ${matches(tipo, '$6', { among })}
  ), ${order === 'relevancia' ? `ranked as (select s.*, coalesce(${points}, 0) as points from found s), ` : ''}page as (
    select s.offer_id, s.id_isla, row_number() over (order by ${orderBy[order]}) as n
    from ${order === 'relevancia' ? 'ranked' : 'found'} s order by ${orderBy[order]} limit $7 offset $8
  )`;

const filtered = perType((tipo) =>
  perOrder((order) =>
    allOrSome((among) => ({
      name: `offers_filtered_${tipo}_${order}${suffix(among)}`,
      text: `
    ${found(tipo, order, among)}
    select (select count(*)::integer from found) as "numTotal",
      '[' || coalesce(string_agg(card, ',' order by n), '') || ']' as ofertas
    from (select s.n, ${card('$10')} as card from page s ${cardTables('$9')}) card`,
    })),
  ),
);

// A row for each card, and one if there are no cards.
const searchedIn = (tipo: OfferType, order: Order, among?: string): Statement => ({
  name: `offers_searched_${tipo}_${order}${suffix(among)}`,
  text: `
    ${found(tipo, order, among)}
    select found."numTotal", found.words, card.*
    from (
      select count(*)::integer as "numTotal", coalesce(portal_query($1)::text, '') as words from found
    ) found left join (
      select s.n, ${cardBegin('$10')} as card, k.descripcion, k.tareas from page s ${cardTables('$9')}
    ) card on true
    order by card.n`,
});
const searched = perType((tipo) => {
  const inOrder = (order: Order) => allOrSome((among) => searchedIn(tipo, order, among));
  return { ...perOrder(inOrder), relevancia: inOrder('relevancia') };
});

export interface Page<O extends Order = DateOrder> {
  orden: O;
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
  const values = [tipo, today, studentId, language];
  return expectOne(
    await db.query<ReadyCards>(newest[orden], [...values, porPagina, (pagina - 1) * porPagina]),
  );
}

/** What is looked for, and among which offers alone, where not among all. */
export interface Asked {
  filters: OfferFilters;
  among?: readonly number[] | undefined;
}

const searchValues = (
  { filters, among }: Asked,
  { pagina, porPagina }: Page<Order>,
  reader: Reader,
): unknown[] => [
  ...limitValues(filters, reader),
  filterQuery(filters),
  porPagina,
  (pagina - 1) * porPagina,
  reader.studentId,
  reader.language,
  ...(among ? [among] : []),
];

/** The offers that pass filters, without words. */
export async function readFiltered(
  db: Db,
  tipo: OfferType,
  asked: Asked,
  page: Page,
  reader: Reader,
): Promise<ReadyCards> {
  const statement = filtered[tipo][page.orden][asked.among ? 'some' : 'all'];
  return expectOne(await db.query<ReadyCards>(statement, searchValues(asked, page, reader)));
}

/** The beginning of a card's JSON, which its excerpt and a brace end, and the texts that the excerpt is made from. */
export interface FoundCard {
  card: string;
  descripcion: string;
  tareas: string;
}

export interface FoundCards {
  cards: FoundCard[];
  numTotal: number;
  /** What the database made of the words. */
  words: string;
}

type FoundRow = Pick<FoundCards, 'numTotal' | 'words'> & (FoundCard | Record<keyof FoundCard, null>);

/** The offers that have the words and pass the filters. */
export async function readSearched(
  db: Db,
  tipo: OfferType,
  asked: Asked,
  page: Page<Order>,
  reader: Reader,
): Promise<FoundCards> {
  const statement = searched[tipo][page.orden][asked.among ? 'some' : 'all'];
  const rows = await db.query<FoundRow>(statement, searchValues(asked, page, reader));
  const [first] = rows;
  const cards = rows.flatMap(({ card, descripcion, tareas }) =>
    card === null ? [] : [{ card, descripcion, tareas }],
  );
  return { cards, numTotal: first?.numTotal ?? 0, words: first?.words ?? '' };
}

const chosen = {
  name: 'offers_chosen',
  text: `
    select o.id, o.id_area_funcional as "areaFuncional", o.id_sector as sector, o.id_categoria as categoria,
      array(select (d->>'idTitulacion')::integer from jsonb_array_elements(o.listado_titulaciones) d) as titulaciones
    from offers o where o.id = any($1::integer[])`,
};

/** What offers chose from the catalogue, by their number. */
export async function readChosen(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ChosenIds>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<ChosenIds & { id: number }>(chosen, [ids]);
  return new Map(rows.map(({ id, ...one }) => [id, one]));
}

const totalOf = { name: 'offers_total', text: `select ${total} as "numTotal"` };

/** How many offers of a type are open. */
export async function readTotal(db: Db, tipo: OfferType, today: string): Promise<number> {
  return expectOne(await db.query<{ numTotal: number }>(totalOf, [tipo, today])).numTotal;
}
