import { listCandidates } from '@portal/contract/candidates';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isApplicationState } from '../../domain/application/application-meaning.ts';
import { waitingIn } from '../../domain/application/waiting-candidates.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { useOrder } from './CandidateTable.tsx';
import { inOrder, keepOrder, rememberList } from './candidate-order.ts';
import type { CandidatesView } from './views.ts';

export const pageSize = 50;

/** The address of the list without the CV that is open beside it. */
function withoutPanel(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('candidato');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * A page of an offer's candidates as the address filters it. The list has an order that stays while they are read; a
 * table has the one that it is sorted by, and a board asks for its own.
 */
export function useCandidates(id: string, view: CandidatesView) {
  const { get, page } = useListParams();
  const { search } = useLocation();
  const state = Number(get('estado'));
  const texto = get('nombre');
  const con = waitingIn(get('con'));
  const { orden, descendente } = useOrder();
  const isTable = view === 'tabla';
  const query = useCall(
    listCandidates,
    {
      params: { id },
      query: {
        pagina: page,
        // Of a board it says how many there are.
        porPagina: view === 'tablero' ? 1 : pageSize,
        ...(isApplicationState(state) && view !== 'tablero' && { idEstado: state }),
        ...(texto !== '' && { texto }),
        ...(con !== undefined && { con }),
        ...(isTable && orden !== 'lectura' && { orden, descendente: String(descendente) }),
      },
    },
    { keepPrevious: true },
  );
  const filter = [id, view, get('estado'), texto, con, page, orden, descendente].join(' ');
  const kept = useRef<{ filter: string; order: readonly number[] }>({ filter: '', order: [] });
  if (query.data !== undefined && !query.isPlaceholderData) {
    const ids = query.data.candidatos.map(({ idCandidatura }) => idCandidatura);
    const isKept = !isTable && kept.current.filter === filter;
    const known = isKept ? kept.current.order : [];
    kept.current = { filter, order: keepOrder(known, ids) };
  }
  const { order } = kept.current;
  useEffect(() => {
    if (view !== 'tablero') rememberList(order, withoutPanel(search));
  }, [order, search, view]);
  return { query, order, ordered: inOrder(query.data?.candidatos ?? [], order) };
}
