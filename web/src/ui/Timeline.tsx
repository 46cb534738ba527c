import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

/** What happened to something: a list item for each event, joined by a line. */
export const Timeline = ({ children }: { children: ReactNode }) => (
  <ol className={classes.timeline}>{children}</ol>
);
