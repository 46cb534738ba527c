import { companyDocumentKinds, companyDocumentStates } from '@portal/contract/company-documents';
import { useListParams } from '../../lib/routing/useListParams.ts';

export const rowsPerPage = 25;

/** What is looked for, which the address holds. */
export function useDocumentSearch() {
  const { get, page, set, turn } = useListParams();
  const search = {
    texto: get('texto'),
    tipo: companyDocumentKinds.find((kind) => kind === get('tipo')) ?? null,
    estado: companyDocumentStates.find((state) => state === get('estado')) ?? null,
  };
  return { search, page, set, turn };
}
export type DocumentSearch = ReturnType<typeof useDocumentSearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = ({ texto, tipo, estado }: DocumentSearch) => ({
  ...(texto !== '' && { texto }),
  ...(tipo !== null && { tipo }),
  ...(estado !== null && { estado }),
});
