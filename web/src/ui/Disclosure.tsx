import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Disclosure.module.css';
import { Text } from './Text.tsx';

interface Props {
  title: string;
  /** How much is inside, in a word. */
  note?: ReactNode;
  children: ReactNode;
  initiallyOpen?: boolean;
  /** Kept open, whatever the person does: there is something wrong inside. */
  forcedOpen?: boolean;
  'data-path'?: string;
}

/** A part that opens on demand. What is closed is not in the page. */
export function Disclosure({
  title,
  note,
  children,
  initiallyOpen = false,
  forcedOpen = false,
  'data-path': path,
}: Props) {
  const [chosen, setChosen] = useState(initiallyOpen);
  const id = useId();
  const isOpen = chosen || forcedOpen;
  return (
    <div>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChosen(!isOpen)}
        data-error={forcedOpen || undefined}
        data-path={path}
      >
        <IconChevronRight className={classes.arrow} size={18} aria-hidden />
        <span className={classes.title}>{title}</span>
        {note !== undefined && (
          <Text component="span" dim small>
            {note}
          </Text>
        )}
      </UnstyledButton>
      {isOpen && (
        <div className={classes.content} id={id}>
          {children}
        </div>
      )}
    </div>
  );
}
