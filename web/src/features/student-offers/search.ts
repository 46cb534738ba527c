import { type OfferFilters, offerFilters } from '@portal/contract/offer-filters';
import type { offerOrders } from '@portal/contract/student-offers';

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

const isCounted = (name: FilterName): name is CountedFilter =>
  countedFilters.some((counted) => counted === name);

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
    const parsed = offerFilters.shape[name].safeParse(isCounted(name) ? params.getAll(name) : text);
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
    for (const one of [value ?? []].flat()) if (one !== '') params.append(name, String(one));
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
  const isSet = (value: unknown) => value !== null && value !== undefined && value !== '';
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  const kept = Object.entries(merged).filter(([, value]) => isSet(value) && !isEmpty(value));
  const filters: OfferFilters = Object.fromEntries(kept);
  const [usual] = ordersOf(search);
  const orden = orderIn(filters, search.orden === usual ? null : search.orden);
  return { filters, orden, pagina: 1 };
}

/** Filters that are set, besides the words that are looked for. */
export const activeFilters = ({ filters }: Search): FilterName[] =>
  filterNames.filter((name) => name !== 'texto' && filters[name] !== undefined);

/** Each value of a filter by itself, with the change that takes away no other. */
export function oneByOne(
  name: FilterName,
  filters: OfferFilters,
): readonly { readonly only: OfferFilters; readonly rest: FilterChange }[] {
  if (!isCounted(name)) return [{ only: filters, rest: { [name]: null } }];
  const ids = filters[name] ?? [];
  return ids.map((id) => ({ only: { [name]: [id] }, rest: { [name]: ids.filter((one) => one !== id) } }));
}
