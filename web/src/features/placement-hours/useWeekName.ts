import { addDays } from '@portal/contract/days';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';

/** How a week is called: by its first and its last day. */
export function useWeekName(): (lunes: string) => string {
  const t = useTexts('placementHours');
  const { shortDay } = useFormat();
  return (lunes) => t('week', { from: shortDay(lunes), to: shortDay(addDays(lunes, 6)) });
}
