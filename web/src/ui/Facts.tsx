import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Facts.module.css';
import { Text } from './Text.tsx';

export interface Fact {
  label: string;
  /** Nothing is shown of a fact that is not known. */
  value: ReactNode | null | undefined;
  icon?: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /**
   * `grid`: label above value, in columns; `figures`: the same, to be read from afar; `rows`: a line each; `line`: one
   * after the other, with icons.
   */
  layout?: 'grid' | 'figures' | 'rows' | 'line';
}

export const isKnown = ({ value }: Fact) =>
  value !== null && value !== undefined && value !== '' && value !== false;

export function Facts({ facts, layout = 'grid' }: Props) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  if (layout === 'line') {
    return (
      <Text component="ul" dim small className={classes.line}>
        {known.map(({ label, value, icon }) => (
          <li key={label}>
            {icon}
            <VisuallyHidden>{label}: </VisuallyHidden>
            <span>{value}</span>
          </li>
        ))}
      </Text>
    );
  }
  return (
    <dl
      className={layout === 'rows' ? classes.rows : classes.grid}
      data-figures={layout === 'figures' || undefined}
    >
      {known.map(({ label, value, icon }) => (
        <div key={label}>
          <dt>
            {icon}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
