import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { educationRequests, minorsCertificates } from '../../db/tables/education-requests.ts';

const leftBehind = {
  name: 'education_requests_left_behind',
  text: `
    with gone as (
      update education_requests r set estado = 'retirada', desde = $1::timestamptz, version = r.version + 1
      from accounts a where a.id = r.student_id and a.estado = 'baja' and r.estado in ('abierta', 'aceptada')
      returning r.id, r.student_id, r.company_id, r.fecha_inicio, r.fecha_fin),
    noted as (
      insert into education_request_events (request_id, tipo, fecha, account_id)
      select id, 'retiradaAlumno', $1::timestamptz, student_id from gone)
    select id, company_id as "companyId", fecha_inicio::text as "fechaInicio", fecha_fin::text as "fechaFin" from gone`,
};

interface LeftBehind {
  id: number;
  companyId: number;
  fechaInicio: string;
  fechaFin: string;
}

/** Takes back the open requests of students who have left. */
export const withdrawOfGone = (db: Db, now: Date): Promise<LeftBehind[]> =>
  db.query<LeftBehind>(leftBehind, [now.toISOString()]);

const withoutForm = {
  name: 'education_requests_without_form',
  text: `
    with back as (
      update education_requests r set estado = 'aceptada', desde = $1::timestamptz, version = r.version + 1,
        application_id = null
      from incorporation_forms f
      where f.application_id = r.application_id and f.estado = 'retirado' and r.estado = 'tramitada'
        -- The student may have asked the school anew meanwhile.
        and not exists (select from education_requests o where o.student_id = r.student_id
          and o.company_id = r.company_id and o.estado in ('abierta', 'aceptada'))
      returning r.id)
    insert into education_request_events (request_id, tipo, fecha) select id, 'aceptada', $1::timestamptz from back`,
};

/** Has requests whose form was withdrawn wait for a manager again. */
export async function reopenWithoutForm(db: Db, now: Date): Promise<void> {
  await db.query(withoutForm, [now.toISOString()]);
}

/** Erases what these students asked schools for, and their certificates. */
export async function eraseRequests({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(educationRequests).where(inArray(educationRequests.studentId, [...studentIds]));
  await orm.delete(minorsCertificates).where(inArray(minorsCertificates.studentId, [...studentIds]));
}
