import { Button } from '@mantine/core';
import { validateProposal } from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { focusPageHead } from '../../../domain/application/focus-page-head.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import type { Managed } from '../proposal.ts';
import { staleOnceActed } from './stale.ts';

/** Begins the internship of a confirmed proposal. */
export function Validate({ proposal: { idPropuesta, version } }: { proposal: Managed }) {
  const t = useTexts('proposals');
  const [isAsking, setAsking] = useState(false);
  const validate = useSend(validateProposal, {
    quiet: true,
    invalidates: staleOnceActed,
    onSuccess: () => {
      setAsking(false);
      showNotice(t('managed.validated'));
      focusPageHead();
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('managed.validate')}</Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('managed.validateTitle')}
        confirmLabel={t('managed.validate')}
        busy={validate.isPending}
        onConfirm={() => validate.mutate({ body: { idPropuesta, version } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('managed.validateText')}</p>
        <ErrorBanner error={validate.error} />
      </ConfirmDialog>
    </>
  );
}
