import { educationRequestStates, educationStages } from '@portal/contract/education-requests';
import { useListParams } from '../../../lib/routing/useListParams.ts';

export const rowsPerPage = 25;

const idIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** What is looked for, which the address holds. */
export function useRequestSearch() {
  const { get, page, set, turn } = useListParams();
  const search = {
    texto: get('texto'),
    estado: educationRequestStates.find((state) => state === get('estado')) ?? null,
    nivel: educationStages.find((stage) => stage === get('nivel')) ?? null,
    idProvincia: idIn(get('provincia')),
    idEmpresa: idIn(get('empresa')),
  };
  return { search, page, set, turn };
}
export type RequestSearch = ReturnType<typeof useRequestSearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = ({ texto, estado, nivel, idProvincia, idEmpresa }: RequestSearch) => ({
  ...(texto !== '' && { texto }),
  ...(estado !== null && { estado }),
  ...(nivel !== null && { nivel }),
  ...(idProvincia !== null && { idProvincia }),
  ...(idEmpresa !== null && { idEmpresa }),
});
