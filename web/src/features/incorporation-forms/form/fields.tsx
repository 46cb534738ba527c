import { Checkbox, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { asNumber, asText, asTick } from '../../../lib/forms/saved/useSavedForm.ts';
import type { NumberKind } from '../../../lib/forms/typed-number.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Input } from './form-context.ts';
import classes from './IncorporationForm.module.css';

/* The inputs of the form: each with its help and what a manager found wrong with it, which are read out with it. */

interface Common {
  label: string;
  help?: string;
  optional?: boolean;
}

const labelOf = ({ label, optional = false }: Common): ReactNode =>
  optional ? <OptionalLabel>{label}</OptionalLabel> : label;

/** What a manager found wrong with a field. */
export function Reasons({ of }: { of: readonly string[] }) {
  const t = useTexts('incorporationForms');
  return of.map((reason) => (
    <Text key={reason} component="span" small className={classes.reason}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{t('reason', { reason })}</span>
    </Text>
  ));
}

/** Undefined where there is nothing: an empty description would take room. */
export function describedBy(reasons: readonly string[], help?: string): ReactNode {
  if (reasons.length === 0) return help;
  return (
    <>
      {help}
      <Reasons of={reasons} />
    </>
  );
}

interface TextProps extends Common, Pick<TextInputProps, 'type' | 'autoComplete' | 'autoCapitalize'> {
  input: Input<string>;
}

export function TextIn({ input, label, help, optional, autoComplete = 'off', ...rest }: TextProps) {
  const { reasons, round: _, ...field } = input;
  return (
    <TextInput
      label={labelOf({ label, ...(optional !== undefined && { optional }) })}
      description={describedBy(reasons, help)}
      autoComplete={autoComplete}
      {...rest}
      {...asText(field)}
    />
  );
}

interface WordsProps extends Common {
  input: Input<string>;
  max: number;
  rows?: number;
}

/** Several lines, with how much of its room is used once most of it is. */
export function WordsIn({ input, label, help, max, rows = 4 }: WordsProps) {
  const t = useTexts('incorporationForms');
  const { number } = useFormat();
  const { reasons, round: _, ...field } = input;
  const typed = field.value.trim().length;
  return (
    <div>
      <Textarea
        label={label}
        description={describedBy(reasons, help)}
        autosize
        minRows={rows}
        maxRows={16}
        {...asText(field)}
      />
      {typed > max * 0.8 && (
        <Text dim tiny mt="0.25rem" ta="end">
          {t('letters', { typed: number(typed), max: number(max) })}
        </Text>
      )}
    </div>
  );
}

interface NumberProps extends Common {
  input: Input<number | string>;
  kind: NumberKind;
}

export function NumberIn({ input, label, help, kind }: NumberProps) {
  const { reasons, round, ...field } = input;
  return (
    <NumberField
      key={round}
      kind={kind}
      label={label}
      description={describedBy(reasons, help)}
      {...asNumber(field)}
    />
  );
}

export function DayIn({
  input,
  label,
  help,
  minDate,
}: Common & { input: Input<string | null>; minDate?: string }) {
  const { reasons, round: _, ...field } = input;
  return (
    <DayField
      label={label}
      description={describedBy(reasons, help)}
      {...(minDate !== undefined && { minDate })}
      {...field}
    />
  );
}

export function TickIn({ input, label, help }: Common & { input: Input<boolean> }) {
  const { reasons, round: _, ...field } = input;
  return <Checkbox label={label} description={describedBy(reasons, help)} {...asTick(field)} />;
}
