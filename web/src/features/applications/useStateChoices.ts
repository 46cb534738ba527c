import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import { useTexts } from '../../lib/i18n.ts';
import { sortStates } from './groups.ts';

interface Count {
  readonly idEstado: ApplicationStateId;
  readonly numTotal: number;
}

/** The states that there are, in their order and by their names, for a filter. */
export function useStateChoices() {
  const t = useTexts('applications');
  const states = useTexts('states');
  // It is shown as shortlisted, which has a filter of its own.
  const nameOf = (id: ApplicationStateId) =>
    id === applicationStates.awaitingIncorporationForm
      ? t('list.incorporation')
      : states(`application.${id}`);
  return (counts: readonly Count[]) =>
    sortStates(counts).map(({ idEstado, numTotal }) => ({
      value: idEstado,
      label: nameOf(idEstado),
      count: numTotal,
    }));
}
