import type { calls } from '@portal/contract/studies';
import { addStay, addStudy, addTraining } from '@portal/contract/studies';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { file } from '../../testing/fixtures.ts';

export const elsewhere = {
  centro: 'Universidad de Otra Parte',
  idTitulacion: 101,
  nota: 2.35,
  actual: false,
  fechaInicio: '2018-09-10',
  fechaFin: '2022-06-30',
  anioPromocion: 2022,
};
export const course = { titulo: 'Primeros auxilios', centro: 'Cruz Roja', horas: 20 };
export const abroad = { idPais: 250, motivo: 'Erasmus', meses: 9 };

export function studiesBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  const own = { token: student.token };
  return {
    addStudy: async () => ({ ...elsewhere, copia: file }),
    editStudy: async () => ({
      ...elsewhere,
      copia: file,
      ...(await portal.get(addStudy, { body: elsewhere }, own)),
    }),
    deleteStudy: () => portal.get(addStudy, { body: elsewhere }, own),
    addTraining: async () => course,
    editTraining: async () => ({ ...course, ...(await portal.get(addTraining, { body: course }, own)) }),
    deleteTraining: () => portal.get(addTraining, { body: course }, own),
    addStay: async () => abroad,
    editStay: async () => ({ ...abroad, ...(await portal.get(addStay, { body: abroad }, own)) }),
    deleteStay: () => portal.get(addStay, { body: abroad }, own),
    editEducationLevel: async () => ({ id: 6 }),
  };
}
