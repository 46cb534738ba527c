import type { calls } from '@portal/contract/experience';
import { experiences } from '../../db/tables/students.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { file } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';

export const worked = {
  puesto: 'Auxiliar de laboratorio',
  empresa: 'Laboratorios Turia',
  idSector: 3,
  idAreaFuncional: 2,
  idTipoContrato: 1,
  subtipoContrato: 'Por obra',
  fechaInicio: '2024-02-01',
  fechaFin: '2024-07-31',
  enlace: 'https://www.turia.example/equipo',
  descripcion: 'Preparación de muestras.',
};

/** An experience, without the call that takes few a minute; gives its id. */
async function addWorked({ database }: TestPortal, studentId: number): Promise<{ id: number }> {
  const [row] = await database.orm
    .insert(experiences)
    .values({ ...worked, studentId })
    .returning({ id: experiences.id });
  if (!row) throw new Error('no experience was written');
  return row;
}

export function experienceBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  return {
    addExperience: async () => ({ ...worked, adjunto: file }),
    editExperience: async () => ({ ...worked, adjunto: file, ...(await addWorked(portal, student.id)) }),
    deleteExperience: () => addWorked(portal, student.id),
  };
}
