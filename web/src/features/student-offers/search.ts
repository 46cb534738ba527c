import { type OfferFilters, offerFilters, type offerOrders } from '@portal/contract/schemas/student-offers';

/** What the address of the search page says: the filters, the order and the page, by the wire's names. */

export type FilterName = keyof OfferFilters;
export type OfferOrder = (typeof offerOrders)[number];

/** Filters whose values are counted. */
export const countedFilters = [
  'idProvincia',
  'idIsla',
  'idArea',
  'idTitulacion',
  'idAreaFuncional',
  'idSector',
  'idTipoContrato',
  'idModalidad',
] as const;
export type CountedFilter = (typeof countedFilters)[number];

export interface Search {
  readonly filters: OfferFilters;
  readonly orden: OfferOrder;
  /** From 1. */
  readonly pagina: number;
}

export const pageSize = 20;

/** The orders that a search can have, the default first: by relevance as soon as there are words. */
export const ordersOf = ({ filters }: Pick<Search, 'filters'>): readonly [OfferOrder, ...OfferOrder[]] =>
  filters.texto ? ['relevancia', 'destacadas', 'fecha'] : ['destacadas', 'fecha'];

const isFilter = (name: string): name is FilterName => name in offerFilters.shape;
const filterNames = Object.keys(offerFilters.shape).filter(isFilter);

/** The order named, where the search can have it; else its default. */
function orderIn(filters: OfferFilters, name: string | null): OfferOrder {
  const orders = ordersOf({ filters });
  return orders.find((order) => order === name) ?? orders[0];
}

/** Addresses are typed, shared and old: what cannot be read is left out. */
export function readSearch(params: URLSearchParams): Search {
  const filters: OfferFilters = {};
  for (const name of filterNames) {
    const text = params.get(name)?.trim();
    if (!text) continue;
    const parsed = offerFilters.shape[name].safeParse(text);
    if (parsed.success) Object.assign(filters, { [name]: parsed.data });
  }
  const page = Number(params.get('pagina') ?? 1);
  return {
    filters,
    orden: orderIn(filters, params.get('orden')),
    pagina: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The same search always has the same address; what is as it comes is not in it. */
export function writeSearch({ filters, orden, pagina }: Search): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const [usual, ...others] = ordersOf({ filters });
  if (orden !== usual && others.includes(orden)) params.set('orden', orden);
  if (pagina > 1) params.set('pagina', String(pagina));
  return params;
}

/** With its question mark, for a link. */
export function searchText(search: Search): string {
  const text = writeSearch(search).toString();
  return text === '' ? '' : `?${text}`;
}

export type FilterChange = { readonly [Name in FilterName]?: OfferFilters[Name] | null };

/** Another choice starts at the first page; an island belongs to its province, an order that was not chosen to its words. */
export function changeFilters(search: Search, change: FilterChange): Search {
  const merged: FilterChange = {
    ...search.filters,
    ...('idProvincia' in change && { idIsla: null }),
    ...change,
  };
  const kept = Object.entries(merged).filter(([, value]) => value !== null && value !== undefined);
  const filters: OfferFilters = Object.fromEntries(kept.filter(([, value]) => value !== ''));
  const [usual] = ordersOf(search);
  const orden = orderIn(filters, search.orden === usual ? null : search.orden);
  return { filters, orden, pagina: 1 };
}

/** Filters that are set, besides the words that are looked for. */
export const activeFilters = ({ filters }: Search): FilterName[] =>
  filterNames.filter((name) => name !== 'texto' && filters[name] !== undefined);
