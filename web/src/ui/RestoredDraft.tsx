import { Button } from '@mantine/core';
import { Banner } from './Banner.tsx';

interface Props {
  title: string;
  body: string;
  discardLabel: string;
  onDiscard: () => void;
}

/** What is on the page was typed on an earlier visit and never sent. */
export function RestoredDraft({ title, body, discardLabel, onDiscard }: Props) {
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
      <p>{body}</p>
    </Banner>
  );
}
