import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';

interface StateCount {
  readonly idEstado: ApplicationStateId;
  readonly numTotal: number;
}

/** How many candidates there are, as everywhere without those who withdrew, who are counted apart. */
export function countsOf(counts: readonly StateCount[]): { active: number; withdrawn: number } {
  const sumOf = (isCounted: (id: ApplicationStateId) => boolean) =>
    counts.reduce((sum, { idEstado, numTotal }) => (isCounted(idEstado) ? sum + numTotal : sum), 0);
  return {
    active: sumOf((id) => id !== applicationStates.withdrawn),
    withdrawn: sumOf((id) => id === applicationStates.withdrawn),
  };
}
