import { type AccountFilter, accountFilters } from '@portal/contract/account-states';
import { type Role, roles } from '@portal/contract/roles';
import { useSearchParams } from 'react-router';

export const rowsPerPage = 25;

export interface Search {
  texto: string;
  tipo: Role | undefined;
  estado: AccountFilter | undefined;
  page: number;
}

/** What is looked for, which the address holds. */
export function useAccountSearch() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('pagina') ?? '1');
  const search: Search = {
    texto: params.get('texto') ?? '',
    tipo: roles.find((role) => role === params.get('tipo')),
    estado: accountFilters.find((filter) => filter === params.get('estado')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
  const go = ({ texto, tipo, estado, page: to }: Search) =>
    setParams({
      ...(texto !== '' && { texto }),
      ...(tipo !== undefined && { tipo }),
      ...(estado !== undefined && { estado }),
      ...(to > 1 && { pagina: String(to) }),
    });
  return {
    search,
    set: (change: Partial<Pick<Search, 'texto' | 'estado'>>) => go({ ...search, ...change, page: 1 }),
    turn: (to: number) => go({ ...search, page: to }),
  };
}
