import { listSavedSearches, type SavedSearch } from '@portal/contract/saved-searches';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { offersScreen, offerTypesOf } from '../../../domain/offer/offer-types.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardList } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { RemovedSearch } from './RemovedSearch.tsx';
import { SavedSearchCard } from './SavedSearchCard.tsx';

/** The student's saved searches: run, rename, share, how soon new offers are told, delete. */
export default function SavedSearches() {
  const t = useTexts('studentOffers');
  const titles = useTitles();
  const list = useCall(listSavedSearches, {}, { keepPrevious: true });
  // The last one deleted, which one press puts back.
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  return (
    <>
      <PageHead title={titles('savedSearches')} context={t('saved.context')} />
      <RemovedSearch removed={removed} onRestored={() => setRemoved(null)} />
      <CallView query={list} skeleton={<Skeletons shape="card" count={3} />}>
        {({ busquedas }) =>
          busquedas.length === 0 ? (
            <NoSearches />
          ) : (
            <CardList>
              {busquedas.map((search) => (
                <li key={search.id}>
                  <SavedSearchCard search={search} onDeleted={() => setRemoved(search)} />
                </li>
              ))}
            </CardList>
          )
        }
      </CallView>
    </>
  );
}

function NoSearches() {
  const t = useTexts('studentOffers');
  const session = useSession()?.data;
  const [tipo] = session ? offerTypesOf(session) : [];
  return (
    <EmptyState
      icon={<IconBookmark size={28} />}
      title={t('saved.none')}
      action={tipo && <ScreenButton to={offersScreen[tipo]}>{t('saved.look')}</ScreenButton>}
    >
      {t('saved.noneBody')}
    </EmptyState>
  );
}
