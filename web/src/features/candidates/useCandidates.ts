import { listCandidates } from '@portal/contract/candidates';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isApplicationState } from '../../domain/application/application-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { inOrder, keepOrder, rememberList } from './candidate-order.ts';

export const pageSize = 50;

/** The address of the list without the CV that is open beside it. */
function withoutPanel(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('candidato');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** A page of an offer's candidates as the address filters it, in an order that stays while they are read. */
export function useCandidates(id: string) {
  const { get, page } = useListParams();
  const { search } = useLocation();
  const state = Number(get('estado'));
  const texto = get('nombre');
  const query = useCall(
    listCandidates,
    {
      params: { id },
      query: {
        pagina: page,
        porPagina: pageSize,
        ...(isApplicationState(state) && { idEstado: state }),
        ...(texto !== '' && { texto }),
      },
    },
    { keepPrevious: true },
  );
  const filter = [id, get('estado'), texto, page].join(' ');
  const kept = useRef<{ filter: string; order: readonly number[] }>({ filter: '', order: [] });
  if (query.data !== undefined && !query.isPlaceholderData) {
    const ids = query.data.candidatos.map(({ idCandidatura }) => idCandidatura);
    const known = kept.current.filter === filter ? kept.current.order : [];
    kept.current = { filter, order: keepOrder(known, ids) };
  }
  const { order } = kept.current;
  useEffect(() => rememberList(order, withoutPanel(search)), [order, search]);
  return { query, order, ordered: inOrder(query.data?.candidatos ?? [], order) };
}
