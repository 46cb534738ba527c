import { Anchor } from '@mantine/core';
import { NewTabMark } from '../../ui/NewTabMark.tsx';

/** The address of a video appointment, which opens beside the portal. */
export function MeetingLink({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer">
      {address}
      <NewTabMark />
    </Anchor>
  );
}
