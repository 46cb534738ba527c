import { managedOfferStates } from '@portal/contract/managed-offers';
import { offerTypes } from '@portal/contract/offer-fields';
import { useListParams } from '../../lib/routing/useListParams.ts';

export const rowsPerPage = 25;

/** What is looked for, which the address holds. */
export function useOfferSearch() {
  const { get, page, set, turn } = useListParams();
  const search = {
    texto: get('texto'),
    tipo: offerTypes.find((type) => type === get('tipo')) ?? null,
    estadoOferta: managedOfferStates.find((state) => state === get('estado')) ?? null,
    idEmpresa: /^\d{1,9}$/.test(get('empresa')) ? get('empresa') : null,
    caducaPronto: get('caducan') === 'true',
  };
  return { search, page, set, turn };
}
export type OfferSearch = ReturnType<typeof useOfferSearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = ({ texto, tipo, estadoOferta, idEmpresa, caducaPronto }: OfferSearch) => ({
  ...(texto !== '' && { texto }),
  ...(tipo !== null && { tipo }),
  ...(estadoOferta !== null && { estadoOferta }),
  ...(idEmpresa !== null && { idEmpresa }),
  ...(caducaPronto && { caducaPronto: 'true' as const }),
});
