import { Button } from '@mantine/core';
import { withdraw } from '@portal/contract/applications';
import { useState } from 'react';
import { useSend } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { standing } from './standing.ts';

interface Props {
  urlOferta: string;
  titulo: string;
}

/** Withdraws after asking whether that is meant. */
export function WithdrawButton({ urlOferta, titulo }: Props) {
  const t = useTexts('applications');
  const [isAsking, setAsking] = useState(false);
  const send = useSend(withdraw, { invalidates: standing, onSuccess: () => setAsking(false) });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.action')}
        cancelLabel={t('withdraw.keep')}
        destructive
        busy={send.isPending}
        onConfirm={() => send.mutate({ body: { urlOferta } })}
        onCancel={() => {
          send.reset();
          setAsking(false);
        }}
      >
        <p>{t('withdraw.body', { title: titulo })}</p>
        <ErrorBanner error={send.error} />
      </ConfirmDialog>
    </>
  );
}
