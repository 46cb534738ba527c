import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import type { Language } from '@portal/contract/languages';
import 'dayjs/locale/ca.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/es.js';
import { type ReactNode, useRef, useState } from 'react';
import { typedDay } from '../lib/forms/typed-day.ts';
import { useLanguage, useTexts } from '../lib/i18n/i18n.ts';
import classes from './DayField.module.css';

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

const isDay = (value: string): boolean => typedDay(value) === value;
const asTyped = (day: string): string => day.split('-').reverse().join('/');

/** A day, typed (15/09/2026) or chosen. Takes `form.getInputProps`. */
export function DayField({ onChange, ...props }: Props) {
  const { value } = props;
  // What comes from elsewhere (a draft, somebody else's version) takes the place of the text on the screen.
  const [own, setOwn] = useState({ value, round: 0 });
  if (value !== undefined && value !== own.value) setOwn({ value, round: own.round + 1 });
  const tell = (next: string | null) => {
    setOwn(({ round }) => ({ value: next, round }));
    onChange?.(next);
  };
  return <TypedDay key={own.round} {...props} onChange={tell} />;
}

function TypedDay({ value, defaultValue, onChange, ...rest }: Props) {
  const language = useLanguage();
  const t = useTexts('ui');
  const { minDate = '', maxDate = '9999' } = rest;
  const [initial] = useState(value ?? defaultValue ?? null);
  // What was typed on an earlier visit and is no day is shown as it was typed.
  const [wrongAtFirst] = useState(initial !== null && !isDay(initial) ? initial : null);
  const [isWrong, setWrong] = useState(wrongAtFirst !== null);
  const [isTouched, setTouched] = useState(false);
  // Over a form that tells what is wrong with it, the calendar waits until it is asked for.
  const [isWaiting, setWaiting] = useState(false);
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  // The calendar's own day stays while something else is typed, which it would empty.
  const day = useRef(wrongAtFirst === null ? initial : today);
  if (value !== undefined && (value === null || isDay(value))) day.current = value;
  const take = (typed: string) => {
    const found = typedDay(typed);
    const isOne = found !== null && found >= minDate && found <= maxDate;
    setTouched(true);
    setWaiting(false);
    setWrong(typed.trim() !== '' && !isOne);
    if (typed.trim() !== '' && !isOne) onChange?.(found ?? typed);
  };
  return (
    <DatesProvider settings={{ locale: locales[language], firstDayOfWeek: 1, weekendDays: [] }}>
      <DateInput
        {...rest}
        {...(value === undefined ? { defaultValue: day.current } : { value: day.current })}
        onChange={(chosen) => {
          setTouched(true);
          setWrong(false);
          onChange?.(chosen);
        }}
        onInput={({ currentTarget }) => take(currentTarget.value)}
        onFocus={() => {
          setWaiting(Boolean(rest.error));
          rest.onFocus?.();
        }}
        onClick={() => setWaiting(false)}
        fixOnBlur={!isWrong}
        valueFormat={(shown) => (isTouched ? asTyped(shown) : (wrongAtFirst ?? asTyped(shown)))}
        dateParser={typedDay}
        placeholder={t('dayPlaceholder')}
        // What is wrong stands right below: the calendar leaves room for it.
        popoverProps={{ offset: rest.error ? 44 : 8, disabled: isWaiting || rest.disabled === true }}
        clearable
        classNames={{ day: classes.day }}
        allowDeselect={false}
        clearButtonProps={{ 'aria-label': t('clear') }}
        nextLabel={t('nextMonth')}
        previousLabel={t('previousMonth')}
      />
    </DatesProvider>
  );
}
