import type { ApplicationStateId } from '@portal/contract/applications';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sortStates } from './groups.ts';

interface Count {
  readonly idEstado: ApplicationStateId;
  readonly numTotal: number;
}

/** The states that there are, in their order and by their names, for a filter. */
export function useStateChoices() {
  const states = useTexts('states');
  return (counts: readonly Count[]) =>
    sortStates(counts).map(({ idEstado, numTotal }) => ({
      value: idEstado,
      label: states(`application.${idEstado}`),
      count: numTotal,
    }));
}
