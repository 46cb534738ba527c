import { Title } from '@mantine/core';
import {
  exportManagedCompanies,
  type ListedCompany,
  listedCompanyStates,
  listManagedCompanies,
} from '@portal/contract/companies';
import { IconBuilding } from '@tabler/icons-react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { FilteredList, NothingFound } from '../../ui/FilteredList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { Text } from '../../ui/Text.tsx';
import { CompanyFilters } from './CompanyFilters.tsx';
import { companyMeaning } from './company-meaning.ts';
import { bodyOf, type CompanySearch, rowsPerPage, sentOf, useCompanySearch } from './useCompanySearch.ts';

/** All companies, in whatever state. */
export default function Companies() {
  const t = useTexts('companies');
  const { search, page, set, turn } = useCompanySearch();
  const { orden, ...filters } = sentOf(search);
  const query = useCall(
    listManagedCompanies,
    { query: { pagina: page, porPagina: rowsPerPage, orden, ...filters } },
    { keepPrevious: true },
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        context={t('context')}
        onPhone="title"
        action={<ScreenButton to="companyImports">{t('import')}</ScreenButton>}
      />
      <CompanyFilters search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={t('title')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <StateFilter
            label={t('filters.estado')}
            anyLabel={t('filters.anyState')}
            value={search.estado}
            onChange={(estado) => set({ estado })}
            states={listedCompanyStates}
            labelOf={(state) => t(`states.${state}`)}
            counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
          />
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        actions={<Export search={search} />}
        nothing={
          <NothingFound
            icon={<IconBuilding size={28} />}
            isFiltered={isFiltered}
            all="managedCompanies"
            textOf={t}
          />
        }
        rowsOf={({ empresas }) =>
          empresas.map((company) => ({ id: company.idEmpresa, row: <CompanyRow company={company} /> }))
        }
      />
    </>
  );
}

function Export({ search }: { search: CompanySearch }) {
  const t = useTexts('companies');
  const send = useSend(exportManagedCompanies, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { formato, ...bodyOf(search) } })}
    />
  );
}

function CompanyRow({ company }: { company: ListedCompany }) {
  const t = useTexts('companies');
  const { name } = useCatalogue();
  const { idEmpresa, nombreComercial, nombreFiscal, cif, estado, localidad, ultimaActividad } = company;
  const place = [localidad, name('provincias', company.idProvincia) ?? company.provincia].filter(
    (part, at, all) => part && all.indexOf(part) === at,
  );
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedCompany" params={{ id: idEmpresa }} className={entryLink}>
            {nombreComercial}
          </ScreenLink>
        </Title>
        <Text dim small>
          {[nombreFiscal, cif, ...place].join(' · ')}
        </Text>
      </div>
      <div>
        <p>
          {t('openOffers', { count: company.numOfertasAbiertas })} ·{' '}
          {t('withAccess', { count: company.numConAcceso })}
        </p>
        <Text dim small>
          {ultimaActividad === null ? (
            t('noActivity')
          ) : (
            <>
              {t('lastActivity')} <RelativeTime value={ultimaActividad} />
            </>
          )}
        </Text>
      </div>
      <StateBadge meaning={companyMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
    </Row>
  );
}
