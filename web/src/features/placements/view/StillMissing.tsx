import { Box } from '@mantine/core';
import type { PlacementNeed } from '@portal/contract/placements';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import classes from './placements.module.css';

interface Props {
  title: string;
  needs: readonly PlacementNeed[];
  wordsOf: (need: PlacementNeed) => string;
  /** What follows once they are met. */
  children?: ReactNode;
}

/** What a placement still needs before it can begin, and is not the reader's to give. */
export function StillMissing({ title, needs, wordsOf, children }: Props) {
  if (needs.length === 0) return null;
  return (
    <Banner meaning="info" title={title}>
      <ul className={classes.list}>
        {needs.map((need) => (
          <li key={need}>{wordsOf(need)}</li>
        ))}
      </ul>
      {children && (
        <Box component="p" mt="xs">
          {children}
        </Box>
      )}
    </Banner>
  );
}
