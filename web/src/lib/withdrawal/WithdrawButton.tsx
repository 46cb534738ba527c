import { Button } from '@mantine/core';
import { withdraw } from '@portal/contract/applications';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { useSend } from '../calls.ts';
import { useTexts } from '../i18n.ts';
import { standing } from '../standing.ts';

interface Props {
  urlOferta: string;
  titulo: string;
}

/** Withdraws the student's application after asking whether that is meant. */
export function WithdrawButton({ urlOferta, titulo }: Props) {
  const t = useTexts('withdrawal');
  const [isAsking, setAsking] = useState(false);
  const send = useSend(withdraw, { invalidates: standing, onSuccess: () => setAsking(false) });
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
        onConfirm={() => send.mutate({ body: { urlOferta } })}
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
