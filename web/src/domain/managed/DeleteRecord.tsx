import { Button } from '@mantine/core';
import type { Call, Endpoint } from '@portal/contract/endpoint';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { forgetList, type ManagedRecord } from './managed-record.ts';

interface Props<E extends Endpoint> {
  record: ManagedRecord;
  /** The call that deletes it, and what it is sent. */
  endpoint: E;
  call: Call<E>;
  title: string;
  onDeleted: () => void;
  /** What else is lost with it. */
  children?: ReactNode;
}

/** Deletes a record after a confirmation, and goes back to the list. */
export function DeleteRecord<E extends Endpoint>({
  record,
  endpoint,
  call,
  title,
  onDeleted,
  children,
}: Props<E>) {
  const t = useTexts(record.texts);
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [isAsking, setAsking] = useState(false);
  const remove = useSend(endpoint, {
    quiet: true,
    onSuccess: () => {
      forgetList(record);
      onDeleted();
      showNotice(t('deleting.done'));
      navigate(pathTo(record.list));
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
        onConfirm={() => remove.mutate(call)}
        onCancel={() => {
          remove.reset();
          setAsking(false);
        }}
      >
        <p>{t('deleting.body', { title })}</p>
        {children}
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </>
  );
}
