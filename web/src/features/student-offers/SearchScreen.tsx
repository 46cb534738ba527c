import { Skeleton, Stack, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { OfferType } from '@portal/contract/offer-fields';
import { countOffers, listOffers } from '@portal/contract/student-offers';
import { type ReactNode, useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { OfferPane } from './OfferPane.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { Results } from './Results.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import resultCard from './result-card.module.css';
import { SearchField } from './SearchField.tsx';
import { SaveSearch } from './saved/SaveSearch.tsx';
import classes from './search.module.css';
import { activeFilters, ordersOf, pageSize, type Search } from './search.ts';
import { useRoomBelow } from './useRoomBelow.ts';
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
  const typed = useRef<string | null>(null);
  const controls = useSearch(typed);
  const { search, change, order } = controls;
  const { filters, orden, pagina } = search;
  const hasColumn = useMediaQuery(atLeast('wide'), false, { getInitialValueInEffect: false });
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
          <SearchField value={filters.texto ?? ''} typed={typed} onSearch={(texto) => change({ texto })} />
        </div>
        {hasColumn && <FilterColumn onSkip={() => head.current?.focus()}>{panel}</FilterColumn>}
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
          <QuickFilters tipo={tipo} search={search} change={change} />
          <ActiveFilters tipo={tipo} shown={answered} controls={controls} />
          <SaveSearch tipo={tipo} search={answered} />
          <CallView query={list} skeleton={<ResultSkeletons />}>
            {(answer) =>
              hasNoNames ? (
                <ResultSkeletons />
              ) : (
                <Results
                  tipo={tipo}
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

/** The filters of a wide page, beside the results. */
function FilterColumn({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  const t = useTexts('studentOffers');
  const column = useRef<HTMLElement>(null);
  useRoomBelow(column);
  return (
    <section ref={column} className={classes.column} aria-labelledby="filtros">
      <UnstyledButton className={classes.skip} onClick={onSkip}>
        {t('filters.skip')}
      </UnstyledButton>
      <Title order={2} size="h3" id="filtros" mb="sm" lh="2.25rem">
        {t('filters.title')}
      </Title>
      {children}
    </section>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The room of the results that are still to come. */
function ResultSkeletons() {
  const t = useTexts('ui');
  return (
    <div role="status" data-loading>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap="sm" aria-hidden>
        {cards.map((card) => (
          <Card key={card} className={resultCard.card}>
            <Skeleton height={22} width="58%" />
            <Skeleton height={14} width="34%" />
            <Skeleton height={40} width="84%" my={2} />
            <Skeleton height={38} />
            <Skeleton className={resultCard.pending} />
          </Card>
        ))}
      </Stack>
    </div>
  );
}
