import { UnstyledButton } from '@mantine/core';
import { useFormat } from '../../lib/use-format.ts';
import classes from './StateFilter.module.css';

interface Props {
  label: string;
  /** For all of them. */
  anyLabel: string;
  /** `''` for all. */
  value: string;
  onChange: (value: string) => void;
  counts: readonly { value: string; label: string; count: number }[];
}

/** One state of a list, or all, each with how many there are. */
export function StateFilter({ label, anyLabel, value, onChange, counts }: Props) {
  const { number } = useFormat();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  // The chosen one stays, though there are none of it any more.
  const isKnown = value === '' || counts.some((entry) => entry.value === value);
  if (counts.length === 0 && isKnown) return null;
  return (
    <fieldset className={classes.states}>
      <legend className={classes.legend}>{label}</legend>
      {[{ value: '', label: anyLabel, count: total }, ...counts].map((entry) => (
        <UnstyledButton
          key={entry.value}
          className={classes.state}
          aria-pressed={entry.value === value}
          onClick={() => onChange(entry.value)}
        >
          {entry.label} <span className={classes.count}>{number(entry.count)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
