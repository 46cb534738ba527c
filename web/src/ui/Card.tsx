import { Box, type BoxProps, createPolymorphicComponent } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './entries.module.css';

interface Props extends BoxProps {
  /** Set back from what it stands in: what was written elsewhere, a note. */
  sunken?: boolean;
  children?: ReactNode;
}

function PlainCard({ sunken = false, className, ...rest }: Props) {
  return <Box className={[classes.card, className].filter(Boolean).join(' ')} mod={{ sunken }} {...rest} />;
}

/** A box with an edge. With an `entryLink` in it, all of it can be pressed. */
export const Card = createPolymorphicComponent<'div', Props>(PlainCard);
