import { Button } from '@mantine/core';
import { deleteSurvey } from '@portal/contract/surveys';
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
  /** How many have answered it, which is forgotten with it. */
  answers: number;
  onDeleted: () => void;
}

/** Deletes it after asking whether that is meant. */
export function DeleteSurvey({ id, title, answers, onDeleted }: Props) {
  const t = useTexts('surveyForm');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [isAsking, setAsking] = useState(false);
  const remove = useSend(deleteSurvey, {
    quiet: true,
    onSuccess: () => {
      forgetLists();
      onDeleted();
      showNotice(t('deleting.done'));
      navigate(pathTo('managedSurveys'));
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
        {answers > 0 && <p>{t('deleting.answers', { count: answers })}</p>}
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </>
  );
}
