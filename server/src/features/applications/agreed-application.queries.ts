import { applicationStates } from '@portal/contract/applications';
import type { Db } from '../../db/database.ts';
import { applicationEvents, applications } from '../../db/tables/applications.ts';

interface AgreedApplication {
  offerId: number;
  studentId: number;
  managerId: number;
  now: Date;
}

const { awaitingIncorporationForm } = applicationStates;

/** Writes the application of an internship that was agreed without one: from the beginning it awaits its form (98). */
export async function insertAgreedApplication(
  { orm }: Db,
  { offerId, studentId, managerId, now }: AgreedApplication,
): Promise<number> {
  const [row] = await orm
    .insert(applications)
    .values({ offerId, studentId, idEstado: awaitingIncorporationForm, fecha: now, fechaEstado: now })
    .returning({ id: applications.id });
  if (!row) throw new Error('an application was not written');
  await orm.insert(applicationEvents).values({
    applicationId: row.id,
    fecha: now,
    quien: 'gestor',
    hecho: 'cambioEstado',
    idEstado: awaitingIncorporationForm,
    accountId: managerId,
  });
  return row.id;
}
