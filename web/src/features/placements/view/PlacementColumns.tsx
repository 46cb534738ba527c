import type { ReactNode } from 'react';
import classes from './placements.module.css';

interface Props {
  /** What waits for the reader, before anything else. */
  first: ReactNode;
  /** What can be done; in a narrow window it stands before what is read. */
  acts?: ReactNode;
  /** Beside the rest; in a narrow window after it. */
  aside: ReactNode;
  children: ReactNode;
}

/** The page of one placement, whoever reads it. */
export const PlacementColumns = ({ first, acts, aside, children }: Props) => (
  <div className={classes.columns}>
    <div className={classes.main}>
      <div className={classes.first}>{first}</div>
      {children}
    </div>
    <div className={classes.aside}>
      {acts !== undefined && <div className={classes.acts}>{acts}</div>}
      <div className={classes.last}>{aside}</div>
    </div>
  </div>
);
