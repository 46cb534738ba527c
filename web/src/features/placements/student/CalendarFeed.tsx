import { Anchor, Stack } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';

/** The dates of a placement for one's own calendar. */
export function CalendarFeed({ url }: { url: string }) {
  const t = useTexts('ownPlacements');
  return (
    <Section title={t('calendar.title')}>
      <Stack gap="sm" align="flex-start">
        <Text small>{t('calendar.text')}</Text>
        <CopyButton value={url} of={t('calendar.title')}>
          {t('calendar.copy')}
        </CopyButton>
        {/* By this scheme the program that has the calendar subscribes to it. */}
        <Anchor href={url.replace(/^https?:/, 'webcal:')} fz="sm">
          {t('calendar.open')}
        </Anchor>
      </Stack>
    </Section>
  );
}
