import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useLetterKeys } from '../../lib/storage/letter-keys.ts';

interface Props {
  previous: number | null | undefined;
  next: number | null | undefined;
  onStep: (id: number) => void;
}

/** The candidate before and the one after, also by K and J: ten CVs are ten key presses. */
export function StepButtons({ previous, next, onStep }: Props) {
  const t = useTexts('candidates');
  const hasLetterKeys = useLetterKeys();
  const step = (id: number | null | undefined) => {
    // A dialog has its own keys.
    if (id === null || id === undefined || document.querySelector('[aria-modal="true"]') !== null) return;
    onStep(id);
  };
  useHotkeys([
    ['j', () => hasLetterKeys && step(next)],
    ['k', () => hasLetterKeys && step(previous)],
    ['ArrowRight', () => step(next)],
    ['ArrowLeft', () => step(previous)],
  ]);
  return (
    <Group gap="xs" align="stretch" wrap="nowrap">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={previous === null || previous === undefined}
        onClick={() => step(previous)}
        aria-keyshortcuts={hasLetterKeys ? 'K' : undefined}
      >
        {t('panel.previous')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={next === null || next === undefined}
        onClick={() => step(next)}
        aria-keyshortcuts={hasLetterKeys ? 'J' : undefined}
      >
        {t('panel.next')}
      </Button>
    </Group>
  );
}
