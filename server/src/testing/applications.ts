import { apply } from '@portal/contract/applications';
import type { Call } from '@portal/contract/endpoint';
import { asc, eq } from 'drizzle-orm';
import {
  applicationDocuments,
  applicationEvents,
  applicationSnapshots,
  applications,
} from '../db/tables/applications.ts';
import { notifications } from '../db/tables/messages.ts';
import { addCompany, addContact, addOffer, addStudent, companyToken, studentToken } from './fixtures.ts';
import type { TestPortal } from './portal.ts';

/** What the tests of applications begin with, and how they look at what was written. */

export async function newStudent(
  portal: TestPortal,
  ...values: Parameters<typeof addStudent> extends [unknown, ...infer Rest] ? Rest : never
) {
  const student = await addStudent(portal, ...values);
  return { ...student, token: await studentToken(portal, student.usuario) };
}

export async function newCompany(
  portal: TestPortal,
  ...values: Parameters<typeof addCompany> extends [unknown, ...infer Rest] ? Rest : never
) {
  const company = await addCompany(portal, ...values);
  const contact = await addContact(portal, [company.id]);
  return { ...company, contactId: contact.id, token: await companyToken(portal, contact.usuario) };
}

type Body = Call<typeof apply>['body'];

export const applyWith = (portal: TestPortal, token: string, urlOferta: string, more: Partial<Body> = {}) =>
  portal.call(apply, { body: { urlOferta, aceptaCondiciones: true, ...more } }, { token });

/** A student who has applied to an offer of the company. */
export async function newCandidate(
  portal: TestPortal,
  companyId: number,
  { offer, idEstado }: { offer?: Awaited<ReturnType<typeof addOffer>>; idEstado?: number } = {},
) {
  const target = offer ?? (await addOffer(portal, companyId));
  const student = await newStudent(portal);
  const answer = await applyWith(portal, student.token, target.urlAcceso);
  if (answer.status !== 0) throw new Error(JSON.stringify(answer));
  const [row] = await rowsOf(portal, target.id, student.id);
  if (!row) throw new Error('the application was not written');
  if (idEstado !== undefined) await setState(portal, row.id, idEstado);
  return { student, offer: target, urlOferta: target.urlAcceso, id: row.id };
}

/** Puts an application straight into a state. */
export async function setState(portal: TestPortal, id: number, idEstado: number): Promise<void> {
  await portal.database.raw('update applications set id_estado = $1 where id = $2', [idEstado, id]);
}

export const rowsOf = async ({ database }: TestPortal, offerId: number, studentId: number) =>
  (await database.orm.select().from(applications).where(eq(applications.offerId, offerId))).filter(
    (row) => row.studentId === studentId,
  );

export const eventsOf = ({ database }: TestPortal, applicationId: number) =>
  database.orm
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));

export const snapshotsOf = ({ database }: TestPortal, applicationId: number) =>
  database.orm
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, applicationId));

export const documentsOf = ({ database }: TestPortal, applicationId: number) =>
  database.orm
    .select()
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(applicationDocuments.id));

export const told = ({ database }: TestPortal, accountId: number) =>
  database.orm
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(asc(notifications.id));

/** The jobs of a queue that have not been run, by what they carry. */
export async function jobsOf({ database }: TestPortal, queue: string): Promise<unknown[]> {
  const { rows } = await database.raw('select data from pgboss.job where name = $1 order by created_on', [
    queue,
  ]);
  return rows.map((row) => (row as { data: unknown }).data);
}
