import { Button, Stack } from '@mantine/core';
import { sendTutorLink, tutorKinds } from '@portal/contract/placements';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Managed } from './managed.ts';

/** Sends a tutor a new link by e-mail. */
export function TutorLinks({ placement: { idPractica, tutorAcademico } }: { placement: Managed }) {
  const t = useTexts('managedPlacements');
  const send = useSend(sendTutorLink);
  return (
    <Section title={t('links.title')}>
      <Stack gap="xs">
        <Text small>{t('links.text')}</Text>
        {tutorKinds
          .filter((tutor) => tutor === 'empresa' || tutorAcademico !== null)
          .map((tutor) => (
            <Button
              key={tutor}
              variant="default"
              loading={send.isPending && send.variables.body.tutor === tutor}
              onClick={() => send.mutate({ body: { idPractica, tutor } })}
            >
              {t(`links.${tutor}`)}
            </Button>
          ))}
        <ErrorBanner error={send.error} />
      </Stack>
    </Section>
  );
}
