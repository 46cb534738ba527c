import { listSavedOffers, maxSavedOffers } from '@portal/contract/for-you';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useAnchor } from '../../../lib/routing/useAnchor.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SavedEntry } from './SavedEntry.tsx';

/** The offers that the student saved; links to it go to `#guardadas`. */
export function SavedOffers() {
  const t = useTexts('forYou');
  // All at once: those of a second page would move up while some of the first are removed.
  const list = useCall(listSavedOffers, { query: { pagina: 1, porPagina: maxSavedOffers } });
  useAnchor();
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
          </>
        )}
      </CallView>
    </Section>
  );
}
