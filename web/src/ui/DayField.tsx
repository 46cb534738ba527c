import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import type { Language } from '@portal/contract/languages';
import 'dayjs/locale/ca.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/es.js';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../lib/i18n.ts';
import { typedDay } from '../lib/typed-day.ts';

const locales: Record<Language, string> = { es: 'es', ca: 'ca', en: 'en-gb' };

interface Props {
  label: ReactNode;
  description?: ReactNode;
  /** `2026-09-15` */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** What is no day, or none of those that can be chosen, is handed on as it was typed: the field's rule says so. */
  onChange?: (value: string | null) => void;
  error?: ReactNode;
  minDate?: string;
  maxDate?: string;
  required?: boolean;
  disabled?: boolean;
  'data-path'?: string;
  onBlur?: () => void;
  onFocus?: () => void;
}

/** Of what the form holds, the day; undefined where there is something else, which is on the screen as it was typed. */
const dayOf = (value: string | null | undefined) =>
  value === null || value === undefined || typedDay(value) === value ? value : undefined;

/** A day, typed (15/09/2026) or chosen. Takes `form.getInputProps`. */
export function DayField({ value, defaultValue, onChange, ...rest }: Props) {
  const language = useLanguage();
  const t = useTexts('ui');
  const { minDate = '', maxDate = '9999' } = rest;
  const [isWrong, setWrong] = useState(false);
  const shown = useRef<string | null>(null);
  // The calendar's own day stays while something else is typed, which it would empty.
  const current = dayOf(value);
  if (current !== undefined) shown.current = current;
  const take = (typed: string) => {
    const found = typedDay(typed);
    const isOne = found !== null && found >= minDate && found <= maxDate;
    setWrong(typed.trim() !== '' && !isOne);
    if (typed.trim() !== '' && !isOne) onChange?.(found ?? typed);
  };
  return (
    <DatesProvider settings={{ locale: locales[language], firstDayOfWeek: 1 }}>
      <DateInput
        {...rest}
        {...(value !== undefined && { value: shown.current })}
        {...(defaultValue !== undefined && { defaultValue: dayOf(defaultValue) ?? null })}
        onChange={(chosen) => {
          setWrong(false);
          onChange?.(chosen);
        }}
        onInput={({ currentTarget }) => take(currentTarget.value)}
        fixOnBlur={!isWrong}
        valueFormat="DD/MM/YYYY"
        dateParser={typedDay}
        placeholder={t('dayPlaceholder')}
        // What is wrong stands right below: the calendar leaves room for it.
        popoverProps={{ offset: rest.error ? 44 : 8 }}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        nextLabel={t('nextMonth')}
        previousLabel={t('previousMonth')}
      />
    </DatesProvider>
  );
}
