import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBrand } from '../../lib/brand.ts';

/** Whom to write to about what only the institution can change: after the words, its address. */
export function WriteTo({ children }: { children: ReactNode }) {
  const { general } = useBrand().correos;
  return (
    <>
      {children}{' '}
      <Anchor href={`mailto:${general}`} inherit>
        {general}
      </Anchor>
      .
    </>
  );
}
