import { MultiSelect, Select } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { searchOptions } from './search-options.ts';

export interface Option {
  value: number | string;
  label: string;
  /** Options of one group stand together under its name. */
  group?: string;
  disabled?: boolean;
}

const searchableFrom = 8;

function grouped(options: readonly Option[]) {
  const items = options.map(({ value, label, disabled }) => ({
    value: String(value),
    label,
    disabled: disabled ?? false,
  }));
  if (options.every(({ group }) => group === undefined)) return items;
  const groups = new Map<string, typeof items>();
  options.forEach(({ group = '' }, index) => {
    const item = items[index];
    if (item !== undefined) groups.set(group, [...(groups.get(group) ?? []), item]);
  });
  return [...groups].map(([group, members]) => ({ group, items: members }));
}

interface Common {
  options: readonly Option[];
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
  'aria-label'?: string;
  'data-path'?: string;
  onBlur?: () => void;
  onFocus?: () => void;
}

interface SingleProps<V extends number | string> extends Common {
  value?: V | null | undefined;
  defaultValue?: V | null | undefined;
  onChange?: (value: V | null) => void;
  clearable?: boolean;
}

/** One of a list; with more than seven entries it can be searched. Takes `form.getInputProps`. */
export function SearchSelect<V extends number | string>({
  options,
  value,
  defaultValue,
  onChange,
  clearable = true,
  ...rest
}: SingleProps<V>) {
  const t = useTexts('ui');
  const back = new Map(options.map((option) => [String(option.value), option.value]));
  // The select is always told its value: one that keeps its own forgets what is being typed when the page is drawn anew.
  const [chosen, choose] = useUncontrolled<V | null>({
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange }),
    finalValue: null,
  });
  const isOwn = (v: number | string | undefined): v is V => v !== undefined;
  return (
    <Select
      {...rest}
      data={grouped(options)}
      value={chosen === null ? null : String(chosen)}
      onChange={(key) => {
        const found = key === null ? undefined : back.get(key);
        choose(isOwn(found) ? found : null);
      }}
      searchable={options.length >= searchableFrom}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      allowDeselect={false}
      nothingFoundMessage={t('nothingFound')}
      filter={searchOptions}
      placeholder={rest.placeholder ?? t('choose')}
    />
  );
}

interface MultiProps extends Common {
  value?: readonly number[];
  defaultValue?: readonly number[];
  onChange?: (value: number[]) => void;
  maxValues?: number;
}

/** Several of a list. */
export function SearchMultiSelect({ options, value, defaultValue, onChange, ...rest }: MultiProps) {
  const t = useTexts('ui');
  return (
    <MultiSelect
      {...rest}
      data={grouped(options)}
      {...(value !== undefined && { value: value.map(String) })}
      {...(defaultValue !== undefined && { defaultValue: defaultValue.map(String) })}
      onChange={(chosen) => onChange?.(chosen.map(Number))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      hidePickedOptions
      nothingFoundMessage={t('nothingFound')}
      filter={searchOptions}
      placeholder={rest.placeholder ?? t('choose')}
    />
  );
}
