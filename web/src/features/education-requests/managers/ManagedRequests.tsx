import { educationRequestStates, listManagedEducationRequests } from '@portal/contract/education-requests';
import { IconSchool } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { OnlyThese } from '../../../ui/OnlyThese.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateFilter } from '../../../ui/StateFilter.tsx';
import { ManagedRequestRow } from './ManagedRequestRow.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { rowsPerPage, sentOf, useRequestSearch } from './useRequestSearch.ts';

/** All requests to schools, those of which a placement is to be made first. */
export default function ManagedRequests() {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const titles = useTitles();
  const { search, page, set, turn } = useRequestSearch();
  const sent = sentOf(search);
  const query = useCall(
    listManagedEducationRequests,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead
        title={titles('managedEducationRequests')}
        context={
          <>
            {t('context')} <ScreenLink to="minorsCertificates">{t('toCertificates')}</ScreenLink>
          </>
        }
      />
      <RequestFilters search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={titles('managedEducationRequests')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ solicitudes, porEstado }) => (
          <>
            {search.idEmpresa !== null && (
              <OnlyThese clearLabel={t('allCentres')} onClear={() => set({ empresa: null })}>
                {t('ofCentre', { centre: solicitudes[0]?.centro.descripcion ?? '' })}
              </OnlyThese>
            )}
            <StateFilter
              label={t('filters.estado')}
              anyLabel={t('filters.any')}
              value={search.estado}
              onChange={(estado) => set({ estado })}
              states={educationRequestStates}
              labelOf={(state) => common(`states.${state}`)}
              counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
            />
          </>
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconSchool size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="managedEducationRequests"
            textOf={t}
          />
        }
        rowsOf={({ solicitudes }) =>
          solicitudes.map((request) => ({ id: request.id, row: <ManagedRequestRow request={request} /> }))
        }
      />
    </>
  );
}
