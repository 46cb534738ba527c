import { VisuallyHidden } from '@mantine/core';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './validations.module.css';
import { waitOf } from './waiting.ts';

/** How long something has waited, the exact moment on hover. */
export function Waiting({ since }: { since: string }) {
  const t = useTexts('validations');
  const { daysFromToday, dayAndTime } = useFormat();
  const { days, isLong } = waitOf(daysFromToday(since));
  const Icon = isLong ? IconClockExclamation : IconClock;
  return (
    <Text component="span" dim small className={classes.wait} data-long={isLong || undefined}>
      <Icon size={18} aria-hidden />
      <VisuallyHidden>{t('inbox.waiting')}: </VisuallyHidden>
      <time dateTime={since} title={dayAndTime(since)}>
        {days === 0 ? t('inbox.today') : t('inbox.days', { count: days })}
      </time>
      {isLong && <VisuallyHidden> ({t('inbox.long')})</VisuallyHidden>}
    </Text>
  );
}
