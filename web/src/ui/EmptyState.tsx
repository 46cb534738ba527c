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

/** A place with nothing in it: two drawn sheets with what they would hold, why, and what to do. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={classes.empty}>
      <div className={classes.drawing} aria-hidden>
        <svg viewBox="0 0 160 104" width="160" height="104" fill="none" aria-hidden="true">
          <ellipse cx="80" cy="92" rx="62" ry="8" className={classes.ground} />
          <rect
            x="40"
            y="16"
            width="72"
            height="70"
            rx="8"
            transform="rotate(-9 74 52)"
            className={classes.back}
          />
          <rect x="50" y="14" width="72" height="74" rx="8" className={classes.sheet} />
          <path d="M62 32h34M62 44h46M62 56h26" className={classes.lines} />
          <circle cx="136" cy="22" r="4" className={classes.spark} />
          <circle cx="24" cy="36" r="3" className={classes.spark} />
          <path d="M140 46h8M144 42v8M18 66h8M22 62v8" className={classes.lines} />
        </svg>
        <span className={classes.icon}>{icon}</span>
      </div>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
