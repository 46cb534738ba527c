import { Button, Group } from '@mantine/core';
import { acceptPreregistration } from '@portal/contract/applications';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { goOnFromHead } from '../application-moved/go-on.ts';
import { useSend } from '../calls.ts';
import { useTexts } from '../i18n.ts';
import { standing } from '../standing.ts';
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
  const accept = useSend(acceptPreregistration, { invalidates: standing });
  useEffect(() => {
    const card = place.current?.closest('article');
    return () => {
      // What was pressed goes away with the next answer: the list's card stays, or the page.
      if (document.activeElement !== document.body) return;
      if (!card) goOnFromHead();
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
