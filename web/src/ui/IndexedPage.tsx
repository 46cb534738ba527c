import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './IndexedPage.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  /** The list of its sections. */
  index: ReactNode;
  children: ReactNode;
}

/** A long page of sections, with the list of them at its side; on a phone, above it. */
export function IndexedPage({ index, children, ...rest }: Props) {
  return (
    <div className={classes.page}>
      <div className={classes.side}>{index}</div>
      <div className={classes.sections} {...rest}>
        {children}
      </div>
    </div>
  );
}
