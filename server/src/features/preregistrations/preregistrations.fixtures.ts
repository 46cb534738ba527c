import type { calls } from '@portal/contract/preregistrations';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';

export function preregistrationsBodies({ portal, student, company }: Callers): BodiesOf<typeof calls> {
  const offer = async () => ({ urlOferta: (await addOffer(portal, company.id)).urlAcceso });
  return {
    checkPreregistrations: async () => ({ ...(await offer()), alumnos: [student.id] }),
    preregisterStudents: async () => ({
      ...(await offer()),
      alumnos: [student.id],
      nota: 'Encaja con lo que buscas.',
    }),
    settlePreferred: offer,
  };
}
