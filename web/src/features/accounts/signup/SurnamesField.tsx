import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';

interface Props {
  /** `form.getInputProps`. */
  input: (path: string) => { error?: ReactNode; onChange?: (event: never) => void };
  hasNone: boolean;
  onHasNone: (hasNone: boolean) => void;
}

/** Surnames, which in many countries people have none of: those who left them out are asked whether they meant it. */
export function SurnamesField({ input, hasNone, onHasNone }: Props) {
  const t = useTexts('signup');
  return (
    <div>
      <TextInput
        label={t('student.apellidos')}
        autoComplete="family-name"
        disabled={hasNone}
        {...input('apellidos')}
      />
      <Checkbox
        mt="xs"
        size="xs"
        label={t('student.noSurnames')}
        checked={hasNone}
        onChange={({ currentTarget: { checked } }) => onHasNone(checked)}
      />
    </div>
  );
}

/** The error of surnames that are left out, by its path; the contract takes none of somebody who has none. */
export function missingSurnames(apellidos: string, hasNone: boolean): Record<string, string> {
  const text = sentences()?.fields.required;
  return text === undefined || hasNone || apellidos.trim() !== '' ? {} : { apellidos: text };
}
