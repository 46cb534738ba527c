import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Columns.module.css';

interface Props {
  /** The width of the first column. */
  start?: string;
  /** The width of the last. */
  end?: string;
  children: ReactNode;
}

/** Side by side on a wide window, one below the other on a narrower one. */
export function Columns({ start = 'minmax(0, 1fr)', end = 'minmax(0, 1fr)', children }: Props) {
  return (
    <Box className={classes.columns} __vars={{ '--columns': `${start} ${end}` }}>
      {children}
    </Box>
  );
}
