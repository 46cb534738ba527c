import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import type { Language } from '@portal/contract/languages';
import 'dayjs/locale/ca.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/es.js';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../lib/i18n.ts';
import { typedDay } from '../lib/typed-day.ts';

const locales: Record<Language, string> = { es: 'es', ca: 'ca', en: 'en-gb' };

interface Props {
  label: ReactNode;
  description?: ReactNode;
  /** `2026-09-15` */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
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

/** A day, typed (15/09/2026) or chosen. Takes `form.getInputProps`. */
export function DayField({ value, defaultValue, ...rest }: Props) {
  const language = useLanguage();
  const t = useTexts('ui');
  return (
    <DatesProvider settings={{ locale: locales[language], firstDayOfWeek: 1 }}>
      <DateInput
        {...rest}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
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
