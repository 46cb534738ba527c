import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';
import { Text } from './Text.tsx';

interface Props {
  title: string;
  /** For links to it (`#documentos`). */
  id?: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  /** Without the card around it. */
  plain?: boolean;
}

export function Section({ title, id, description, action, children, plain = false }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classes.section} data-plain={plain || undefined}>
      <Group gap="0.5rem 1rem" align="baseline" justify="space-between" mb="md">
        <div>
          <Title order={2} id={heading}>
            {title}
          </Title>
          {description !== undefined && (
            <Text dim small maw="68ch" mt="0.25rem">
              {description}
            </Text>
          )}
        </div>
        {action}
      </Group>
      {children}
    </section>
  );
}
