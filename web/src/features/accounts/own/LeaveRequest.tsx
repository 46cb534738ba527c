import { Button } from '@mantine/core';
import { getLeaveRequest, requestLeave } from '@portal/contract/account-states';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/calls.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import classes from './Account.module.css';

/** Asking to leave the service, or that it was asked for. */
export function LeaveRequest() {
  const t = useTexts('access');
  const query = useCall(getLeaveRequest, {});
  const [isAsking, setAsking] = useState(false);
  const ask = useSend(requestLeave, {
    invalidates: [getLeaveRequest],
    onSuccess: () => setAsking(false),
  });
  return (
    <Section title={t('leave.section')} description={t('leave.what')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {({ solicitada }) =>
          solicitada !== null ? (
            <Banner meaning="info" title={t('leave.waiting')}>
              <p>
                {t('leave.asked')} <RelativeTime value={solicitada} />. {t('leave.waitingText')}
              </p>
            </Banner>
          ) : (
            <>
              <ErrorBanner error={ask.error} />
              <Button color="red" variant="outline" className={classes.leave} onClick={() => setAsking(true)}>
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
