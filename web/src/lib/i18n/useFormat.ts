import { useMemo } from 'react';
import {
  day,
  dayAndTime,
  daysFromToday,
  euroRange,
  euros,
  fileSize,
  month,
  monthAndYear,
  numberFormat,
  relative,
  time,
  weekday,
} from './format.ts';
import { useLanguage, useTexts } from './i18n.ts';

export type Period = 'hour' | 'month' | 'year';

/** Numbers, money and dates in the page's language. */
export function useFormat() {
  const language = useLanguage();
  const t = useTexts('ui');
  return useMemo(
    () => ({
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        numberFormat(language, options).format(value),
      /** `650 €`, or with its period `650 €/mes`. */
      money: (amount: number, period?: Period) => {
        const text = euros(language, amount);
        return period === undefined ? text : t(`money.${period}`, { amount: text });
      },
      /** `18.000–21.000 €/año`, `€18,000–€21,000/year` */
      moneyRange: (from: number, to: number, period: Period) =>
        t(`money.${period}`, { amount: euroRange(language, from, to) }),
      day: (value: string) => day(language, value),
      shortDay: (value: string) => day(language, value, 'short'),
      dayAndTime: (value: string) => dayAndTime(language, value),
      month: (value: string, isNarrow: boolean) => month(language, value, isNarrow),
      monthAndYear: (value: string) => monthAndYear(language, value),
      time: (value: string | Date) => time(language, value),
      weekday: (value: string) => weekday(language, value),
      relative: (value: string) => relative(language, value, t('justNow')),
      fileSize: (bytes: number) => fileSize(language, bytes),
      daysFromToday: (value: string) => daysFromToday(value),
    }),
    [language, t],
  );
}
