import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listAcademicTutors } from '@portal/contract/placements';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';

interface Props {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  value?: number | null;
  onChange: (idTutor: number | null) => void;
  'data-path'?: string;
}

const lookMs = 250;
const shown = 20;

/** An academic tutor who can be given placements, looked for by name, e-mail or department. */
export function TutorSelect({ value = null, onChange, ...rest }: Props) {
  const t = useTexts('ui');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  // What the select writes itself when one is chosen is not looked for.
  const [texto] = useDebouncedValue(typed === chosen?.label ? '' : typed, lookMs);
  const { data } = useCall(
    listAcademicTutors,
    { query: { texto, activo: 'true', pagina: 1, porPagina: shown } },
    { keepPrevious: true },
  );
  const found = (data?.tutores ?? []).map(({ idTutor, nombre, apellidos, departamento }) => ({
    value: String(idTutor),
    label: [`${nombre} ${apellidos}`, departamento].filter(Boolean).join(' · '),
  }));
  const isKept = chosen !== null && !found.some((one) => one.value === chosen.value);
  return (
    <Select
      {...rest}
      data={isKept ? [chosen, ...found] : found}
      value={value === null ? null : String(value)}
      onChange={(key, option) => {
        setChosen(key === null ? null : { value: key, label: option?.label ?? '' });
        onChange(key === null ? null : Number(key));
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has looked already.
      filter={({ options }) => options}
      searchable
      clearable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothingFound')}
      placeholder={t('choose')}
    />
  );
}
