import { Select } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useTexts } from '../lib/i18n/i18n.ts';
import { searchOptions } from './search-options.ts';
import { grouped, type SelectProps } from './select-options.ts';

const searchableFrom = 8;

interface SingleProps<V extends number | string> extends SelectProps {
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
