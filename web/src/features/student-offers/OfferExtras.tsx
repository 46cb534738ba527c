import { Group } from '@mantine/core';
import { addSeenOffer, listSeenOffers } from '@portal/contract/for-you';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { textClass } from '../../ui/Text.tsx';
import { CompareToggle } from './compare/CompareToggle.tsx';
import { SaveHeart } from './saved-offers/SaveHeart.tsx';
import { SaveToggle } from './saved-offers/SaveToggle.tsx';
import { useSaved } from './saved-offers/useSaved.ts';

/** Comes with the cards of a list, in one file with what comes with an offer. */
export { SaveHeart };

interface Props {
  urlAcceso: string;
  titulo: string;
}

/** What comes a moment after an open offer: it is noted as seen, and can be saved and compared. */
export default function OfferExtras({ urlAcceso, titulo }: Props) {
  useNoteSeen(urlAcceso);
  return <Choices key={urlAcceso} urlAcceso={urlAcceso} titulo={titulo} />;
}

function Choices({ urlAcceso, titulo }: Props) {
  const t = useTexts('forYou');
  const saved = useSaved(urlAcceso);
  return (
    <>
      <Group gap="0.25rem 0.5rem">
        <SaveToggle saved={saved} titulo={titulo} />
        <CompareToggle urlAcceso={urlAcceso} titulo={titulo} />
        {saved.isSaved && (
          <ScreenLink
            to="forYou"
            search="#guardadas"
            py="0.25rem"
            className={textClass({ small: true, strong: true })}
          >
            {t('saved.see')}
          </ScreenLink>
        )}
      </Group>
      <ErrorBanner error={saved.error} />
    </>
  );
}

/** Notes that an open offer was opened. Where that fails it is only not among those that were seen. */
function useNoteSeen(urlOferta: string): void {
  const client = useQueryClient();
  useEffect(() => {
    send(addSeenOffer, { body: { urlOferta } }).then(
      () => client.invalidateQueries({ queryKey: keyOf(listSeenOffers) }),
      () => {},
    );
  }, [urlOferta, client]);
}
