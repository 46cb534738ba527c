import { Button } from '@mantine/core';
import { getLeaveRequest, requestLeave } from '@portal/contract/account-states';
import { useEffect, useRef, useState } from 'react';
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
  const [hasAsked, setAsked] = useState(false);
  const ask = useSend(requestLeave, {
    invalidates: [getLeaveRequest],
    onSuccess: () => {
      setAsking(false);
      setAsked(true);
    },
  });
  return (
    <Section title={t('leave.section')} description={t('leave.what')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {({ solicitada }) =>
          solicitada !== null ? (
            <Waiting since={solicitada} takesFocus={hasAsked} />
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

interface WaitingProps {
  since: string;
  /** It stands where the button was that had the focus. */
  takesFocus: boolean;
}

function Waiting({ since, takesFocus }: WaitingProps) {
  const t = useTexts('access');
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Banner ref={banner} meaning="info" title={t('leave.waiting')}>
      <p>
        {t('leave.asked')} <RelativeTime value={since} />. {t('leave.waitingText')}
      </p>
    </Banner>
  );
}
