import { Box, NativeSelect } from '@mantine/core';
import { studentServices, studentTypes } from '@portal/contract/students';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import type { Search } from './useStudentSearch.ts';

const years = [1, 2, 3, 4, 5, 6];

interface Props {
  search: Search;
  onSearch: (change: Partial<Omit<Search, 'page'>>) => void;
}

export function StudentSearch({ search, onSearch }: Props) {
  const t = useTexts('students');
  const { options } = useCatalogue();
  const any = { value: '', label: t('filters.any') };
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
      folds={[search.idTitulacion, search.curso, search.servicio, search.tipo, search.conSolicitudes]}
    >
      {(texto) => (
        <>
          <Box flex="1 1 10rem">
            <SearchSelect
              label={t('filters.idTitulacion')}
              options={options('titulaciones')}
              placeholder={t('filters.any')}
              value={search.idTitulacion}
              onChange={(idTitulacion: number | null) => onSearch({ texto, idTitulacion })}
            />
          </Box>
          <NativeSelect
            label={t('filters.curso')}
            value={search.curso ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ texto, curso: value === '' ? null : Number(value) })
            }
            data={[any, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
          />
          <NativeSelect
            label={t('filters.servicio')}
            value={search.servicio ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ texto, servicio: studentServices.find((service) => service === value) ?? null })
            }
            data={[any, ...studentServices.map((value) => ({ value, label: t(`services.${value}`) }))]}
          />
          <NativeSelect
            label={t('filters.tipo')}
            value={search.tipo ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ texto, tipo: studentTypes.find((type) => type === value) ?? null })
            }
            data={[any, ...studentTypes.map((value) => ({ value, label: t(`types.${value}`) }))]}
          />
          <NativeSelect
            label={t('filters.conSolicitudes')}
            value={search.conSolicitudes ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ texto, conSolicitudes: value === 'true' || value === 'false' ? value : null })
            }
            data={[
              any,
              { value: 'true', label: t('filters.withRequests') },
              { value: 'false', label: t('filters.withoutRequests') },
            ]}
          />
        </>
      )}
    </SearchBar>
  );
}
