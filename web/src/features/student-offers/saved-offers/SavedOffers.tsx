import { listSavedOffers } from '@portal/contract/for-you';
import { useState } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useAnchor } from '../../../lib/routing/useAnchor.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SavedEntry } from './SavedEntry.tsx';

const pageSize = 20;

/** The offers that the student saved; links to it go to `#guardadas`. */
export function SavedOffers() {
  const t = useTexts('forYou');
  const [page, setPage] = useState(1);
  const list = useCall(
    listSavedOffers,
    { query: { pagina: page, porPagina: pageSize } },
    { keepPrevious: true },
  );
  useAnchor();
  // The last page goes with its last offer.
  const last = Math.max(1, Math.ceil((list.data?.numTotal ?? 0) / pageSize));
  if (list.data !== undefined && !list.isPlaceholderData && page > last) setPage(last);
  return (
    <Section id="guardadas" title={t('saved.list')}>
      <CallView query={list} skeleton={<Skeletons shape="row" count={2} />}>
        {({ ofertas, numTotal }) => (
          <>
            {numTotal === 0 && <Text dim>{t('saved.none')}</Text>}
            <EntryList>
              {ofertas.map((offer) => (
                // One that was removed and saved again elsewhere on the page is listed anew.
                <li key={offer.urlAcceso + offer.fecha}>
                  <SavedEntry offer={offer} />
                </li>
              ))}
            </EntryList>
            {numTotal > pageSize && (
              <Pager page={page} pageSize={pageSize} total={numTotal} onPage={setPage} />
            )}
          </>
        )}
      </CallView>
    </Section>
  );
}
