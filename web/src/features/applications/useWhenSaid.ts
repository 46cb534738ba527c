import { useTexts } from '../../lib/i18n.ts';
import { useFormat } from '../../lib/use-format.ts';

/** Days back that are said by their distance. */
const near = 14;

/** When, within a sentence: «hace 2 días», and longer ago «el 2 ene 2027». */
export function useWhenSaid(): (value: string) => string {
  const t = useTexts('applications');
  const { relative, shortDay, daysFromToday } = useFormat();
  return (value) =>
    Math.abs(daysFromToday(value)) <= near ? relative(value) : t('list.onDay', { day: shortDay(value) });
}
