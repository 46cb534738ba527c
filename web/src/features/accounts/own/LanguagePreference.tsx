import { Button, Group, Radio, Stack } from '@mantine/core';
import { isLanguage, languageOfId } from '@portal/contract/languages';
import { type FormEvent, useState } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useBrand, useHasLanguages } from '../../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useChangeLanguage } from '../../../lib/i18n/useChangeLanguage.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SavedMark } from '../../../ui/SavedMark.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from '../accounts.module.css';

/** The language of the portal and of its mails: the header's switch, with what it stands at. */
export function LanguagePreference() {
  const t = useTexts('password');
  const shell = useTexts('shell');
  const { idiomas } = useBrand();
  const hasLanguages = useHasLanguages();
  const shown = useLanguage();
  const kept = languageOfId(useSession()?.data.idIdiomaPreferido ?? 0) ?? shown;
  const { change, busy, hasFailed } = useChangeLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  if (!hasLanguages) return null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = chosen ?? kept;
    if (busy || !isLanguage(next)) return;
    const changed = await change(next);
    setError(changed?.failure ?? null);
    setSavedAt(changed !== null && changed.failure === null ? new Date() : null);
  };
  return (
    <Section title={t('own.language')} description={t('own.languageText')}>
      <form onSubmit={save}>
        <Stack>
          <Radio.Group aria-label={t('own.language')} value={chosen ?? kept} onChange={setChosen}>
            <Stack gap="xs">
              {idiomas.map((language) => (
                <Radio
                  key={language}
                  value={language}
                  label={<span className={classes.language}>{shell(`languages.${language}`)}</span>}
                />
              ))}
            </Stack>
          </Radio.Group>
          {hasFailed && <Banner meaning="wrong" urgent title={shell('connection.lost')} />}
          <ErrorBanner error={error} />
          <Group gap="0.5rem 1rem">
            <Button type="submit" variant="default" loading={busy}>
              {t('own.languageSave')}
            </Button>
            <span role="status">
              <SavedMark at={savedAt} />
            </span>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
