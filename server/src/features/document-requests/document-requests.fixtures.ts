import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/document-requests';
import { eq } from 'drizzle-orm';
import { documentRequests } from '../../db/tables/students.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';

export const asked = {
  solicitante: 'Secretaría',
  descripcion: 'Copia del seguro escolar',
  fechaLimite: '2100-06-30',
};

/** A request to the student; gives its id. */
export async function addRequest({ database }: TestPortal, studentId: number): Promise<{ id: number }> {
  const values = { ...asked, studentId, claveEnvio: randomUUID(), solicitada: new Date() };
  const [row] = await database.orm
    .insert(documentRequests)
    .values(values)
    .returning({ id: documentRequests.id });
  if (!row) throw new Error('no request was written');
  return row;
}

export const requestsOf = ({ database }: TestPortal, studentId: number) =>
  database.orm.select().from(documentRequests).where(eq(documentRequests.studentId, studentId));

export function documentRequestsBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  return {
    requestDocument: async () => ({ ...asked, alumnos: [student.id], claveEnvio: randomUUID() }),
    withdrawDocumentRequest: () => addRequest(portal, student.id),
  };
}
