import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

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
      <div className={classes.head}>
        <div>
          <Title order={2} id={heading}>
            {title}
          </Title>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
