import type { OfferFilters } from '@portal/contract/offer-filters';
import { ordersOf, searchText } from '../search.ts';

/** A search as it is saved: a day of publication is not kept, since it would match less every day. */
export function filtersToSave({ fechaDesde: _, ...filters }: OfferFilters): OfferFilters {
  return filters;
}

/** The query string that runs a saved search, with its question mark. */
export const searchOf = (filters: OfferFilters): string =>
  searchText({ filters, orden: ordersOf({ filters })[0], pagina: 1 });

/** Whether both look for the same. */
export const isSameSearch = (saved: OfferFilters, filters: OfferFilters): boolean =>
  searchOf(saved) === searchOf(filters);
