import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

interface Props {
  /** What the list is narrowed to. */
  children: string;
  clearLabel: string;
  onClear: () => void;
}

/** Says above a list what a link narrowed it to, and gives all of it back. */
export function OnlyThese({ children, clearLabel, onClear }: Props) {
  return (
    <Group component="p" gap="xs" mb="sm">
      {children}{' '}
      <Button variant="subtle" data-size="xs" leftSection={<IconX size={16} aria-hidden />} onClick={onClear}>
        {clearLabel}
      </Button>
    </Group>
  );
}
