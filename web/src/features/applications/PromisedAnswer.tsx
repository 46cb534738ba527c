import { Button, Stack } from '@mantine/core';
import { askForAnswer, type getOwnApplication } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import { useRef } from 'react';
import { applicationCalls } from '../../domain/application/application-calls.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';
import { UsualAnswer } from './UsualAnswer.tsx';

type Shown = Pick<Answer<typeof getOwnApplication>, 'candidatura' | 'respuesta'>;

/** Until when the company promised to answer; once that has passed, the student may ask once. */
export function PromisedAnswer({ answer: { candidatura, respuesta } }: { answer: Shown }) {
  const t = useTexts('applications');
  const { day, relative } = useFormat();
  const { urlOferta, diasHabituales } = candidatura;
  const words = useRef<HTMLParagraphElement>(null);
  const send = useSend(askForAnswer, {
    quiet: true,
    invalidates: applicationCalls,
    onSuccess: () => {
      showNotice(t('answer.sent'), t('answer.sentBody'));
      // What was pressed is gone.
      words.current?.focus();
    },
  });
  useRefreshedAfter(send.error, applicationCalls);
  if (respuesta === null)
    return diasHabituales === null ? null : (
      <Text dim mt="xs">
        <UsualAnswer card={candidatura} />
      </Text>
    );
  const { hasta, puedePreguntar, preguntada } = respuesta;
  const isLate = puedePreguntar || preguntada !== null;
  return (
    <Stack gap="sm" mt="xs" align="flex-start">
      <p ref={words} tabIndex={-1}>
        {t(isLate ? 'answer.late' : 'answer.until', { day: day(hasta) })}
      </p>
      {preguntada !== null && <Text dim>{t('answer.asked', { when: relative(preguntada) })}</Text>}
      {puedePreguntar && (
        <Button loading={send.isPending} onClick={() => send.mutate({ body: { urlOferta } })}>
          {t('answer.ask')}
        </Button>
      )}
      <ErrorBanner error={send.error} />
    </Stack>
  );
}
