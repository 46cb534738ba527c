import { UnstyledButton } from '@mantine/core';
import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import { useTexts } from '../../lib/i18n.ts';
import { useFormat } from '../../lib/use-format.ts';
import { sortStates } from './groups.ts';
import classes from './StateFilter.module.css';

const { awaitingIncorporationForm } = applicationStates;

interface Props {
  counts: readonly { idEstado: ApplicationStateId; numTotal: number }[];
  chosen: ApplicationStateId | undefined;
  onChoose: (state: ApplicationStateId | undefined) => void;
}

/** The states that there are, each with its count. */
export function StateFilter({ counts, chosen, onChoose }: Props) {
  const t = useTexts('applications');
  const states = useTexts('states');
  const { number } = useFormat();
  const all = counts.reduce((sum, { numTotal }) => sum + numTotal, 0);
  const choices = [
    { state: undefined, label: t('list.all'), total: all },
    ...sortStates(counts).map(({ idEstado, numTotal }) => ({
      state: idEstado,
      // It is shown as shortlisted, which has a filter of its own.
      label:
        idEstado === awaitingIncorporationForm ? t('list.incorporation') : states(`application.${idEstado}`),
      total: numTotal,
    })),
  ];
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{t('list.states')}</legend>
      {choices.map(({ state, label, total }) => (
        <UnstyledButton
          key={state ?? 'all'}
          className={classes.choice}
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
        >
          <span>{label}</span> <span className={classes.count}>{number(total)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
