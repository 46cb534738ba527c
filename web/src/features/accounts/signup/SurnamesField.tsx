import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';

interface Props {
  /** `form.getInputProps`. */
  input: (path: string) => { error?: ReactNode };
  hasNone: boolean;
}

export function SurnamesField({ input, hasNone }: Props) {
  const t = useTexts('signup');
  return (
    <TextInput
      label={t('student.apellidos')}
      autoComplete="family-name"
      disabled={hasNone}
      {...input('apellidos')}
    />
  );
}

interface NoSurnamesProps {
  hasNone: boolean;
  onHasNone: (hasNone: boolean) => void;
}

/** In many countries people have no surnames: who leaves them out is asked whether it was meant. */
export function NoSurnames({ hasNone, onHasNone }: NoSurnamesProps) {
  const t = useTexts('signup');
  return (
    <Checkbox
      label={t('student.noSurnames')}
      checked={hasNone}
      onChange={({ currentTarget: { checked } }) => onHasNone(checked)}
    />
  );
}

/** The error of surnames that are left out, by its path; the contract takes none of somebody who has none. */
export function missingSurnames(apellidos: string, hasNone: boolean): Record<string, string> {
  const text = sentences()?.fields.required;
  return text === undefined || hasNone || apellidos.trim() !== '' ? {} : { apellidos: text };
}
