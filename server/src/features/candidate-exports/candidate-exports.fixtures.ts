import type { calls } from '@portal/contract/candidate-exports';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';

export const candidateExportsBodies = ({ portal, company }: Callers): BodiesOf<typeof calls> => ({
  exportCandidates: async () => ({
    urlOferta: (await addOffer(portal, company.id)).urlAcceso,
    formato: 'xlsx',
  }),
});
