import { useMediaQuery } from '@mantine/hooks';
import type { OfferType } from '@portal/contract/offer-fields';
import { countOffers, listOffers } from '@portal/contract/student-offers';
import { useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterColumn } from './FilterColumn.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { OfferPane } from './OfferPane.tsx';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { SearchField } from './SearchField.tsx';
import classes from './SearchScreen.module.css';
import { SaveSearch } from './saved/SaveSearch.tsx';
import { activeFilters, ordersOf, pageSize, type Search } from './search.ts';
import { useSearch } from './useSearch.ts';

interface Props {
  tipo: OfferType;
  /** The offer that is open beside the list. */
  open: string | undefined;
  beside: boolean;
}

/** Search field, filters, results and, where there is room, the offer that is being read. */
export function SearchScreen({ tipo, open, beside }: Props) {
  const titles = useTitles();
  const controls = useSearch();
  const { search, change, order } = controls;
  const { filters, orden, pagina } = search;
  const hasColumn = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  // Names that came later would move what is below them.
  const { isLoading: hasNoNames } = useCatalogue();
  const head = useRef<HTMLHeadingElement>(null);
  const list = useCall(
    listOffers,
    { params: { tipo }, query: { ...filters, orden, pagina, porPagina: pageSize } },
    { keepPrevious: true },
  );
  const { data: counts } = useCall(countOffers, { params: { tipo }, query: filters }, { keepPrevious: true });
  const answered = useAnswered(search, list.isPlaceholderData);
  // Beside an empty list there is nothing to choose.
  const hasPane = beside && (open !== undefined || list.data?.numTotal !== 0);
  const panel = <FilterPanel tipo={tipo} search={search} counts={counts} onChange={change} />;

  return (
    <>
      <PageHead title={titles(offersScreen[tipo])} />
      <div className={classes.screen} data-beside={hasPane || undefined}>
        <div className={classes.search}>
          <SearchField value={filters.texto ?? ''} onSearch={(texto) => change({ texto })} />
        </div>
        {hasColumn && <FilterColumn>{panel}</FilterColumn>}
        <div className={classes.results}>
          <ResultsHead
            ref={head}
            total={list.data?.numTotal ?? (list.isError ? null : undefined)}
            isStale={list.isPlaceholderData}
            order={orden}
            orders={ordersOf(search)}
            onOrder={order}
            filters={
              hasColumn ? undefined : (
                <FilterSheet numActive={activeFilters(search).length} list={list}>
                  {panel}
                </FilterSheet>
              )
            }
          />
          <ActiveFilters tipo={tipo} shown={answered} controls={controls} />
          <SaveSearch tipo={tipo} search={answered} />
          <CallView query={list} skeleton={<ResultSkeletons />}>
            {(answer) =>
              hasNoNames ? (
                <ResultSkeletons />
              ) : (
                <Results
                  answer={answer}
                  answered={answered}
                  controls={controls}
                  open={open}
                  beside={beside}
                  isStale={list.isPlaceholderData}
                  head={head}
                />
              )
            }
          </CallView>
        </div>
        {hasPane && <OfferPane tipo={tipo} urlAcceso={open} />}
      </div>
    </>
  );
}

/** The search that the results are of: while another one is on its way, the one before. */
function useAnswered(search: Search, isStale: boolean): Search {
  const [answered, setAnswered] = useState(search);
  if (isStale || answered === search) return answered;
  setAnswered(search);
  return search;
}
