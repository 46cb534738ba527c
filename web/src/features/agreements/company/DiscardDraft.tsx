import { Button } from '@mantine/core';
import { discardAgreement, listAgreements, startAgreement } from '@portal/contract/agreements';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keyOf, queryClient, useSend } from '../../../lib/api/calls.ts';
import { forgetDraft } from '../../../lib/forms/draft.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

/** Deletes a draft, with the links by which it is reviewed. */
export function DiscardDraft({ idConvenio }: { idConvenio: number }) {
  const t = useTexts('agreements');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [isAsking, setAsking] = useState(false);
  const discard = useSend(discardAgreement, {
    quiet: true,
    invalidates: [listAgreements],
    onSuccess: () => {
      forgetDraft(`agreement.${idConvenio}`);
      queryClient.removeQueries({ queryKey: keyOf(startAgreement) });
      navigate(pathTo('home'));
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('discard.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('discard.title')}
        confirmLabel={t('discard.button')}
        destructive
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ body: { idConvenio } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('discard.text')}</p>
        <ErrorBanner error={discard.error} />
      </ConfirmDialog>
    </>
  );
}
