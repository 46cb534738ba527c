import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { OfferType } from '@portal/contract/offer-fields';
import { countOffers, listOffers } from '@portal/contract/offers';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useCall } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { offersScreen } from '../../lib/offer-types.ts';
import { BottomSheet } from '../../ui/BottomSheet.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { OfferPane } from './OfferPane.tsx';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import classes from './SearchScreen.module.css';
import { activeFilters, pageSize } from './search.ts';
import { useSearch } from './useSearch.ts';

interface Props {
  tipo: OfferType;
  /** The offer that is open beside the list. */
  open: string | undefined;
  beside: boolean;
}

/** Search field, filters, results and, where there is room, the offer that is being read. */
export function SearchScreen({ tipo, open, beside }: Props) {
  const t = useTexts('offers');
  const titles = useTexts('titles');
  const controls = useSearch();
  const { search, change } = controls;
  const { filters, orden, pagina } = search;
  const hasColumn = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const [isSheetOpen, sheet] = useDisclosure(false);
  const list = useCall(
    listOffers,
    { params: { tipo }, query: { ...filters, orden, pagina, porPagina: pageSize } },
    { keepPrevious: true },
  );
  const { data: counts } = useCall(countOffers, { params: { tipo }, query: filters }, { keepPrevious: true });
  const panel = <FilterPanel tipo={tipo} search={search} counts={counts} onChange={change} />;
  const numActive = activeFilters(search).length;

  return (
    <>
      <PageHead title={titles(offersScreen[tipo])} />
      <div className={classes.screen} data-beside={beside || undefined}>
        <div className={classes.search}>
          <SearchField value={filters.texto ?? ''} onSearch={(texto) => change({ texto })} />
        </div>
        {hasColumn ? (
          <section className={classes.filters} aria-labelledby="filtros">
            <h2 id="filtros" className={classes.filtersTitle}>
              {t('filters.title')}
            </h2>
            {panel}
          </section>
        ) : (
          <>
            <Button
              variant="default"
              className={classes.open}
              leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
              onClick={sheet.open}
            >
              {numActive === 0 ? t('filters.title') : t('filters.active', { count: numActive })}
            </Button>
            <BottomSheet
              opened={isSheetOpen}
              onClose={sheet.close}
              title={t('filters.title')}
              footer={
                <Button fullWidth size="md" onClick={sheet.close} loading={list.isPlaceholderData}>
                  {t('filters.show', { count: list.data?.numTotal ?? 0 })}
                </Button>
              }
            >
              {panel}
            </BottomSheet>
          </>
        )}
        <div className={classes.results}>
          <ActiveFilters tipo={tipo} controls={controls} />
          <CallView query={list} skeleton={<ResultSkeletons />}>
            {(answer) => (
              <Results
                answer={answer}
                controls={controls}
                open={open}
                beside={beside}
                isStale={list.isPlaceholderData}
              />
            )}
          </CallView>
        </div>
        {beside && <OfferPane tipo={tipo} urlAcceso={open} />}
      </div>
    </>
  );
}
