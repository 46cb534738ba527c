import { registrars } from '@portal/contract/social-security';
import { quarterBefore, quarterFormat } from '@portal/contract/social-security-rules';
import { useListParams } from '../../../lib/routing/useListParams.ts';

const reported = ['true', 'false'] as const;

/** The quarter and what is looked for in it, which the address holds; the one that ended last, by itself. */
export function useQuarterSearch() {
  const { get, page, set, turn } = useListParams();
  const asked = get('trimestre');
  const search = {
    trimestre: quarterFormat.test(asked) ? asked : quarterBefore(new Date().toLocaleDateString('sv')),
    texto: get('texto'),
    quien: registrars.find((one) => one === get('quien')) ?? null,
    comunicado: reported.find((one) => one === get('comunicado')) ?? null,
  };
  return { search, page, set, turn };
}
export type QuarterSearch = ReturnType<typeof useQuarterSearch>['search'];

/** The filters that are set, as the export has them. */
export const sentOf = ({ trimestre, texto, quien, comunicado }: QuarterSearch) => ({
  trimestre,
  ...(texto !== '' && { texto }),
  ...(quien !== null && { quien }),
  ...(comunicado !== null && { comunicado: comunicado === 'true' }),
});
