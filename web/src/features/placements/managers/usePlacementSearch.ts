import { internshipKinds } from '@portal/contract/incorporation-forms';
import { placementNeeds, placementStates } from '@portal/contract/placements';
import { useListParams } from '../../../lib/routing/useListParams.ts';

export const rowsPerPage = 25;

/** What is looked for, which the address holds. */
export function usePlacementSearch() {
  const { get, page, set, turn } = useListParams();
  const number = (name: string) => (/^\d{1,9}$/.test(get(name)) ? get(name) : null);
  const search = {
    texto: get('texto'),
    estado: placementStates.find((state) => state === get('estado')) ?? null,
    tipoPractica: internshipKinds.find((kind) => kind === get('tipo')) ?? null,
    falta: placementNeeds.find((need) => need === get('falta')) ?? null,
    idEmpresa: number('empresa'),
    idTutor: number('tutor'),
    curso: /^20\d\d$/.test(get('curso')) ? get('curso') : null,
    conAlertas: get('avisos') === 'true',
  };
  return { search, page, set, turn };
}
export type PlacementSearch = ReturnType<typeof usePlacementSearch>['search'];

/** The filters that are set, as the call has them. */
export const sentOf = ({ texto, conAlertas, ...chosen }: PlacementSearch) => ({
  ...(texto !== '' && { texto }),
  ...(conAlertas && { conAlertas: 'true' as const }),
  ...(chosen.estado !== null && { estado: chosen.estado }),
  ...(chosen.tipoPractica !== null && { tipoPractica: chosen.tipoPractica }),
  ...(chosen.falta !== null && { falta: chosen.falta }),
  ...(chosen.idEmpresa !== null && { idEmpresa: chosen.idEmpresa }),
  ...(chosen.idTutor !== null && { idTutor: chosen.idTutor }),
  ...(chosen.curso !== null && { curso: chosen.curso }),
});
