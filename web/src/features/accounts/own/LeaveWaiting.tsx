import { Button } from '@mantine/core';
import { getLeaveRequest, takeBackLeave } from '@portal/contract/account-states';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import { keyOf, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';

interface Props {
  since: string;
  /** It stands where the button was that had the focus. */
  takesFocus: boolean;
  onTakenBack: () => void;
}

/** A request to leave that waits for a manager; until then it can be taken back. */
export function LeaveWaiting({ since, takesFocus, onTakenBack }: Props) {
  const t = useTexts('access');
  const client = useQueryClient();
  const banner = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (takesFocus) banner.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const takeBack = useSend(takeBackLeave, {
    invalidates: [getLeaveRequest],
    quiet: true,
    onSuccess: () => {
      showNotice(t('leave.takenBack'), t('leave.takenBackText'));
      setAsking(false);
      onTakenBack();
    },
  });
  /** Settled from elsewhere: nothing waits any more. */
  const learn = ({ name }: CallError) => {
    setAsking(false);
    if (name !== 'noSuchMove') return;
    takeBack.reset();
    showNotice(t('leave.settled'), t('leave.settledText'));
    client.invalidateQueries({ queryKey: keyOf(getLeaveRequest) });
  };
  return (
    <>
      <Banner
        ref={banner}
        meaning="info"
        title={t('leave.waiting')}
        action={
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('leave.takeBack')}
          </Button>
        }
      >
        <p>
          {t('leave.asked')} <RelativeTime value={since} />. {t('leave.waitingText')}
        </p>
      </Banner>
      <ErrorBanner error={takeBack.error} />
      <ConfirmDialog
        opened={isAsking}
        title={t('leave.takeBackTitle')}
        confirmLabel={t('leave.takeBackConfirm')}
        cancelLabel={t('leave.takeBackKeep')}
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutate({}, { onError: learn })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('leave.takeBackText')}</p>
      </ConfirmDialog>
    </>
  );
}
