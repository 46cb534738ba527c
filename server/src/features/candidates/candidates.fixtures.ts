import type { calls } from '@portal/contract/candidates';
import { newCandidate } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';

export const candidatesBodies = ({ portal, company }: Callers): BodiesOf<typeof calls> => ({
  moveCandidate: async () => ({
    idCandidatura: (await newCandidate(portal, company.id)).id,
    idEstado: 17,
    idMotivo: 1,
    comentario: 'Gracias por tu interés.',
    idEstadoVisto: 1,
  }),
});
