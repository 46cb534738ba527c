import { remindPlacements } from '@portal/contract/placements';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';

/** Reminds whoever has to sign or hand something in, and says how many were. */
export function useReminder(onDone?: () => void) {
  const t = useTexts('managedPlacements');
  return useSend(remindPlacements, {
    quiet: true,
    onSuccess: ({ avisos }) => {
      if (avisos === 0) showNotice(t('remind.nobody'), t('remind.nobodyText'));
      else showNotice(t('remind.done', { count: avisos }));
      onDone?.();
    },
  });
}
