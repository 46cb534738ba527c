import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { calls } from '@portal/contract/social-security';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { formData } from '../incorporation-forms/incorporation-forms.fixtures.ts';
import { addPlacement } from '../placements/placements.fixtures.ts';
import { changeMarks } from './marks.queries.ts';

/** What the annex of a placement says that is unpaid. */
export const unpaid: IncorporationData = {
  ...formData,
  condiciones: { ...formData.condiciones, remunerada: false, ayudaEstudio: null },
};

/** An unpaid placement at a company. */
export const addUnpaid = (
  portal: TestPortal,
  companyId: number,
  values: Parameters<typeof addPlacement>[2] = {},
) => addPlacement(portal, companyId, { estado: 'enCurso', datos: unpaid, ...values });

export function socialSecurityBodies({ portal, company, student }: Callers): BodiesOf<typeof calls> {
  const own = async () => (await addUnpaid(portal, company.id, { studentId: student.id })).id;
  const registered = async () => {
    const id = await own();
    return { idPractica: id, version: await changeMarks(portal.database, id, { alta: '2025-01-10' }) };
  };
  return {
    noteRegistrations: async () => {
      const dates = { fechaInicio: '2025-01-13', fechaFin: '2025-06-27' };
      const { id } = await addUnpaid(portal, company.id, { studentId: student.id, ...dates });
      return { practicas: [id], tipo: 'alta', fecha: '2025-01-10' };
    },
    undoRegistration: async () => ({ ...(await registered()), tipo: 'alta' }),
    excludeFromRegistration: async () => ({ idPractica: await own(), version: 0, motivo: 'otroTrabajo' }),
    exportQuarter: async () => ({ trimestre: '2025T1', formato: 'csv' }),
    reportQuarter: async () => ({ trimestre: '2025T1', practicas: [await own()], fecha: '2025-04-10' }),
  };
}
