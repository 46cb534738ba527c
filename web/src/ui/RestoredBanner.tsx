import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';

interface Props {
  title: string;
  discardLabel: string;
  onDiscard: () => void;
  children?: ReactNode;
}

/** Shown where the content of a form was typed on an earlier visit and never sent. */
export function RestoredBanner({ title, discardLabel, onDiscard, children }: Props) {
  return (
    <Banner
      meaning="info"
      title={title}
      action={
        <Button variant="default" onClick={onDiscard}>
          {discardLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
