import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import {
  givenNumber,
  type NumberKind,
  numberText,
  shownNumber,
  typedNumber,
} from '../lib/forms/typed-number.ts';
import { useLanguage } from '../lib/i18n/i18n.ts';

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  kind: NumberKind;
  value?: number | string | null | undefined;
  defaultValue?: number | string | null | undefined;
  /** What is no number is handed on as it was typed: the field's rule says what is wrong, and nothing is lost. */
  onChange?: (value: number | string) => void;
}

/** A number, typed as people write it. Takes `form.getInputProps` of a controlled or an uncontrolled form. */
export function NumberField({ kind, value, defaultValue, onChange, onBlur, ...rest }: Props) {
  const language = useLanguage();
  const given = value ?? defaultValue ?? '';
  const [before, setField] = useState(() => numberText(given, kind, language));
  const field = givenNumber(before, given, kind, language);
  if (field !== before) setField(field);
  return (
    <TextInput
      {...rest}
      value={field.text}
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={({ currentTarget: { value: text } }) => {
        const number = typedNumber(text, kind);
        const told = number === null ? '' : Number.isNaN(number) ? text : number;
        setField({ ...field, text, told });
        onChange?.(told);
      }}
      onBlur={(event) => {
        const number = typedNumber(field.text, kind);
        if (number !== null && !Number.isNaN(number))
          setField({ ...field, text: shownNumber(number, kind, language) });
        onBlur?.(event);
      }}
    />
  );
}
