import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import type { Language } from '@portal/contract/languages';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import 'dayjs/locale/ca.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/es.js';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../lib/i18n.ts';

// So that a date can be typed as it is written here: 15/09/2026.
dayjs.extend(customParseFormat);

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

/** A day as it is typed; one that no calendar has (31/02) is not taken for another. */
function dayOf(typed: string): string | null {
  const day = dayjs(typed.trim(), ['D/M/YYYY', 'D-M-YYYY', 'D.M.YYYY', 'YYYY-MM-DD'], true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
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
        dateParser={dayOf}
        placeholder={t('dayPlaceholder')}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        nextLabel={t('nextMonth')}
        previousLabel={t('previousMonth')}
      />
    </DatesProvider>
  );
}
