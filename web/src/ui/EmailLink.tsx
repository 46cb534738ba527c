import { Anchor } from '@mantine/core';
import { Breakable } from './Breakable.tsx';

export function EmailLink({ address }: { address: string }) {
  return (
    <Anchor href={`mailto:${address}`}>
      <Breakable>{address}</Breakable>
    </Anchor>
  );
}
