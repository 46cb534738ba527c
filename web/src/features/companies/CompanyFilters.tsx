import { NativeSelect } from '@mantine/core';
import { companyAgreements, companyOrders } from '@portal/contract/companies';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import type { CompanySearch } from './useCompanySearch.ts';

interface Props {
  search: CompanySearch;
  onSearch: (changes: Readonly<Record<string, string | null>>) => void;
}

/** By words, type, sector, province, open offers and agreement; the state is chosen beside its counts. */
export function CompanyFilters({ search, onSearch }: Props) {
  const t = useTexts('companies');
  const { options } = useCatalogue();
  const choice = (value: number | null) => (value === null ? null : String(value));
  return (
    <SearchBar
      text={search.texto}
      onSearch={(texto) => onSearch({ texto })}
      label={t('filters.texto')}
      submitLabel={t('filters.submit')}
      folds={[search.idSector, search.idProvincia, search.idTipoEmpresa, search.conOfertas, search.convenio]}
    >
      {(texto) => (
        <>
          <SearchSelect
            label={t('filters.sector')}
            options={options('sectoresActividad')}
            placeholder={t('filters.any')}
            value={search.idSector}
            onChange={(id: number | null) => onSearch({ texto, sector: choice(id) })}
          />
          <SearchSelect
            label={t('filters.provincia')}
            options={options('provincias')}
            placeholder={t('filters.anyProvince')}
            value={search.idProvincia}
            onChange={(id: number | null) => onSearch({ texto, provincia: choice(id) })}
          />
          <NativeSelect
            label={t('filters.tipo')}
            value={choice(search.idTipoEmpresa) ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, tipo: value })}
            data={[
              { value: '', label: t('filters.any') },
              ...options('tiposEmpresa').map(({ value, label }) => ({ value: String(value), label })),
            ]}
          />
          <NativeSelect
            label={t('filters.ofertas')}
            value={search.conOfertas ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, ofertas: value })}
            data={[
              { value: '', label: t('filters.anyOffers') },
              { value: 'true', label: t('filters.withOffers') },
              { value: 'false', label: t('filters.withoutOffers') },
            ]}
          />
          <NativeSelect
            label={t('filters.convenio')}
            value={search.convenio ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, convenio: value })}
            data={[
              { value: '', label: t('filters.anyAgreement') },
              ...companyAgreements.map((value) => ({ value, label: t(`agreementFilter.${value}`) })),
            ]}
          />
          <NativeSelect
            label={t('filters.orden')}
            value={search.orden}
            onChange={({ currentTarget: { value } }) => onSearch({ texto, orden: value })}
            data={companyOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
          />
        </>
      )}
    </SearchBar>
  );
}
