import type { calls } from '@portal/contract/students';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addUniversityStudy } from '../study-requests/study-requests.fixtures.ts';

export const ofStudy = {
  actual: true,
  curso: 4,
  ultimoCurso: true,
  nota: 2.75,
  creditosSuperados: 180,
  creditosTotales: 240,
  anioPromocion: 2027,
  idSede: 1,
};

export function studentsBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  return {
    exportStudents: async () => ({ formato: 'csv' }),
    editStudentStudy: async () => ({ ...ofStudy, ...(await addUniversityStudy(portal, student.id)) }),
    editStudentServices: async () => ({ idAlumno: student.id, conEmpleo: true }),
    sendAccessLink: async () => ({ idAlumno: student.id }),
  };
}
