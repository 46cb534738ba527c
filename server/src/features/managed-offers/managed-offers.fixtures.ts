import type { calls } from '@portal/contract/managed-offers';
import type { OfferState } from '@portal/contract/offers';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer, file } from '../../testing/fixtures.ts';
import { fullInternship } from '../offer-form/offer-form.fixtures.ts';

export function managedOffersBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const offer = async (estado: OfferState = 'abierta') => ({
    urlOferta: (await addOffer(portal, company.id, { estado })).urlAcceso,
  });
  const motivo = 'La empresa nos ha pedido que la revisemos';
  return {
    exportManagedOffers: async () => ({ formato: 'csv' }),
    correctOffer: async () => ({
      ...(await offer()),
      oferta: fullInternship(),
      ficheroComplementario: file,
    }),
    unpublishOffer: async () => ({ ...(await offer()), motivo }),
    republishOffer: () => offer('retirada'),
    highlightOffer: async () => ({ ...(await offer()), destacada: true }),
    extendOffer: async () => ({ ...(await offer()), fechaCaducidad: '2031-03-01' }),
    closeManagedOffer: async () => ({ ...(await offer()), motivo }),
  };
}
