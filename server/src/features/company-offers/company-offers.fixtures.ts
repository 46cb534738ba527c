import type { calls } from '@portal/contract/company-offers';
import { newCandidate } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';

export function companyOffersBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const offer = (estado: 'abierta' | 'pendiente' = 'abierta') => addOffer(portal, company.id, { estado });
  return {
    deleteOffer: async () => ({ urlOferta: (await offer()).urlAcceso }),
    closeOffer: async () => ({
      urlOferta: (await newCandidate(portal, company.id)).urlOferta,
      candidatoSeleccionado: true,
      nombreSeleccionado: 'Nora Prats',
      fechaInicioContrato: '2031-02-01',
      idTipoContrato: 1,
    }),
  };
}
