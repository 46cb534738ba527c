import type { calls } from '@portal/contract/experience';
import { addExperience } from '@portal/contract/experience';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { file } from '../../testing/fixtures.ts';

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

export function experienceBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  const own = { token: student.token };
  return {
    addExperience: async () => ({ ...worked, adjunto: file }),
    editExperience: async () => ({
      ...worked,
      adjunto: file,
      ...(await portal.get(addExperience, { body: worked }, own)),
    }),
    deleteExperience: () => portal.get(addExperience, { body: worked }, own),
  };
}
