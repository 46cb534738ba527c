import { NativeSelect } from '@mantine/core';
import { registrars } from '@portal/contract/social-security';
import { quartersUntil } from '@portal/contract/social-security-rules';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import type { QuarterSearch } from './useQuarterSearch.ts';

interface Props {
  search: QuarterSearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Those of the last three years can be chosen. */
const shown = 12;

/** The quarter, and which of its placements. */
export function QuarterFilters({ search, onSearch }: Props) {
  const t = useTexts('socialSecurity');
  const recent = quartersUntil(new Date().toLocaleDateString('sv'), shown);
  const quarters = recent.includes(search.trimestre) ? recent : [...recent, search.trimestre];
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
    >
      {(texto) => (
        <>
          <NativeSelect
            label={t('quarter.label')}
            value={search.trimestre}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, trimestre: value })}
            data={quarters.map((value) => ({
              value,
              label: t(`quarter.names.${nameOf(value)}`, { year: value.slice(0, 4) }),
            }))}
          />
          <NativeSelect
            label={t('filters.quien')}
            value={search.quien ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, quien: value })}
            data={[
              { value: '', label: t('filters.anyone') },
              ...registrars.map((value) => ({ value, label: t(`registrars.${value}`) })),
            ]}
          />
          <NativeSelect
            label={t('quarter.reported')}
            value={search.comunicado ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, comunicado: value })}
            data={[
              { value: '', label: t('filters.any') },
              { value: 'false', label: t('quarter.notReported') },
              { value: 'true', label: t('quarter.isReported') },
            ]}
          />
        </>
      )}
    </SearchBar>
  );
}

const names = ['T1', 'T2', 'T3', 'T4'] as const;
const nameOf = (quarter: string) => names.find((name) => quarter.endsWith(name)) ?? 'T1';
