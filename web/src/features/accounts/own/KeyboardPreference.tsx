import { Switch } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { setLetterKeys, useLetterKeys } from '../../../lib/storage/letter-keys.ts';
import { Section } from '../../../ui/Section.tsx';

/** Whether single letters walk a list: whoever speaks to the computer says letters all the time. */
export function KeyboardPreference() {
  const t = useTexts('password');
  return (
    <Section title={t('own.keyboard')}>
      <Switch
        label={t('own.letterKeys')}
        checked={useLetterKeys()}
        onChange={({ currentTarget }) => setLetterKeys(currentTarget.checked)}
      />
    </Section>
  );
}
