import { Button, Stack } from '@mantine/core';
import {
  endOpenSession,
  endOtherSessions,
  listOpenSessions,
  type OpenSession,
} from '@portal/contract/session';
import { useRef, useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { deviceName } from './device-names.ts';
import { OpenSessionRow } from './OpenSessionRow.tsx';

/** Where somebody is logged in: each session can be ended, or all but this one. */
export function OpenSessions() {
  const t = useTexts('openSessions');
  const { minutosInactividad } = useBrand();
  const query = useCall(listOpenSessions, {});
  return (
    <Section
      title={t('title')}
      description={minutosInactividad === null ? t('text') : t('textIdle', { minutes: minutosInactividad })}
    >
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(sessions) => <SessionList sessions={sessions} />}
      </CallView>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTexts('openSessions');
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setAsking] = useState(false);
  // What was pressed goes with its row.
  const stayHere = () => list.current?.focus({ preventScroll: true });
  const endOne = useSend(endOpenSession, { invalidates: [listOpenSessions], quiet: true });
  const endOthers = useSend(endOtherSessions, {
    invalidates: [listOpenSessions],
    quiet: true,
    onSuccess: () => {
      setAsking(false);
      showNotice(t('othersEnded'));
    },
  });
  const current = sessions.find(({ esEsta }) => esEsta);
  const hasOthers = sessions.some(({ esEsta }) => !esEsta);
  const end = (session: OpenSession) =>
    endOne.mutate(
      { body: { idSesion: session.idSesion } },
      {
        onSuccess: () => {
          showNotice(t('ended'), deviceName(t, session));
          stayHere();
        },
      },
    );
  const isEnding = endOne.isPending ? endOne.variables.body.idSesion : null;
  return (
    <Stack>
      <ErrorBanner error={endOne.error ?? endOthers.error} />
      <EntryList flush ref={list} tabIndex={-1} aria-label={t('list')}>
        {sessions.map((session) => (
          <OpenSessionRow
            key={session.idSesion}
            session={session}
            isSameNetwork={session.red !== null && session.red === current?.red}
            busy={session.idSesion === isEnding}
            onEnd={() => end(session)}
          />
        ))}
      </EntryList>
      <Text dim small>
        {t(hasOthers ? 'unfamiliar' : 'onlyThis')}
      </Text>
      {hasOthers && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('confirmTitle')}
        confirmLabel={t('confirm')}
        destructive
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate({}, { onError: () => setAsking(false), onSuccess: stayHere })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('confirmText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
