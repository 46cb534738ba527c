import { offerTypes } from '@portal/contract/offer-fields';
import { claimFilters } from '@portal/contract/pending-claims';
import { useListParams } from '../../lib/routing/useListParams.ts';
import type { Tab } from './waiting.ts';

/** What is looked for among what waits, which the address holds: in the list, and on the page of each. */
export function usePendingSearch() {
  const { get, set, turn } = useListParams();
  const search = {
    texto: get('texto'),
    tipo: offerTypes.find((type) => type === get('tipo')) ?? null,
    asignada: claimFilters.find((one) => one === get('asignada')) ?? null,
  };
  return { search, set, turn };
}
export type PendingSearch = ReturnType<typeof usePendingSearch>['search'];

/** The filters that every list has, where they are set, as the call has them. */
export const sentOf = ({ texto, asignada }: PendingSearch) => ({
  ...(texto !== '' && { texto }),
  ...(asignada !== null && { asignada }),
});

/** With the filter that only the list of offers has. */
export const sentOfOffers = (search: PendingSearch) => ({
  ...sentOf(search),
  ...(search.tipo !== null && { tipo: search.tipo }),
});

/** The same as the end of an address: of a list as it was, or of the page of something in it. */
export function addressOf(search: PendingSearch, tab?: Tab): string {
  const params = new URLSearchParams({
    ...(tab !== undefined && tab !== 'ofertas' && { ver: tab }),
    ...sentOfOffers(search),
  }).toString();
  return params && `?${params}`;
}
