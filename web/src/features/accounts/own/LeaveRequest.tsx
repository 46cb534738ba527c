import { Button } from '@mantine/core';
import { getLeaveRequest, requestLeave } from '@portal/contract/account-states';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import classes from '../accounts.module.css';
import { LeaveWaiting } from './LeaveWaiting.tsx';

/** Asking to leave the service, or that it was asked for. */
export function LeaveRequest() {
  const t = useTexts('access');
  const query = useCall(getLeaveRequest, {});
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const [hasTakenBack, setTakenBack] = useState(false);
  const ask = useSend(requestLeave, {
    invalidates: [getLeaveRequest],
    onSuccess: () => {
      setAsking(false);
      setAsked(true);
    },
  });
  const waits = query.data !== undefined && query.data.solicitada !== null;
  return (
    <Section title={t('leave.section')} {...(!waits && { description: t('leave.what') })}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {({ solicitada }) =>
          solicitada !== null ? (
            <LeaveWaiting since={solicitada} takesFocus={hasAsked} onTakenBack={() => setTakenBack(true)} />
          ) : (
            <>
              <ErrorBanner error={ask.error} />
              <Button
                color="red"
                variant="outline"
                className={classes.leave}
                // It stands where the one was that took the request back.
                autoFocus={hasTakenBack}
                onClick={() => setAsking(true)}
              >
                {t('leave.ask')}
              </Button>
            </>
          )
        }
      </CallView>
      <ConfirmDialog
        opened={isAsking}
        title={t('leave.confirmTitle')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.stay')}
        destructive
        busy={ask.isPending}
        onConfirm={() => ask.mutate({}, { onError: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('leave.confirmText')}</p>
      </ConfirmDialog>
    </Section>
  );
}
