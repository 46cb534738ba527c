import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/change-requests';
import { changeRequests } from '../../db/tables/change-requests.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addPlacement, addTutor, addTutorLink } from '../placements/placements.fixtures.ts';

/** A request for a longer placement, as it was sent. */
export async function addChange(
  { database }: TestPortal,
  placementId: number,
  values: Partial<typeof changeRequests.$inferInsert> = {},
) {
  const [row] = await database.orm
    .insert(changeRequests)
    .values({
      placementId,
      tipo: 'ampliacion',
      estado: 'pendiente',
      detalle: 'El proyecto necesita un mes más.',
      desde: '2031-06-01',
      cambios: { horario: { fechaFin: '2031-07-25' } },
      diferencias: [],
      claveEnvio: randomUUID(),
      creada: new Date(),
      ...values,
    })
    .returning();
  if (!row) throw new Error('no request was written');
  return row;
}

export function changeRequestsBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const seen = async () => {
    const { id, version } = await addChange(portal, (await addPlacement(portal, company.id)).id);
    return { idCambio: id, version };
  };
  const ofTutor = async () => {
    const { id: academicTutorId } = await addTutor(portal);
    const { id } = await addPlacement(portal, company.id, { academicTutorId });
    return { idPractica: id, token: await addTutorLink(portal, { academicTutorId }) };
  };
  return {
    requestChange: async () => ({
      idPractica: (await addPlacement(portal, company.id)).id,
      tipo: 'ampliacion',
      detalle: 'El proyecto necesita un mes más.',
      desde: '2031-06-01',
      cambios: { horario: { fechaFin: '2031-07-25' } },
      claveEnvio: randomUUID(),
    }),
    withdrawChange: seen,
    listTutorChanges: ofTutor,
    authoriseChange: async () => {
      const { idPractica, token } = await ofTutor();
      const { id, version } = await addChange(portal, idPractica, { estado: 'autorizacion' });
      return { idPractica, token, idCambio: id, version, autoriza: true };
    },
    acceptChange: seen,
    refuseChange: async () => ({ ...(await seen()), motivo: 'Falta el horario nuevo.' }),
  };
}
