import { Box, Button, Stack, TextInput } from '@mantine/core';
import { requestTutorLink } from '@portal/contract/schemas/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';

/** In the place of a link that has expired, or of which a part is missing: a tutor has a new one sent. */
export function AskForLink({ isMissing = false }: { isMissing?: boolean }) {
  const t = useTexts('tutorDesk');
  const titles = useTitles();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Box maw="45rem">
      <PageHead title={titles('tutorDesk')} />
      {sentTo === null ? (
        <Stack>
          <Banner meaning="warning" title={t(isMissing ? 'dead.missing' : 'dead.title')}>
            <p>{t(isMissing ? 'dead.missingText' : 'dead.text')}</p>
          </Banner>
          <AskForm onSent={setSentTo} />
        </Stack>
      ) : (
        // Said alike whoever's address it is: nobody learns from it who is a tutor.
        <div role="status">
          <Banner meaning="good" title={t('ask.done')}>
            <p>{t('ask.doneText', { email: sentTo })}</p>
          </Banner>
        </div>
      )}
    </Box>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts('tutorDesk');
  const send = useSend(requestTutorLink, { quiet: true });
  const form = useContractForm({
    schema: bodyOf(requestTutorLink),
    initialValues: { email: '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onSent(body.email);
    },
  });
  return (
    <Section title={t('ask.title')} description={t('ask.text')}>
      <form {...form.formProps}>
        <Stack align="flex-start">
          <TextInput
            label={t('ask.email')}
            type="email"
            autoComplete="email"
            w="100%"
            maw="24rem"
            {...form.getInputProps('email')}
          />
          <ErrorBanner error={form.problems.length > 0 ? null : send.error} />
          <Button type="submit" loading={form.submitting}>
            {t('ask.send')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
