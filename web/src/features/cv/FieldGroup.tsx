import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Cv.module.css';

/** Fields of one thing, under its name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <Stack gap="md">{children}</Stack>
    </fieldset>
  );
}
