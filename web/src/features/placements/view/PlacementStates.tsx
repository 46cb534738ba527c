import { type PlacementState, placementStates } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { StateFilter } from '../../../ui/StateFilter.tsx';

interface Props {
  label: string;
  anyLabel: string;
  value: PlacementState | null;
  onChange: (estado: PlacementState | null) => void;
  counts: readonly { estado: PlacementState; numTotal: number }[];
}

/** One state of a list of placements, or all, in the order in which a placement goes through them. */
export function PlacementStates({ counts, ...rest }: Props) {
  const t = useTexts('placementView');
  return (
    <StateFilter
      {...rest}
      states={placementStates}
      labelOf={(state) => t(`states.${state}`)}
      counts={counts.map(({ estado: value, numTotal: count }) => ({ value, count }))}
    />
  );
}
