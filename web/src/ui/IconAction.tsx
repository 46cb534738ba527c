import { ActionIcon } from '@mantine/core';
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import classes from './IconAction.module.css';
import { stayNear } from './stay-near.ts';

/** What a menu gives to the button that opens it. */
type OfMenu = Pick<ComponentProps<'button'>, 'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'>;

interface Props extends OfMenu {
  /** Read by screen readers, and shown when it is pointed at or has the focus. */
  label: string;
  children: ReactNode;
  onClick?: (button: HTMLButtonElement) => void;
  /** Id of the popover that it opens and closes. */
  opens?: string;
  disabled?: boolean;
  /** It takes away the entry that it stands in, at once or after a question: see `stay-near`. */
  removes?: 'now' | 'asking';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone. */
export function IconAction({
  label,
  children,
  onClick,
  opens,
  disabled = false,
  removes,
  ref,
  ...ofMenu
}: Props) {
  return (
    <ActionIcon
      {...ofMenu}
      ref={ref}
      className={classes.action}
      aria-label={label}
      data-label={label}
      {...(onClick !== undefined && {
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          if (removes === 'now') stayNear(event.currentTarget);
          onClick(event.currentTarget);
        },
      })}
      data-remove={removes !== undefined || undefined}
      {...(opens !== undefined && { popoverTarget: opens })}
      disabled={disabled}
    >
      {children}
    </ActionIcon>
  );
}
