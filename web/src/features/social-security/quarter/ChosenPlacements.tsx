import { Button, Group } from '@mantine/core';
import { getQuarter, reportQuarter } from '@portal/contract/social-security';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ReportForm } from './ReportForm.tsx';

interface Props {
  trimestre: string;
  chosen: readonly number[];
  onDone: () => void;
}

/** Notes that the days of what is chosen were reported, or that they were not after all. */
export function ChosenPlacements({ trimestre, chosen, onDone }: Props) {
  const t = useTexts('socialSecurity');
  const [isReporting, setReporting] = useState(false);
  const takeBack = useSend(reportQuarter, { invalidates: [getQuarter], onSuccess: onDone });
  return (
    <Card component={Group} gap="0.5rem 1rem" mb="xs">
      <p role="status">{t('chosen', { count: chosen.length })}</p>
      <Button onClick={() => setReporting(true)}>{t('quarter.report')}</Button>
      <Button
        variant="default"
        loading={takeBack.isPending}
        onClick={() => takeBack.mutate({ body: { trimestre, practicas: [...chosen], fecha: null } })}
      >
        {t('quarter.takeBack')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('chooseNone')}
      </Button>
      <ErrorBanner error={takeBack.error} />
      <Dialog opened={isReporting} onClose={() => setReporting(false)} title={t('quarter.report')}>
        <ReportForm
          trimestre={trimestre}
          practicas={chosen}
          onCancel={() => setReporting(false)}
          onReported={onDone}
        />
      </Dialog>
    </Card>
  );
}
