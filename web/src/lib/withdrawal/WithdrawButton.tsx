import { Button } from '@mantine/core';
import { withdraw } from '@portal/contract/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import type { CallError } from '../call-error.ts';
import { keyOf, useSend } from '../calls.ts';
import { useTexts } from '../i18n.ts';
import { showNotice } from '../notices.ts';
import { standing } from '../standing.ts';
import { useSentences } from '../status-texts.ts';

interface Props {
  urlOferta: string;
  titulo: string;
}

/** Withdraws the student's application after asking whether that is meant. */
export function WithdrawButton({ urlOferta, titulo }: Props) {
  const t = useTexts('withdrawal');
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const statuses = useSentences()?.statuses;
  const send = useSend(withdraw, { invalidates: standing, onSuccess: () => setAsking(false) });
  /** Moved from elsewhere: nothing is left to withdraw, and the page behind does not know it. */
  const learn = ({ name }: CallError) => {
    if (name !== 'applicationNotFound' && name !== 'alreadyProcessed') return;
    for (const call of standing) client.invalidateQueries({ queryKey: keyOf(call) });
    if (name === 'applicationNotFound') showNotice(t('already'), t('alreadyBody'));
    else showNotice(statuses?.alreadyProcessed.title ?? '', statuses?.alreadyProcessed.body, 'medium');
    setAsking(false);
    send.reset();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('title')}
        confirmLabel={t('action')}
        cancelLabel={t('keep')}
        destructive
        busy={send.isPending}
        onConfirm={() => send.mutate({ body: { urlOferta } }, { onError: learn })}
        onCancel={() => {
          send.reset();
          setAsking(false);
        }}
      >
        <p>{t('body', { title: titulo })}</p>
        <ErrorBanner error={send.error} />
      </ConfirmDialog>
    </>
  );
}
