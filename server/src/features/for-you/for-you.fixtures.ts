import type { calls } from '@portal/contract/for-you';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';

export function forYouBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const open = async () => ({ urlOferta: (await addOffer(portal, company.id)).urlAcceso });
  return {
    addNotInterested: async () => ({ ...(await open()), motivo: 'lugar' }),
    deleteNotInterested: open,
    saveOffer: open,
    deleteSavedOffer: open,
    addSeenOffer: open,
  };
}
