import { type OfferFilters, offerFilters, type offerOrders } from '@portal/contract/student-offers';

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
const defaultOrder: OfferOrder = 'destacadas';

/** The orders that a search can have, the default first. */
export const ordersOf = ({ filters }: Pick<Search, 'filters'>): readonly OfferOrder[] =>
  filters.texto ? ['destacadas', 'fecha', 'relevancia'] : ['destacadas', 'fecha'];

const isFilter = (name: string): name is FilterName => name in offerFilters.shape;
const filterNames = Object.keys(offerFilters.shape).filter(isFilter);

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
    orden: ordersOf({ filters }).find((order) => order === params.get('orden')) ?? defaultOrder,
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
  if (orden !== defaultOrder && ordersOf({ filters }).includes(orden)) params.set('orden', orden);
  if (pagina > 1) params.set('pagina', String(pagina));
  return params;
}

/** With its question mark, for a link. */
export function searchText(search: Search): string {
  const text = writeSearch(search).toString();
  return text === '' ? '' : `?${text}`;
}

export type FilterChange = { readonly [Name in FilterName]?: OfferFilters[Name] | null };

/** Another choice starts at the first page; an island belongs to its province. */
export function changeFilters(search: Search, change: FilterChange): Search {
  const merged: FilterChange = {
    ...search.filters,
    ...('idProvincia' in change && { idIsla: null }),
    ...change,
  };
  const kept = Object.entries(merged).filter(([, value]) => value !== null && value !== undefined);
  return { ...search, filters: Object.fromEntries(kept.filter(([, value]) => value !== '')), pagina: 1 };
}

/** Filters that are set, besides the words that are looked for. */
export const activeFilters = ({ filters }: Search): FilterName[] =>
  filterNames.filter((name) => name !== 'texto' && filters[name] !== undefined);
