import { Textarea, TextInput } from '@mantine/core';
import type { Call } from '@portal/contract/endpoint';
import type { changeInterview } from '@portal/contract/interviews';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';

const lengths = [15, 20, 30, 45, 60, 90, 120];

export type Where = Record<'lugar' | 'enlace' | 'nota', string> &
  Pick<Call<typeof changeInterview>['body'], 'duracion'>;

/** How long an interview is and where; the same for a new one and one that is changed. */
export function WhereFields<V extends Where & Record<string, unknown>>({ form }: { form: ContractForm<V> }) {
  const t = useTexts('interviews');
  const { duracion } = form.getValues();
  const choices = [...new Set([...lengths, duracion])].sort((one, other) => one - other);
  return (
    <>
      <SearchSelect
        label={t('company.length')}
        options={choices.map((minutes) => ({ value: minutes, label: t('minutes', { count: minutes }) }))}
        clearable={false}
        {...form.getInputProps('duracion')}
        data-path="duracion"
      />
      <TextInput
        label={t('company.where')}
        description={t('company.whereHelp')}
        {...form.getInputProps('lugar')}
        data-path="lugar"
      />
      <TextInput
        label={t('company.link')}
        description={t('company.linkHelp')}
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.getInputProps('enlace')}
        data-path="enlace"
      />
      <Textarea
        label={<OptionalLabel>{t('company.note')}</OptionalLabel>}
        description={t('company.noteHelp')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('nota')}
        data-path="nota"
      />
    </>
  );
}
