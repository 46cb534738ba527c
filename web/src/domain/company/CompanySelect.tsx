import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { askableCompanies } from '@portal/contract/company-documents';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';

interface Props {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Most companies that can be chosen. */
  max?: number;
  onChange?: (ids: number[]) => void;
  'data-path'?: string;
}

const lookMs = 250;

/** Validated companies, looked for by name or tax id. */
export function CompanySelect({ max = 1000, onChange, ...rest }: Props) {
  const t = useTexts('ui');
  const [typed, setTyped] = useState('');
  const [texto] = useDebouncedValue(typed, lookMs);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const { data = [] } = useCall(askableCompanies, { query: { texto } }, { keepPrevious: true });
  const found = new Map(
    data.map(({ idEmpresa, nombreComercial, cif }) => [idEmpresa, `${nombreComercial} (${cif})`]),
  );
  const names = new Map([...chosen, ...found]);
  return (
    <MultiSelect
      {...rest}
      data={[...names].map(([id, label]) => ({ value: String(id), label }))}
      value={[...chosen.keys()].map(String)}
      onChange={(values) => {
        const ids = values.map(Number);
        setChosen(new Map(ids.map((id) => [id, names.get(id) ?? ''])));
        onChange?.(ids);
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has looked already.
      filter={({ options }) => options}
      maxValues={max}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothingFound')}
    />
  );
}
