import { mostPlacementsAtOnce } from '@portal/contract/placements';
import { exportQuarter, getQuarter } from '@portal/contract/social-security';
import { IconCalendarStats } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ExportButtons } from '../../../ui/ExportButtons.tsx';
import { FilteredList } from '../../../ui/FilteredList.tsx';
import { ChosenPlacements } from './ChosenPlacements.tsx';
import { QuarterFilters } from './QuarterFilters.tsx';
import { QuarterRow } from './QuarterRow.tsx';
import { QuarterState } from './QuarterState.tsx';
import { type QuarterSearch, sentOf, useQuarterSearch } from './useQuarterSearch.ts';

const rowsPerPage = 25;

/** The days of attendance of a quarter, placement by placement. */
export function Quarter() {
  const t = useTexts('socialSecurity');
  const { search, page, set, turn } = useQuarterSearch();
  const { comunicado, ...sent } = sentOf(search);
  const query = useCall(
    getQuarter,
    {
      query: {
        pagina: page,
        porPagina: rowsPerPage,
        ...sent,
        ...(comunicado !== undefined && { comunicado: comunicado ? 'true' : 'false' }),
      },
    },
    { keepPrevious: true },
  );
  // Of this quarter alone: another one has other days.
  const [{ trimestre, ids }, setChosen] = useState<{ trimestre: string; ids: readonly number[] }>({
    trimestre: search.trimestre,
    ids: [],
  });
  const chosen = trimestre === search.trimestre ? ids : [];
  const setIds = (next: readonly number[]) =>
    setChosen({ trimestre: search.trimestre, ids: next.slice(0, mostPlacementsAtOnce) });
  return (
    <>
      <QuarterFilters search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={t('views.trimestre')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={(quarter) => <QuarterState quarter={quarter} />}
        countOf={({ numTotal }) => t('quarter.found', { count: numTotal })}
        actions={<Export search={search} />}
        note={
          chosen.length > 0 && (
            <ChosenPlacements trimestre={search.trimestre} chosen={chosen} onDone={() => setIds([])} />
          )
        }
        nothing={
          <EmptyState icon={<IconCalendarStats size={28} />} title={t('quarter.empty')}>
            {t('quarter.emptyText')}
          </EmptyState>
        }
        rowsOf={({ practicas, meses, terminado }) =>
          practicas.map((row) => ({
            id: row.idPractica,
            row: (
              <QuarterRow
                row={row}
                months={meses}
                isChosen={chosen.includes(row.idPractica)}
                onChoose={
                  terminado
                    ? (isChosen) =>
                        setIds(
                          isChosen
                            ? [...chosen, row.idPractica]
                            : chosen.filter((one) => one !== row.idPractica),
                        )
                    : null
                }
              />
            ),
          }))
        }
      />
    </>
  );
}

function Export({ search }: { search: QuarterSearch }) {
  const t = useTexts('socialSecurity');
  const send = useSend(exportQuarter, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { formato, ...sentOf(search) } })}
    />
  );
}
