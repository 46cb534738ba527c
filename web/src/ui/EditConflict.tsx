import { Button, Group } from '@mantine/core';
import { Banner } from './Banner.tsx';

interface Props {
  title: string;
  body: string;
  mineLabel: string;
  theirsLabel: string;
  /** Saves what was written over what somebody else has saved meanwhile. */
  onMine: () => void;
  /** Takes what somebody else has saved. */
  onTheirs: () => void;
}

/** Somebody else has changed meanwhile what is being written. */
export function EditConflict({ title, body, mineLabel, theirsLabel, onMine, onTheirs }: Props) {
  return (
    <Banner
      meaning="warning"
      urgent
      title={title}
      action={
        <Group gap="xs">
          <Button onClick={onMine}>{mineLabel}</Button>
          <Button variant="default" onClick={onTheirs}>
            {theirsLabel}
          </Button>
        </Group>
      }
    >
      <p>{body}</p>
    </Banner>
  );
}
