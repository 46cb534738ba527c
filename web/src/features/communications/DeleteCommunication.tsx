import { Button } from '@mantine/core';
import { deleteCommunication } from '@portal/contract/communications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { forgetLists } from './forget-lists.ts';

interface Props {
  id: number;
  title: string;
  onDeleted: () => void;
}

/** Deletes it after asking whether that is meant. */
export function DeleteCommunication({ id, title, onDeleted }: Props) {
  const t = useTexts('communicationForm');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [isAsking, setAsking] = useState(false);
  const remove = useSend(deleteCommunication, {
    quiet: true,
    onSuccess: () => {
      forgetLists();
      onDeleted();
      showNotice(t('deleting.done'));
      navigate(pathTo('communications'));
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('deleting.title')}
        confirmLabel={t('deleting.confirm')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ body: { id } })}
        onCancel={() => {
          remove.reset();
          setAsking(false);
        }}
      >
        <p>{t('deleting.body', { title })}</p>
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </>
  );
}
