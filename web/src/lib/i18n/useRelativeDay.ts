import { useTexts } from './i18n.ts';
import { useFormat } from './useFormat.ts';

/** Days around today that are said by their distance. */
const near = 14;

/** When, within a sentence: «hace 2 días», «dentro de 5 días», and farther away «el 2 ene 2027». */
export function useRelativeDay(): (value: string) => string {
  const t = useTexts('ui');
  const { relative, shortDay, daysFromToday } = useFormat();
  return (value) =>
    Math.abs(daysFromToday(value)) <= near ? relative(value) : t('onDay', { day: shortDay(value) });
}
