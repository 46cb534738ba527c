import { Button, Group } from '@mantine/core';
import { acceptPreregistration } from '@portal/contract/applications';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { applicationCalls } from '../application/application-calls.ts';
import { focusPageHead } from '../application/focus-page-head.ts';
import type { Answerable } from './answerable.ts';

interface Props {
  application: Answerable;
  onDecline: (application: Answerable) => void;
}

/** The student's answer to being put forward (state 16). */
export function Respond({ application, onDecline }: Props) {
  const t = useTexts('respond');
  const { urlOferta } = application;
  const place = useRef<HTMLDivElement>(null);
  const accept = useSend(acceptPreregistration, { invalidates: applicationCalls });
  useEffect(() => {
    const card = place.current?.closest('article');
    return () => {
      // What was pressed goes away with the next answer: the list's card stays, or the page.
      if (document.activeElement !== document.body) return;
      if (!card) focusPageHead();
      else if (card.isConnected) card.querySelector<HTMLElement>('h3 a')?.focus();
    };
  }, []);
  return (
    <div ref={place}>
      <Group gap="xs">
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={accept.isPending}
          onClick={() => accept.mutate({ body: { urlOferta } })}
        >
          {t('accept')}
        </Button>
        <Button variant="default" disabled={accept.isPending} onClick={() => onDecline(application)}>
          {t('decline')}
        </Button>
      </Group>
      <ErrorBanner error={accept.error} />
    </div>
  );
}
