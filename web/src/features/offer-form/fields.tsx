import { Checkbox, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type CatalogueList, useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { completeAddress } from '../../lib/forms/complete-address.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import type { AreaTexts } from '../../locales/areas.ts';
import { DayField } from '../../ui/DayField.tsx';
import { NumberField as TypedNumberField } from '../../ui/NumberField.tsx';
import { OptionalMark } from '../../ui/OptionalLabel.tsx';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Text } from '../../ui/Text.tsx';
import { useOfferForm, useOfferValue } from './form-context.ts';
import classes from './OfferForm.module.css';
import type { OfferValues } from './offer-values.ts';
import type { FormField, NumberFieldName } from './sections.ts';
import { useFieldWarning } from './useFieldWarning.ts';
import { useFieldLeft, useTooMuch } from './useTellProblems.ts';

/*
 * The fields of an offer: each knows its label, whether the brand shows and requires it, and its error from
 * its name alone. What is hidden draws nothing.
 */

type Help = keyof AreaTexts['offerForm']['help'];

/** Fields whose value is of a type. */
type FieldsOf<T> = {
  [F in Exclude<FormField, 'ficheroComplementario'>]: OfferValues[F] extends T ? F : never;
}[Exclude<FormField, 'ficheroComplementario'>];

interface Common {
  /** Already said in words, where it has marks. */
  help?: Exclude<Help, 'fechaCaducidad' | 'fechaCaducidadFin' | 'horasLimite'> | { text: string };
}

/** What every input of a field has; null where it is not shown. */
function useField(name: Exclude<FormField, 'ficheroComplementario'>, help: Common['help'], label?: string) {
  const t = useTexts('offerForm');
  const { form, hidden, required } = useOfferForm();
  if (hidden.has(name)) return null;
  const isRequired = required.has(name);
  return {
    key: form.key(name),
    input: form.getInputProps(name),
    props: {
      label: <FieldLabel text={label ?? t(`field.${name}`)} optional={!isRequired} />,
      description: help && (typeof help === 'object' ? help.text : t(`help.${help}`)),
      'aria-required': isRequired || undefined,
    },
  };
}

/** Optional fields are marked, not the required ones: most of the shown ones are required. */
export function FieldLabel({ text, optional, unit }: { text: string; optional: boolean; unit?: string }) {
  return (
    <>
      {text}
      {unit !== undefined && <VisuallyHidden> ({unit})</VisuallyHidden>}
      {optional && <OptionalMark />}
    </>
  );
}

interface TextProps extends Common {
  name: FieldsOf<string | null>;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Where its own name would be read twice. */
  label?: string;
  /** What a writer may not expect of this field. */
  caution?: string | undefined;
  /** The most that it takes, where how much of it is used is shown. */
  max?: number;
}

export function TextField({ name, help, type = 'text', label, caution, max }: TextProps) {
  const { form } = useOfferForm();
  const left = useFieldLeft(name);
  const tooMuch = useTooMuch(name);
  const field = useField(name, help, label);
  if (field === null) return null;
  const { defaultValue, ...input } = field.input;
  const complete = () => {
    const typed: unknown = Reflect.get(form.getValues(), name);
    if (typeof typed !== 'string') return;
    const address = completeAddress(typed);
    if (address !== typed) form.setFieldValue(name, address);
  };
  return (
    <TextInput
      key={field.key}
      {...field.props}
      {...input}
      {...(type === 'url' && { placeholder: 'https://' })}
      onChange={(event) => {
        input.onChange(event);
        tooMuch(event.currentTarget.value);
      }}
      onBlur={() => {
        if (type === 'url') complete();
        left();
      }}
      {...(max !== undefined && {
        inputContainer: (children) => (
          <>
            {children}
            <Letters name={name} max={max} />
          </>
        ),
      })}
      {...(caution !== undefined && {
        description: <Help text={field.props.description} caution={caution} />,
      })}
      defaultValue={defaultValue ?? ''}
      type={type}
    />
  );
}

/** How much of the room of a field is used; that it is over is said once, also to who does not see it. */
function Letters({ name, max }: { name: FieldsOf<string | null>; max: number }) {
  const t = useTexts('offerForm');
  const { number } = useFormat();
  const typed = useOfferValue((offer) => (offer[name] ?? '').trim().length);
  return (
    <Text dim tiny mt="0.25rem" ta="end">
      {t('letters', { typed: number(typed), max: number(max) })}
      <VisuallyHidden role="status">
        {typed > max ? t('tooManyLetters', { max: number(max) }) : ''}
      </VisuallyHidden>
    </Text>
  );
}

interface HelpProps {
  text?: string | undefined;
  caution: string | undefined;
}

/** What stands below a label: the help, and what to beware of. */
export function Help({ text, caution }: HelpProps) {
  return (
    <>
      {text}
      {caution !== undefined && (
        <span className={classes.caution}>
          <IconAlertTriangle size={18} aria-hidden />
          {caution}
        </span>
      )}
    </>
  );
}

export function AreaField({
  name,
  help,
  rows = 3,
}: Omit<TextProps, 'type' | 'label' | 'caution' | 'max'> & { rows?: number }) {
  const left = useFieldLeft(name);
  const tooMuch = useTooMuch(name);
  const field = useField(name, help);
  if (field === null) return null;
  const { defaultValue, ...input } = field.input;
  return (
    <Textarea
      key={field.key}
      {...field.props}
      {...input}
      onChange={(event) => {
        input.onChange(event);
        tooMuch(event.currentTarget.value);
      }}
      onBlur={left}
      defaultValue={defaultValue ?? ''}
      autosize
      minRows={rows}
      maxRows={18}
    />
  );
}

interface NumberProps extends Common {
  name: NumberFieldName;
  /** Where the label does not say it. */
  unit?: keyof AreaTexts['offerForm']['unit'];
  decimals?: boolean;
}

export function NumberField({ name, help, unit, decimals = false }: NumberProps) {
  const t = useTexts('offerForm');
  const { required } = useOfferForm();
  const caution = useFieldWarning(name);
  const left = useFieldLeft(name);
  const field = useField(name, help);
  if (field === null) return null;
  return (
    <TypedNumberField
      key={field.key}
      {...field.props}
      {...field.input}
      onBlur={left}
      kind={unit?.startsWith('euro') ? 'money' : decimals ? 'decimal' : 'whole'}
      label={
        <FieldLabel
          text={t(`field.${name}`)}
          optional={!required.has(name)}
          {...(unit !== undefined && { unit: t(`unit.${unit}`) })}
        />
      }
      {...(caution !== undefined && {
        description: <Help text={field.props.description} caution={caution} />,
      })}
      classNames={{ wrapper: classes.narrow }}
      {...(unit !== undefined && {
        rightSection: (
          <Text component="span" dim small className={classes.unit} aria-hidden>
            {t(`unit.${unit}`)}
          </Text>
        ),
        rightSectionWidth: '5.5rem',
        rightSectionPointerEvents: 'none',
      })}
    />
  );
}

interface SelectProps extends Common {
  name: FieldsOf<number | null>;
  list: CatalogueList | readonly { value: number; label: string }[];
  onChange?: () => void;
}

export function SelectField({ name, help, list, onChange }: SelectProps) {
  const { options } = useCatalogue();
  const field = useField(name, help);
  if (field === null) return null;
  return (
    <SearchSelect
      key={field.key}
      {...field.props}
      {...field.input}
      onChange={(value: number | null) => {
        field.input.onChange(value);
        onChange?.();
      }}
      options={typeof list === 'string' ? options(list) : list}
    />
  );
}

export function ManyField({
  name,
  help,
  list,
}: Common & { name: 'otrasRemuneraciones'; list: CatalogueList }) {
  const { options } = useCatalogue();
  const field = useField(name, help);
  if (field === null) return null;
  return <SearchMultiSelect key={field.key} {...field.props} {...field.input} options={options(list)} />;
}

export function DateField({ name, help }: Common & { name: FieldsOf<string | null> }) {
  const caution = useFieldWarning(name);
  const left = useFieldLeft(name);
  const field = useField(name, help);
  if (field === null) return null;
  return (
    <div className={classes.date}>
      <DayField
        key={field.key}
        {...field.props}
        {...field.input}
        onBlur={left}
        {...(caution !== undefined && {
          description: <Help text={field.props.description} caution={caution} />,
        })}
      />
    </div>
  );
}

export function TickField({ name, help }: Common & { name: FieldsOf<boolean> }) {
  const t = useTexts('offerForm');
  const { form } = useOfferForm();
  const field = useField(name, help);
  if (field === null) return null;
  return (
    <Checkbox
      key={field.key}
      {...form.getInputProps(name, { type: 'checkbox' })}
      label={t(`field.${name}`)}
      description={field.props.description}
    />
  );
}
