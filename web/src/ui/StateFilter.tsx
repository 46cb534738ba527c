import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useFormat } from '../lib/i18n/useFormat.ts';
import classes from './StateFilter.module.css';
import { textClass } from './Text.tsx';

interface Props<V extends number | string> {
  label: string;
  /** For all of them. */
  anyLabel: string;
  /** Null for all. */
  value: V | null;
  onChange: (value: V | null) => void;
  /** In their order. One that there is nothing of is shown only while it is chosen. */
  states: readonly V[];
  labelOf: (state: V) => string;
  counts: readonly { value: V; count: number }[];
  /** It has to be asked for: the number of all does not count it. */
  apart?: V;
  /** It stands beside the list where there is room, and above it on a phone, where it can be pushed aside. */
  beside?: boolean;
}

/** One state of a list, or all, each with how many there are. */
export function StateFilter<V extends number | string>({
  label,
  anyLabel,
  value,
  onChange,
  states,
  labelOf,
  counts,
  apart,
  beside = false,
}: Props<V>) {
  const { number } = useFormat();
  const countOf = (state: V) => counts.find((counted) => counted.value === state)?.count ?? 0;
  const shown = states.filter((state) => state === value || countOf(state) > 0);
  if (shown.length === 0) return null;
  const total = states.reduce((sum, state) => (state === apart ? sum : sum + countOf(state)), 0);
  const choices = [
    { value: null, name: anyLabel, count: total },
    ...shown.map((state) => ({ value: state, name: labelOf(state), count: countOf(state) })),
  ];
  return (
    <fieldset className={classes.filter} data-beside={beside || undefined}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {choices.map((choice) => (
        <UnstyledButton
          key={choice.value ?? ''}
          className={textClass({ small: true, className: classes.choice })}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          <span>{choice.name}</span> <span className={classes.count}>{number(choice.count)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
