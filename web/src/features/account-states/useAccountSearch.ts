import { type AccountFilter, accountFilters } from '@portal/contract/account-states';
import { type Role, roles } from '@portal/contract/roles';
import { useSearchParams } from 'react-router';
import { currentQuery } from '../../lib/routing/address.ts';

export const rowsPerPage = 25;

export interface Search {
  texto: string;
  tipo: Role | undefined;
  estado: AccountFilter | undefined;
  page: number;
}

function searchIn(params: URLSearchParams): Search {
  const page = Number(params.get('pagina') ?? '1');
  return {
    texto: params.get('texto') ?? '',
    tipo: roles.find((role) => role === params.get('tipo')),
    estado: accountFilters.find((filter) => filter === params.get('estado')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** What is looked for, which the address holds. */
export function useAccountSearch() {
  const [params, setParams] = useSearchParams();
  const go = ({ texto, tipo, estado, page: to }: Search) =>
    setParams({
      ...(texto !== '' && { texto }),
      ...(tipo !== undefined && { tipo }),
      ...(estado !== undefined && { estado }),
      ...(to > 1 && { pagina: String(to) }),
    });
  return {
    search: searchIn(params),
    set: (change: Partial<Pick<Search, 'texto' | 'estado'>>) =>
      go({ ...searchIn(currentQuery()), ...change, page: 1 }),
    turn: (to: number) => go({ ...searchIn(currentQuery()), page: to }),
  };
}
