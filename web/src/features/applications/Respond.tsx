import { Button, Group } from '@mantine/core';
import { type ApplicationCard, acceptPreregistration } from '@portal/contract/applications';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { standing } from '../../lib/standing.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

const DeclineDialog = lazy(() => loadCode(() => import('./DeclineDialog.tsx')));

interface Props {
  application: Pick<ApplicationCard, 'urlOferta' | 'titulo' | 'tipo'>;
}

/** The student's answer to being put forward (state 16). */
export function Respond({ application }: Props) {
  const t = useTexts('applications');
  const { urlOferta } = application;
  const [isDeclining, setDeclining] = useState(false);
  const accept = useSend(acceptPreregistration, { invalidates: standing });
  return (
    <div>
      <Group gap="xs">
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={accept.isPending}
          onClick={() => accept.mutate({ body: { urlOferta } })}
        >
          {t('respond.accept')}
        </Button>
        <Button variant="default" disabled={accept.isPending} onClick={() => setDeclining(true)}>
          {t('respond.decline')}
        </Button>
      </Group>
      <ErrorBanner error={accept.error} />
      {isDeclining && (
        <Suspense>
          <DeclineDialog application={application} onClose={() => setDeclining(false)} />
        </Suspense>
      )}
    </div>
  );
}
