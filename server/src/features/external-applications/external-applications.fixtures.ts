import { type calls, openExternal } from '@portal/contract/external-applications';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';

export function externalApplicationsBodies({
  portal,
  student: { token },
  company,
}: Callers): BodiesOf<typeof calls> {
  const offer = async () => {
    const content = { urlInscripcionExterna: 'https://empresa.example/inscripcion' };
    return { urlOferta: (await addOffer(portal, company.id, { content })).urlAcceso };
  };
  return {
    openExternal: offer,
    answerExternal: async () => {
      const body = await offer();
      await portal.get(openExternal, { body }, { token });
      return { ...body, respuesta: 'si' };
    },
  };
}
