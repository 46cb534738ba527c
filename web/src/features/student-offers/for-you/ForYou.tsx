import { Box, Title } from '@mantine/core';
import { listForYou, type OfferForYou } from '@portal/contract/for-you';
import { IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { offersScreen, offerTypesOf } from '../../../domain/offer/offer-types.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardList } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PageOver } from '../../../ui/PageOver.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { useListWalk } from '../../../ui/useListWalk.ts';
import { Checklist } from '../Checklist.tsx';
import { SavedOffers } from '../saved-offers/SavedOffers.tsx';
import { CvHelps } from './CvHelps.tsx';
import { ForYouEntry } from './ForYouEntry.tsx';
import { NotInterested } from './NotInterested.tsx';
import { putAsideBefore } from './put-aside.ts';

const pageSize = 10;

/** The open offers that fit the student, each with why; those that were put aside are at the end. */
export default function ForYou() {
  const t = useTexts('forYou');
  const titles = useTitles();
  const { page, get, set } = useListParams();
  // In the address, so that a student who comes back to a page finds the same offers in it.
  const before = /^[1-9]\d{0,4}$/.test(get('apartadas')) ? Number(get('apartadas')) : 0;
  const list = useCall(
    listForYou,
    { query: { pagina: page, porPagina: pageSize, apartadas: before } },
    { keepPrevious: true },
  );
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const noteAside = (urlAcceso: string, isAside: boolean) =>
    setAside(
      (known) => new Set([...known].filter((one) => one !== urlAcceso).concat(isAside ? urlAcceso : [])),
    );
  const asideOf = (entries: readonly OfferForYou[]) =>
    entries.filter(({ oferta }) => aside.has(oferta.urlAcceso)).length;
  // Names that came later would move what is below them.
  const { isLoading: hasNoNames } = useCatalogue();
  // A link to what is saved would lead above it, were the offers not there yet.
  const isThere = !list.isPending && !hasNoNames;
  const { search } = useLocation();
  const head = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLOListElement>(null);
  useListWalk(cards);
  const goTo = (next: number) => {
    // One that the list no longer has is counted off already.
    const here = asideOf(list.data?.ofertas ?? []);
    const passed = putAsideBefore({ page, before, here }, next, pageSize);
    set(
      { pagina: next === 1 ? null : String(next), apartadas: passed === 0 ? null : String(passed) },
      { push: true },
    );
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  };
  const skeleton = <Skeletons count={4} />;
  return (
    <>
      <PageHead
        title={titles('forYou')}
        context={
          <>
            {t('context')}{' '}
            <ScreenLink to="forYou" search={`${search}#guardadas`}>
              {t('saved.list')}
            </ScreenLink>
          </>
        }
      />
      <CallView query={list} skeleton={skeleton}>
        {({ ofertas, numTotal, pendientes, ayudan }) =>
          hasNoNames ? (
            skeleton
          ) : numTotal === 0 ? (
            <NothingFits hasHelps={ayudan.length > 0} />
          ) : ofertas.length === 0 ? (
            <PageOver onFirst={() => goTo(1)} />
          ) : (
            <>
              {pendientes.length > 0 && (
                <Box mb="lg">
                  <Banner meaning="warning" title={t('pending')}>
                    <Checklist checks={pendientes} />
                  </Banner>
                </Box>
              )}
              <Title order={2} size="h3" mb="sm" ref={head} tabIndex={-1}>
                {t('found', { count: numTotal - asideOf(ofertas) })}
              </Title>
              <CardList ref={cards}>
                {ofertas.map((entry) => (
                  <li key={entry.oferta.urlAcceso}>
                    <ForYouEntry
                      entry={entry}
                      onAside={(isAside) => noteAside(entry.oferta.urlAcceso, isAside)}
                    />
                  </li>
                ))}
              </CardList>
              {numTotal + before > pageSize && (
                <Pager page={page} pageSize={pageSize} total={numTotal + before} onPage={goTo} />
              )}
            </>
          )
        }
      </CallView>
      {list.data !== undefined && <CvHelps helps={list.data.ayudan} />}
      {isThere && (
        <Box mt="lg">
          <SavedOffers />
        </Box>
      )}
      <Box component="section" mt="lg" aria-label={t('notInterested.list')}>
        <Disclosure title={t('notInterested.list')}>
          <NotInterested />
        </Disclosure>
      </Box>
    </>
  );
}

/** Where nothing fits, or nothing is left: what would help stands below. */
function NothingFits({ hasHelps }: { hasHelps: boolean }) {
  const t = useTexts('forYou');
  const session = useSession()?.data;
  const [tipo] = session ? offerTypesOf(session) : [];
  return (
    <EmptyState
      icon={<IconSparkles size={28} />}
      title={t(hasHelps ? 'empty.title' : 'empty.now')}
      action={
        tipo && (
          <ScreenButton to={offersScreen[tipo]} variant="default">
            {t('empty.all')}
          </ScreenButton>
        )
      }
    >
      {t(hasHelps ? 'empty.body' : 'empty.nowBody')}
    </EmptyState>
  );
}
