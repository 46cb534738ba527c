import { exportPlacements, listManagedPlacements, mostPlacementsAtOnce } from '@portal/contract/placements';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { ExportButtons } from '../../../ui/ExportButtons.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { OnlyThese } from '../../../ui/OnlyThese.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { PlacementStates } from '../view/PlacementStates.tsx';
import { BulkActs } from './BulkActs.tsx';
import { ManagedRow } from './ManagedRow.tsx';
import { PlacementFilters } from './PlacementFilters.tsx';
import { rowsPerPage, sentOf, usePlacementSearch } from './usePlacementSearch.ts';

/** All placements, those with an alert first. */
export default function ManagedPlacements() {
  const t = useTexts('managedPlacements');
  const titles = useTitles();
  const { search, page, set, turn } = usePlacementSearch();
  const sent = sentOf(search);
  const query = useCall(
    listManagedPlacements,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  // Kept from page to page: what is looked for by several searches goes together.
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) =>
      isChosen ? [...before, id].slice(0, mostPlacementsAtOnce) : before.filter((one) => one !== id),
    );
  return (
    <>
      <PageHead
        title={titles('managedPlacements')}
        context={
          <>
            {t('context')} <ScreenLink to="academicTutors">{t('tutors')}</ScreenLink>
          </>
        }
      />
      <PlacementFilters search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={titles('managedPlacements')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ practicas, porEstado }) => (
          <>
            {search.idEmpresa !== null && (
              <OnlyThese clearLabel={t('allCompanies')} onClear={() => set({ empresa: null })}>
                {t('ofCompany', { company: practicas[0]?.empresa ?? '' })}
              </OnlyThese>
            )}
            {search.idTutor !== null && (
              <OnlyThese clearLabel={t('allTutors')} onClear={() => set({ tutor: null })}>
                {t('ofTutor', { tutor: practicas[0]?.tutorAcademico ?? '' })}
              </OnlyThese>
            )}
            <PlacementStates
              label={t('filters.estado')}
              anyLabel={t('filters.any')}
              value={search.estado}
              onChange={(estado) => set({ estado })}
              counts={porEstado}
            />
          </>
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        actions={<Export sent={sent} />}
        note={chosen.length > 0 && <BulkActs chosen={chosen} onDone={() => setChosen([])} />}
        nothing={
          <NothingFound
            icon={<IconSchool size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="managedPlacements"
            textOf={t}
          />
        }
        rowsOf={({ practicas }) =>
          practicas.map((card) => ({
            id: card.idPractica,
            row: (
              <ManagedRow
                card={card}
                isChosen={chosen.includes(card.idPractica)}
                onChoose={(isChosen) => choose(card.idPractica, isChosen)}
              />
            ),
          }))
        }
      />
    </>
  );
}

function Export({ sent: { conAlertas, ...filters } }: { sent: ReturnType<typeof sentOf> }) {
  const t = useTexts('managedPlacements');
  const send = useSend(exportPlacements, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) =>
        send.mutate({ body: { formato, ...filters, ...(conAlertas && { conAlertas: true }) } })
      }
    />
  );
}
