import type { calls } from '@portal/contract/applications';
import { applyWith, rowsOf, setState } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer, file } from '../../testing/fixtures.ts';

export function applicationsBodies({ portal, student, company }: Callers): BodiesOf<typeof calls> {
  const offer = (estado: 'abierta' | 'pendiente' = 'abierta') => addOffer(portal, company.id, { estado });
  const applied = async (idEstado: number) => {
    const { id, urlAcceso } = await offer();
    await applyWith(portal, student.token, urlAcceso);
    const [row] = await rowsOf(portal, id, student.id);
    if (row) await setState(portal, row.id, idEstado);
    return { urlOferta: urlAcceso };
  };
  return {
    apply: async () => ({
      urlOferta: (await offer()).urlAcceso,
      aceptaCondiciones: true,
      presentacion: 'Me gustaría aprender con vosotros.',
      documentos: [
        { idTipoDocumento: null, nombre: 'Carta', fichero: file },
        { idTipoDocumento: null, nombre: 'Portfolio', url: 'https://folio.example.test' },
      ],
    }),
    withdraw: () => applied(1),
    acceptPreregistration: () => applied(16),
    askForAnswer: async () => {
      const { id, urlAcceso } = await addOffer(portal, company.id, { content: { diasRespuesta: 1 } });
      await applyWith(portal, student.token, urlAcceso);
      const [row] = await rowsOf(portal, id, student.id);
      await portal.database.raw(
        "update application_events set fecha = fecha - interval '3 days' where application_id = $1",
        [row?.id],
      );
      return { urlOferta: urlAcceso };
    },
    declinePreregistration: async () => ({ ...(await applied(16)), idMotivo: 21 }),
  };
}
