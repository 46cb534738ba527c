import { Button } from '@mantine/core';
import type { ApplicationCard } from '@portal/contract/applications';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/**
 * The button that withdraws an application, for as long as it can be, and the dialog that it opens, which is to stand
 * where it stays whatever becomes of the application meanwhile.
 */
export function useWithdrawal(application: Pick<ApplicationCard, 'urlOferta' | 'titulo'>): {
  button: ReactNode;
  dialog: ReactNode;
} {
  const t = useTexts('withdrawal');
  const [isAsking, setAsking] = useState(false);
  return {
    button: (
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('action')}
      </Button>
    ),
    dialog: isAsking && <WithdrawDialog application={application} onClose={() => setAsking(false)} />,
  };
}
