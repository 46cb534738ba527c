import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import classes from '../compare/compare.module.css';
import type { Saved } from './useSaved.ts';

/** Saves an open offer to come back to, or removes it. */
export function SaveToggle({
  saved: { isSaved, isKnown, toggle },
  titulo,
}: {
  saved: Saved;
  titulo: string;
}) {
  const t = useTexts('forYou');
  const Heart = isSaved ? IconHeartFilled : IconHeart;
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.choice}
      // It has its room before it is known whether the offer is saved.
      {...(!isKnown && { style: { visibility: 'hidden' } })}
      aria-pressed={isSaved}
      aria-label={t('saved.actionFor', { title: titulo })}
      leftSection={<Heart size={16} aria-hidden />}
      onClick={toggle}
    >
      {t('saved.action')}
    </Button>
  );
}
