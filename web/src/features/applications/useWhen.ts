import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';

/** Days back for which the day of the week says enough. */
const week = 6;

/** When something happened, as one says it: «hoy a las 10:42», «el martes», «el 15 de septiembre de 2026». */
export function useWhen(): (moment: string) => string {
  const t = useTexts('applications');
  const { day, time, weekday, daysFromToday } = useFormat();
  return (moment) => {
    const back = -daysFromToday(moment);
    if (back === 0) return t('when.today', { time: time(moment) });
    if (back === 1) return t('when.yesterday', { time: time(moment) });
    if (back > 1 && back <= week) return t('when.weekday', { weekday: weekday(moment) });
    return t('when.day', { day: day(moment) });
  };
}
