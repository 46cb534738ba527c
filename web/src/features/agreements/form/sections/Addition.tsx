import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../AgreementForm.module.css';

/** A form that stands among the fields of another while something is added that those choose. */
export function Addition({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.addition}>
      <Title order={3} mb="sm" tabIndex={-1} ref={heading}>
        {title}
      </Title>
      {children}
    </div>
  );
}
