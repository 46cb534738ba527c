import { Button, NativeSelect, TextInput } from '@mantine/core';
import { studentServices, studentTypes } from '@portal/contract/students';
import { type FormEvent, useEffect, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import classes from './Students.module.css';
import type { Search } from './useStudentSearch.ts';

const years = [1, 2, 3, 4, 5, 6];

interface Props {
  search: Search;
  onSearch: (change: Partial<Omit<Search, 'page'>>) => void;
}

export function StudentSearch({ search, onSearch }: Props) {
  const t = useTexts('students');
  const { options } = useCatalogue();
  const [typed, setTyped] = useState(search.texto);
  // Changed from outside: the back button, or all students again.
  useEffect(() => setTyped(search.texto), [search.texto]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ texto: typed.trim() });
  };
  const any = { value: '', label: t('filters.any') };
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          type="search"
          className={classes.typed ?? ''}
          label={t('filters.texto')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={classes.degree}>
          <SearchSelect
            label={t('filters.idTitulacion')}
            options={options('titulaciones')}
            placeholder={t('filters.any')}
            value={search.idTitulacion}
            onChange={(idTitulacion: number | null) => onSearch({ idTitulacion })}
          />
        </div>
        <NativeSelect
          label={t('filters.curso')}
          value={search.curso ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ curso: value === '' ? null : Number(value) })
          }
          data={[any, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
        />
        <NativeSelect
          label={t('filters.servicio')}
          value={search.servicio ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ servicio: studentServices.find((service) => service === value) ?? null })
          }
          data={[any, ...studentServices.map((value) => ({ value, label: t(`services.${value}`) }))]}
        />
        <NativeSelect
          label={t('filters.tipo')}
          value={search.tipo ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ tipo: studentTypes.find((type) => type === value) ?? null })
          }
          data={[any, ...studentTypes.map((value) => ({ value, label: t(`types.${value}`) }))]}
        />
        <NativeSelect
          label={t('filters.conSolicitudes')}
          value={search.conSolicitudes ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ conSolicitudes: value === 'true' || value === 'false' ? value : null })
          }
          data={[
            any,
            { value: 'true', label: t('filters.withRequests') },
            { value: 'false', label: t('filters.withoutRequests') },
          ]}
        />
        <Button type="submit" variant="default" className={classes.submit ?? ''}>
          {t('filters.submit')}
        </Button>
      </form>
    </search>
  );
}
