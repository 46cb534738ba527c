import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface Props {
  icon: ReactNode;
  /** What this place is for. */
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={classes.empty}>
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
