import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { AssignTutor } from './AssignTutor.tsx';
import { useReminder } from './useReminder.ts';

interface Props {
  chosen: readonly number[];
  /** They need not be chosen any longer. */
  onDone: () => void;
}

/** What can be done to all placements that are chosen. */
export function BulkActs({ chosen, onDone }: Props) {
  const t = useTexts('managedPlacements');
  const [isAssigning, setAssigning] = useState(false);
  const remind = useReminder(onDone);
  return (
    <Card component={Group} gap="0.5rem 1rem" mb="xs">
      <p role="status">{t('chosen', { count: chosen.length })}</p>
      <Button onClick={() => setAssigning(true)}>{t('assign.button')}</Button>
      <Button
        variant="default"
        loading={remind.isPending}
        onClick={() => remind.mutate({ body: { practicas: [...chosen] } })}
      >
        {t('remind.button')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('chooseNone')}
      </Button>
      <ErrorBanner error={remind.error} />
      <AssignTutor
        opened={isAssigning}
        practicas={chosen}
        onClose={() => setAssigning(false)}
        onAssigned={onDone}
      />
    </Card>
  );
}
