import { addSeenOffer, listSeenOffers } from '@portal/contract/for-you';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { CompareToggle } from './compare/CompareToggle.tsx';

/** What comes a moment after an open offer: it is noted as seen, and can be compared. */
export default function OfferExtras({ urlAcceso, titulo }: { urlAcceso: string; titulo: string }) {
  useNoteSeen(urlAcceso);
  return <CompareToggle urlAcceso={urlAcceso} titulo={titulo} />;
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
