import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Typed } from '../../domain/offer/Part.tsx';
import classes from './candidates.module.css';

/** Of the headings below the candidate's name: 2 on a page of its own, 4 beside the list. */
export type PartOrder = 2 | 4;

interface Props {
  title: string;
  order: PartOrder;
  children: ReactNode;
}

/** A part of what is shown of a candidate, under its heading. */
export function CvPart({ title, order, children }: Props) {
  return (
    <Box component="section" miw={0}>
      <Title order={order} size="h2" mb="xs">
        {title}
      </Title>
      {children}
    </Box>
  );
}

/** What the candidate typed. */
export function Words({ children }: { children: string }) {
  return (
    <div className={classes.words}>
      <Typed>{children}</Typed>
    </div>
  );
}
