import { useFormat } from '../../lib/i18n/useFormat.ts';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Days as headings say them, with a capital in every language. */
export function useDayTitle() {
  const { day, dayAndTime, weekday } = useFormat();
  return {
    /** `Martes, 15 de septiembre de 2026`, of a moment on that day. */
    dayTitle: (moment: string) => capitalised(`${weekday(moment)}, ${day(moment)}`),
    /** `Martes, 15 de septiembre de 2026, 10:42`. */
    momentTitle: (moment: string) => capitalised(dayAndTime(moment)),
  };
}
