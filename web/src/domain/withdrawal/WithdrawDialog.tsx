import { type ApplicationCard, withdraw } from '@portal/contract/applications';
import { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { applicationCalls } from '../application/application-calls.ts';
import { focusPageHead } from '../application/focus-page-head.ts';
import { MovedDialog } from '../application/MovedDialog.tsx';
import { useMoved } from '../application/useMoved.ts';

interface Props {
  application: Pick<ApplicationCard, 'urlOferta' | 'titulo'>;
  onClose: () => void;
}

const isPossible = ({ puedeDesinscribirse }: ApplicationCard) => puedeDesinscribirse;

/** Withdraws the student's application after asking whether that is meant. */
export function WithdrawDialog({ application: { urlOferta, titulo }, onClose }: Props) {
  const t = useTexts('withdrawal');
  const statuses = useSentences()?.statuses;
  const leave = () => {
    onClose();
    focusPageHead();
  };
  const send = useSend(withdraw, { invalidates: applicationCalls, onSuccess: leave });
  const moved = useMoved({ urlOferta, busy: send.isPending, isPossible });
  const confirm = async () => {
    try {
      await send.mutateAsync({ body: { urlOferta } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Moved from elsewhere: nothing is left to withdraw, and the page behind does not know it.
      if (error.name !== 'applicationNotFound' && error.name !== 'alreadyProcessed') return;
      for (const call of applicationCalls) queryClient.invalidateQueries({ queryKey: keyOf(call) });
      if (error.name === 'applicationNotFound') showNotice(t('already'), t('alreadyBody'));
      else showNotice(statuses?.alreadyProcessed.title ?? '', statuses?.alreadyProcessed.body, 'medium');
      leave();
    }
  };
  if (moved !== null) return <MovedDialog card={moved} onClose={onClose} />;
  return (
    <ConfirmDialog
      opened
      title={t('title')}
      confirmLabel={t('action')}
      cancelLabel={t('keep')}
      destructive
      busy={send.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('body', { title: titulo })}</p>
      <ErrorBanner error={send.error} />
    </ConfirmDialog>
  );
}
