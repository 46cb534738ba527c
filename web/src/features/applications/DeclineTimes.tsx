import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { Interview } from '@portal/contract/interviews';
import { declineInterviewTimes } from '@portal/contract/schemas/interviews';
import { type ReactNode, useState } from 'react';
import { applicationCalls } from '../../domain/application/application-calls.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface Props {
  urlOferta: string;
  interview: Interview;
  onBegin?: () => void;
  /** Of the button that begins it. */
  label: string;
  /** What else can be done, before it. */
  beside: ReactNode;
}

/** Says in words that no time suits, which the company reads. */
export function DeclineTimes({ label, beside, onBegin, ...rest }: Props) {
  const [state, setState] = useState<'asked' | 'writing' | 'back'>('asked');
  if (state === 'writing') return <Words {...rest} onCancel={() => setState('back')} />;
  const begin = () => {
    onBegin?.();
    setState('writing');
  };
  return (
    <Group gap="xs">
      {beside}
      <Button variant="default" autoFocus={state === 'back'} onClick={begin}>
        {label}
      </Button>
    </Group>
  );
}

function Words({
  urlOferta,
  interview: { id: idEntrevista, version },
  onCancel,
}: Pick<Props, 'urlOferta' | 'interview'> & { onCancel: () => void }) {
  const t = useTexts('interviews');
  const ui = useTexts('ui');
  const send = useSend(declineInterviewTimes, {
    quiet: true,
    invalidates: applicationCalls,
    onSuccess: () => showNotice(t('own.sent'), t('own.sentBody')),
  });
  useRefreshedAfter(send.error, applicationCalls);
  const form = useContractForm({
    schema: bodyOf(declineInterviewTimes),
    initialValues: { urlOferta, idEntrevista, version, mensaje: '' },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <Textarea
          label={t('own.why')}
          description={t('own.whyHelp')}
          autosize
          minRows={3}
          maxRows={8}
          autoFocus
          {...form.getInputProps('mensaje')}
          data-path="mensaje"
        />
        <ErrorBanner error={send.error} />
        <Group gap="xs">
          <Button type="submit" loading={send.isPending}>
            {t('own.send')}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={send.isPending}>
            {ui('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
