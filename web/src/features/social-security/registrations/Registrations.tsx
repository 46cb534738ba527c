import { mostPlacementsAtOnce } from '@portal/contract/placements';
import { listRegistrations, registrationStates } from '@portal/contract/social-security';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { StateFilter } from '../../../ui/StateFilter.tsx';
import { ChosenRegistrations } from './ChosenRegistrations.tsx';
import { RegistrationFilters } from './RegistrationFilters.tsx';
import { RegistrationRow } from './RegistrationRow.tsx';
import { type Chosen, isOpen, keyOf } from './registration.ts';
import { sentOf, useRegistrationSearch } from './useRegistrationSearch.ts';

const rowsPerPage = 25;

/** Who has to be registered and deregistered, what is overdue first. */
export function Registrations() {
  const t = useTexts('socialSecurity');
  const { search, page, set, turn } = useRegistrationSearch();
  const sent = sentOf(search);
  const query = useCall(
    listRegistrations,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  // Kept from page to page: what is looked for by several searches goes together.
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const without = (one: Chosen) => chosen.filter((each) => keyOf(each) !== keyOf(one));
  const choose = (one: Chosen, isChosen: boolean) =>
    setChosen(isChosen ? [...without(one), one].slice(0, mostPlacementsAtOnce) : without(one));
  return (
    <>
      <RegistrationFilters search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={t('views.altas')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <StateFilter
            label={t('filters.estado')}
            anyLabel={t('filters.any')}
            value={search.estado}
            onChange={(estado) => set({ estado })}
            states={registrationStates}
            labelOf={(state) => t(`states.${state}`)}
            counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
          />
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        note={chosen.length > 0 && <ChosenRegistrations chosen={chosen} onChosen={setChosen} />}
        nothing={
          <NothingFound
            icon={<IconShieldCheck size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="socialSecurity"
            textOf={t}
          />
        }
        rowsOf={({ tareas }) =>
          tareas.map((one) => ({
            id: keyOf(one),
            row: (
              <RegistrationRow
                registration={one}
                isChosen={chosen.some((each) => keyOf(each) === keyOf(one))}
                onChoose={isOpen(one) ? (isChosen) => choose(one, isChosen) : null}
              />
            ),
          }))
        }
      />
    </>
  );
}
