import { addDays } from '@portal/contract/days';
import { mondayOf } from '@portal/contract/hours-rules';
import type { calls } from '@portal/contract/placement-hours';
import { placementWeeks } from '../../db/tables/placement-hours.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addPlacement, addTutorLink } from '../placements/placements.fixtures.ts';

/** A placement that goes on: it began three weeks before a day and ends three after it. */
export const addUnderWay = (
  portal: TestPortal,
  companyId: number,
  today: string,
  values: Parameters<typeof addPlacement>[2] = {},
) =>
  addPlacement(portal, companyId, {
    estado: 'enCurso',
    fechaInicio: addDays(today, -21),
    fechaFin: addDays(today, 21),
    ...values,
  });

/** A week that awaits the host, straight into the database; five days of four hours where nothing else is said. */
export async function addWeek(
  { database }: TestPortal,
  placementId: number,
  values: Partial<typeof placementWeeks.$inferInsert> & { lunes: string },
) {
  const [row] = await database.orm
    .insert(placementWeeks)
    .values({
      placementId,
      horas: [4, 4, 4, 4, 4, 0, 0],
      texto: 'Informes de ventas.',
      enviada: new Date(),
      ...values,
    })
    .returning();
  if (!row) throw new Error('no week was written');
  return row;
}

export function placementHoursBodies({ portal, company, student }: Callers): BodiesOf<typeof calls> {
  const today = new Date().toISOString().slice(0, 10);
  const lunes = mondayOf(addDays(today, -7));
  const own = () => addUnderWay(portal, company.id, today, { studentId: student.id });
  const awaited = async () => {
    const { id } = await own();
    await addWeek(portal, id, { lunes });
    return { idPractica: id, semanas: [{ lunes, version: 1 }] };
  };
  const linked = async () => {
    const { idPractica, semanas } = await awaited();
    const token = await addTutorLink(portal, { companyId: company.id, email: 'marta.gil@empresa.example' });
    return { token, idPractica, semanas };
  };
  return {
    saveWeek: async () => ({
      idPractica: (await own()).id,
      lunes,
      version: 0,
      horas: [4, 4, 4, 4, 4, 0, 0],
      texto: 'Informes de ventas.',
    }),
    getTutorHours: async () => {
      const { token, idPractica } = await linked();
      return { token, idPractica };
    },
    decideWeeksByLink: linked,
    decideWeeks: awaited,
  };
}
