import { Checkbox, TextInput, type TextInputProps } from '@mantine/core';
import { unknown } from '@portal/contract/proposals';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import type { ProposalField, ProposalValues } from './values.ts';

export type ProposalForm = ContractForm<ProposalValues>;

interface Props extends Pick<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize'> {
  form: ProposalForm;
  name: ProposalField;
  description?: ReactNode;
  optional?: boolean;
  onLeave?: () => void;
}

/** A line of text of the proposal. */
export function TextIn({ form, name, optional = false, onLeave, ...rest }: Props) {
  const t = useTexts('proposals');
  const label = t(`wizard.fields.${name}`);
  const { onBlur, ...field } = form.getInputProps(name);
  return (
    <TextInput
      label={optional ? <OptionalLabel>{label}</OptionalLabel> : label}
      autoComplete="off"
      maxLength={150}
      {...rest}
      {...field}
      onBlur={(event) => {
        onBlur?.(event);
        onLeave?.();
      }}
    />
  );
}

/** The same, of what whoever proposes may not know: a tick writes that. */
export function TextOrUnknown({ form, name, onLeave, ...rest }: Omit<Props, 'optional'>) {
  const t = useTexts('proposals');
  const label = t(`wizard.fields.${name}`);
  const isUnknown = form.getValues()[name] === unknown;
  const { onBlur, value, ...field } = form.getInputProps(name);
  return (
    <div>
      <TextInput
        label={label}
        autoComplete="off"
        maxLength={150}
        {...rest}
        {...field}
        value={isUnknown ? '' : value}
        disabled={isUnknown}
        onBlur={(event) => {
          onBlur?.(event);
          onLeave?.();
        }}
      />
      <UnknownTick form={form} name={name} of={label} />
    </div>
  );
}

/** «No lo sé», of the field or the part that it names. */
export function UnknownTick({ form, name, of }: { form: ProposalForm; name: ProposalField; of: string }) {
  const t = useTexts('proposals');
  return (
    <Checkbox
      mt="xs"
      label={t('wizard.unknown')}
      aria-label={`${t('wizard.unknown')} (${of})`}
      checked={form.getValues()[name] === unknown}
      onChange={({ currentTarget }) => {
        form.setFieldValue(name, currentTarget.checked ? unknown : '');
        form.clearFieldError(name);
      }}
    />
  );
}
