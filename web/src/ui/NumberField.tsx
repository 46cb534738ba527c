import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type NumberKind, shownNumber, typedNumber } from '../lib/forms/typed-number.ts';
import { useLanguage } from '../lib/i18n/i18n.ts';

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  kind: NumberKind;
  defaultValue?: number | string | null | undefined;
  /** What is no number is handed on as it was typed: the field's rule says what is wrong, and nothing is lost. */
  onChange?: (value: number | string) => void;
}

/** A number, typed as people write it. Takes `form.getInputProps` of an uncontrolled form. */
export function NumberField({ kind, defaultValue, onChange, onBlur, ...rest }: Props) {
  const language = useLanguage();
  const [text, setText] = useState(() =>
    typeof defaultValue === 'number' ? shownNumber(defaultValue, kind, language) : (defaultValue ?? ''),
  );
  return (
    <TextInput
      {...rest}
      value={text}
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={({ currentTarget: { value: typed } }) => {
        setText(typed);
        const value = typedNumber(typed, kind);
        onChange?.(value === null ? '' : Number.isNaN(value) ? typed : value);
      }}
      onBlur={(event) => {
        const value = typedNumber(text, kind);
        if (value !== null && !Number.isNaN(value)) setText(shownNumber(value, kind, language));
        onBlur?.(event);
      }}
    />
  );
}
