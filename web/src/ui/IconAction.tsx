import { ActionIcon } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';
import classes from './IconAction.module.css';
import { stayNear } from './stay-near.ts';

interface Props {
  /** Read by screen readers, and shown when it is pointed at or has the focus. */
  label: string;
  children: ReactNode;
  onClick?: () => void;
  expanded?: boolean;
  /** Id of the popover that it opens and closes. */
  opens?: string;
  disabled?: boolean;
  /** It takes away the entry that it stands in: see `stayNear`. */
  removes?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone. */
export function IconAction({
  label,
  children,
  onClick,
  expanded,
  opens,
  disabled = false,
  removes = false,
  ref,
}: Props) {
  return (
    <ActionIcon
      ref={ref}
      className={classes.action}
      aria-label={label}
      data-label={label}
      {...(onClick !== undefined && {
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          if (removes) stayNear(event.currentTarget);
          onClick();
        },
      })}
      data-remove={removes || undefined}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(opens !== undefined && { popoverTarget: opens })}
      disabled={disabled}
    >
      {children}
    </ActionIcon>
  );
}
