import { MultiSelect } from '@mantine/core';
import { useTexts } from '../lib/i18n/i18n.ts';
import { searchOptions } from './search-options.ts';
import { grouped, type SelectProps } from './select-options.ts';

interface MultiProps extends SelectProps {
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
