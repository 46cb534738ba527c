import { Button } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import { fittingOffers, type listOffers } from '@portal/contract/student-offers';
import { IconBriefcase, IconSearchOff } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { useDecline } from '../../domain/respond/useDecline.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardList } from '../../ui/EntryList.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { useListWalk } from '../../ui/useListWalk.ts';
import { ResultCard } from './ResultCard.tsx';
import classes from './search.module.css';
import { activeFilters, pageSize, type Search, searchText } from './search.ts';
import { useListPlace } from './useListPlace.ts';
import type { SearchControls } from './useSearch.ts';

const Suggestion = lazy(() =>
  loadCode(async () => ({ default: (await import('./Suggestion.tsx')).Suggestion })),
);

interface Props {
  tipo: OfferType;
  answer: Answer<typeof listOffers>;
  /** The search that it is the answer to. */
  answered: Search;
  controls: SearchControls;
  /** The offer that is open beside the list. */
  open: string | undefined;
  beside: boolean;
  /** Another answer is on its way. */
  isStale: boolean;
  head: RefObject<HTMLHeadingElement | null>;
}

/** A page of results. */
export function Results({ tipo, answer, answered, controls, open, beside, isStale, head }: Props) {
  const { ofertas, numTotal, resaltar } = answer;
  const list = useRef<HTMLOListElement>(null);
  const { search, page } = controls;
  const text = searchText(answered);
  useListWalk(list, beside);
  useListPlace({ head, list, search: searchText(search), open, beside });
  const declining = useDecline();
  const missing = useMissing(ofertas.map(({ idoferta }) => idoferta));

  return (
    <>
      {/* Another search's list is another one: no result moves from its place in the list before. */}
      <div key={text} className={classes.found} data-stale={isStale || undefined} aria-busy={isStale}>
        {numTotal === 0 ? (
          <NoResults
            tipo={tipo}
            controls={controls}
            hasWords={answered.filters.texto === undefined || resaltar.length > 0}
          />
        ) : ofertas.length === 0 ? (
          <PageOver onFirst={() => page(1)} />
        ) : (
          <CardList ref={list}>
            {ofertas.map((offer) => (
              <li key={offer.urlAcceso}>
                <ResultCard
                  offer={offer}
                  search={text}
                  stems={resaltar}
                  missing={missing(offer.idoferta)}
                  isOpen={offer.urlAcceso === open}
                  beside={beside}
                  onDecline={declining.decline}
                />
              </li>
            ))}
          </CardList>
        )}
        {ofertas.length > 0 && numTotal > pageSize && (
          <Pager page={answered.pagina} pageSize={pageSize} total={numTotal} onPage={page} />
        )}
      </div>
      {declining.dialog}
    </>
  );
}

/** How many requirements each offer of the page leaves unmet: one call for all of them. */
function useMissing(ids: readonly number[]) {
  const { data, isError } = useCall(
    fittingOffers,
    { query: { ofertas: ids.join(',') } },
    { enabled: ids.length > 0 },
  );
  const missing = new Map(data?.ofertas.map(({ idoferta, numFaltan }) => [idoferta, numFaltan]));
  return (id: number) => missing.get(id) ?? (data !== undefined || isError ? null : undefined);
}

interface NoResultsProps {
  tipo: OfferType;
  controls: SearchControls;
  /** Whether what was typed has any word to search for. */
  hasWords: boolean;
}

/** Why there is nothing here and what to do about it. */
function NoResults({ tipo, controls: { search, change, clearAll }, hasWords }: NoResultsProps) {
  const t = useTexts('studentOffers');
  if (!hasWords)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} />}
        title={t('empty.noWords')}
        action={<Button onClick={() => change({ texto: null })}>{t('empty.clearText')}</Button>}
      >
        {t('empty.noWordsBody', { text: search.filters.texto ?? '' })}
      </EmptyState>
    );
  const isNarrowed = search.filters.texto !== undefined || activeFilters(search).length > 0;
  if (search.filters.soloEncajan)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} />}
        title={t('empty.noneMet')}
        action={<Button onClick={() => change({ soloEncajan: null })}>{t('empty.showUnmet')}</Button>}
      >
        {t('empty.noneMetBody')}
      </EmptyState>
    );
  return isNarrowed ? (
    <EmptyState
      icon={<IconSearchOff size={28} />}
      title={t('empty.title')}
      action={<Button onClick={clearAll}>{t('empty.clear')}</Button>}
    >
      {t('empty.body')}
      {search.filters.texto !== undefined && activeFilters(search).length === 0 && (
        <Suspense>
          <Suggestion tipo={tipo} texto={search.filters.texto} onTake={(texto) => change({ texto })} />
        </Suspense>
      )}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconBriefcase size={28} />}
      title={t('empty.none')}
      action={
        <ScreenButton to="cv" variant="default">
          {t('empty.cv')}
        </ScreenButton>
      }
    >
      {t('empty.noneBody')}
    </EmptyState>
  );
}
