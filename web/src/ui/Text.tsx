import { Box, type BoxProps, createPolymorphicComponent } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Text.module.css';

interface Looks {
  dim?: boolean | undefined;
  small?: boolean | undefined;
  /** For what is read last: when something happened, a reference. */
  tiny?: boolean | undefined;
  strong?: boolean | undefined;
  className?: string | undefined;
}

interface Props extends Looks, Omit<BoxProps, 'className'> {
  children?: ReactNode;
}

function Paragraph({ dim, small, tiny, strong, className, ...rest }: Props) {
  return <Box component="p" className={textClass({ dim, small, tiny, strong, className })} {...rest} />;
}

/** Words in one of the sizes of the page: a paragraph, or another `component`. */
export const Text = createPolymorphicComponent<'p', Props>(Paragraph);

/** The same for a component that takes a class. */
export function textClass({ dim, small, tiny, strong, className }: Looks): string | undefined {
  const names = [
    className,
    dim && classes.dim,
    small && classes.small,
    tiny && classes.tiny,
    strong && classes.strong,
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
