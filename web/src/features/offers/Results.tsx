import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { fittingOffers, type listOffers } from '@portal/contract/offers';
import { useRef } from 'react';
import { useCall } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Pager } from '../../ui/Pager.tsx';
import { NoResults } from './NoResults.tsx';
import { ResultCard } from './ResultCard.tsx';
import classes from './Results.module.css';
import { type OfferOrder, pageSize, searchText } from './search.ts';
import { useListPlace } from './useListPlace.ts';
import { useResultWalk } from './useResultWalk.ts';
import type { SearchControls } from './useSearch.ts';

interface Props {
  answer: Answer<typeof listOffers>;
  controls: SearchControls;
  /** The offer that is open beside the list. */
  open: string | undefined;
  beside: boolean;
  /** Another answer is on its way. */
  isStale: boolean;
}

/** A page of results. */
export function Results({ answer: { ofertas, numTotal, resaltar }, controls, open, beside, isStale }: Props) {
  const t = useTexts('offers');
  const list = useRef<HTMLOListElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const { search, order, page } = controls;
  const text = searchText(search);
  useResultWalk(list);
  useListPlace({ head, list, search: text, open, beside });
  const missing = useMissing(ofertas.map(({ idoferta }) => idoferta));

  return (
    <div className={classes.results} data-stale={isStale || undefined} aria-busy={isStale}>
      <div className={classes.head}>
        <h2 ref={head} tabIndex={-1} className={classes.count}>
          {t('search.found', { count: numTotal })}
        </h2>
        {numTotal > 1 && <Order value={search.orden} onChange={order} />}
      </div>
      <VisuallyHidden role="status">
        {isStale ? t('search.updating') : t('search.found', { count: numTotal })}
      </VisuallyHidden>
      {ofertas.length === 0 ? (
        <NoResults controls={controls} isPageOver={numTotal > 0} />
      ) : (
        <ol ref={list} className={classes.list}>
          {ofertas.map((offer) => (
            <li key={offer.urlAcceso}>
              <ResultCard
                offer={offer}
                search={text}
                stems={resaltar}
                missing={missing(offer.idoferta)}
                isOpen={offer.urlAcceso === open}
                beside={beside}
              />
            </li>
          ))}
        </ol>
      )}
      <Pager page={search.pagina} pageSize={pageSize} total={numTotal} onPage={page} />
    </div>
  );
}

function Order({ value, onChange }: { value: OfferOrder; onChange: (order: OfferOrder) => void }) {
  const t = useTexts('offers');
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('search.order')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'fecha' ? 'fecha' : 'destacadas')}
      data={[
        { value: 'destacadas', label: t('search.orderBy.destacadas') },
        { value: 'fecha', label: t('search.orderBy.fecha') },
      ]}
    />
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
