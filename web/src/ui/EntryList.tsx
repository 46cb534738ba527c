import { Box } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './entries.module.css';

interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** In a box of its own, where no section is around it. */
  boxed?: boolean;
  /** The first stands as high as what is above it. */
  flush?: boolean;
  /** Of short lines. */
  dense?: boolean;
}

/** Entries one below another with a rule between them. */
export function EntryList({ boxed, flush, dense, className, ...rest }: ListProps) {
  return (
    <ul
      className={[classes.list, className].filter(Boolean).join(' ')}
      data-boxed={boxed || undefined}
      data-flush={flush || undefined}
      data-dense={dense || undefined}
      {...rest}
    />
  );
}

/** Cards one below another. */
export const CardList = (props: ComponentPropsWithRef<'ol'>) => <ol className={classes.cards} {...props} />;

interface RowProps {
  /** The widths of its columns from a breakpoint on; in a narrower window the others flow below the first. */
  columns: { medium?: string; wide: string; widest?: string };
  /** In a narrower window each has a line of its own. */
  stacked?: boolean;
  children: ReactNode;
}

/** An entry in columns, the first of which is what it is about. */
export function Row({ columns: { medium, wide, widest }, stacked = false, children }: RowProps) {
  return (
    <Box
      component="article"
      className={classes.row}
      mod={{ medium: medium !== undefined, stacked }}
      __vars={{ '--medium': medium, '--wide': wide, '--widest': widest }}
    >
      {children}
    </Box>
  );
}

/** The class of the link in the heading of an entry or a card: all of it can be pressed, and the link is announced. */
export const entryLink = classes.link;
