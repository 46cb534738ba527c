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
  /** One that stands `apart` is not among all of them: it has to be asked for. */
  counts: readonly { value: V; label: string; count: number; apart?: boolean }[];
  /** It stands beside the list where there is room, and above it on a phone, where it can be pushed aside. */
  beside?: boolean;
}

/** One state of a list, or all, each with how many there are. */
export function StateFilter<V extends number | string>({
  label,
  anyLabel,
  value,
  onChange,
  counts,
  beside = false,
}: Props<V>) {
  const { number } = useFormat();
  // What was chosen can be given up, though there is nothing left of it.
  if (counts.length === 0 && value === null) return null;
  const total = counts.reduce((sum, { count, apart }) => (apart ? sum : sum + count), 0);
  return (
    <fieldset className={classes.filter} data-beside={beside || undefined}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {[{ value: null, label: anyLabel, count: total }, ...counts].map((choice) => (
        <UnstyledButton
          key={choice.value ?? ''}
          className={textClass({ small: true, className: classes.choice })}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          <span>{choice.label}</span> <span className={classes.count}>{number(choice.count)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
