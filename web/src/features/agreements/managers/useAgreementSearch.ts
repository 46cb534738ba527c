import { agreementStates } from '@portal/contract/agreements';
import { useListParams } from '../../../lib/routing/useListParams.ts';

export const rowsPerPage = 25;

/** What is looked for, which the address holds. */
export function useAgreementSearch() {
  const { get, page, set, turn } = useListParams();
  const search = {
    texto: get('texto'),
    estado: agreementStates.find((state) => state === get('estado')) ?? null,
    idEmpresa: /^\d{1,9}$/.test(get('empresa')) ? get('empresa') : null,
    caducaPronto: get('caducan') === 'true',
    enPapel: get('papel') === 'true',
  };
  return { search, page, set, turn };
}
export type AgreementSearch = ReturnType<typeof useAgreementSearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = ({ texto, estado, idEmpresa, caducaPronto, enPapel }: AgreementSearch) => ({
  ...(texto !== '' && { texto }),
  ...(estado !== null && { estado }),
  ...(idEmpresa !== null && { idEmpresa }),
  ...(caducaPronto && { caducaPronto: 'true' as const }),
  ...(enPapel && { enPapel: 'true' as const }),
});
