import { studentServices, studentTypes } from '@portal/contract/students';
import { useSearchParams } from 'react-router';
import { currentQuery } from '../../lib/routing/address.ts';

export const rowsPerPage = 25;

const names = ['texto', 'idTitulacion', 'curso', 'servicio', 'tipo', 'conSolicitudes'] as const;

export interface Search {
  texto: string;
  idTitulacion: number | null;
  curso: number | null;
  servicio: (typeof studentServices)[number] | null;
  tipo: (typeof studentTypes)[number] | null;
  conSolicitudes: 'true' | 'false' | null;
  page: number;
}

const wholeIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

function searchIn(params: URLSearchParams): Search {
  const waiting = params.get('conSolicitudes');
  return {
    texto: params.get('texto') ?? '',
    idTitulacion: wholeIn(params.get('idTitulacion')),
    curso: wholeIn(params.get('curso')),
    servicio: studentServices.find((service) => service === params.get('servicio')) ?? null,
    tipo: studentTypes.find((type) => type === params.get('tipo')) ?? null,
    conSolicitudes: waiting === 'true' || waiting === 'false' ? waiting : null,
    page: wholeIn(params.get('pagina')) || 1,
  };
}

/** What is looked for, which the address holds. */
export function useStudentSearch() {
  const [params, setParams] = useSearchParams();
  const go = ({ page, ...filters }: Search) =>
    setParams({ ...sentOf(filters), ...(page > 1 && { pagina: String(page) }) });
  return {
    search: searchIn(params),
    set: (change: Partial<Omit<Search, 'page'>>) => go({ ...searchIn(currentQuery()), ...change, page: 1 }),
    turn: (to: number) => go({ ...searchIn(currentQuery()), page: to }),
  };
}

/** The filters that are set, as the call and the address have them. */
export const sentOf = (search: Omit<Search, 'page'>): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return value === null || value === '' ? [] : [[name, String(value)]];
    }),
  );
