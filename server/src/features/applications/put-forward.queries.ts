import { applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { Db } from '../../db/database.ts';
import { applicationSnapshots } from '../../db/tables/applications.ts';

/** A student to be put forward, and how many of the offer's wishes they meet. */
export interface NewPreregistration {
  studentId: number;
  deseablesCumplidos: number;
  deseablesTotal: number;
}

interface PutForward {
  offerId: number;
  /** To the student. */
  nota: string | null;
  managerId: number;
  now: Date;
}

// In the order of the keys, as applications are written, so that neither waits for the other.
const write = {
  name: 'put_forward',
  text: `
    with item as (
      select * from json_to_recordset($1::json)
        as i ("studentId" integer, "deseablesCumplidos" integer, "deseablesTotal" integer)
    ), application as (
      insert into applications (offer_id, student_id, id_estado, fecha, fecha_estado, deseables_cumplidos,
        deseables_total)
      select $2, "studentId", ${applicationStates.preregistration}, $3::timestamptz, $3::timestamptz,
        "deseablesCumplidos", "deseablesTotal"
      from item order by "studentId"
      on conflict (offer_id, student_id) do nothing
      returning id, student_id
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho, id_estado, comentario, account_id)
      select id, $3::timestamptz, 'gestor', 'cambioEstado', ${applicationStates.preregistration}, $4::text, $5::integer
      from application
    )
    select student_id as "studentId" from application order by student_id`,
};

/**
 * Puts students forward (16), with the step in their history and nothing sent. Gives who was: those who are candidates
 * already, or have been, are left as they are.
 */
export async function writePreregistrations(
  db: Db,
  students: readonly NewPreregistration[],
  { offerId, nota, managerId, now }: PutForward,
): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(write, [
    JSON.stringify(students),
    offerId,
    now.toISOString(),
    nota,
    managerId,
  ]);
  return rows.map(({ studentId }) => studentId);
}

/** Keeps what a student who was put forward sends on accepting. */
export async function writeSnapshot({ orm }: Db, applicationId: number, cv: Cv, now: Date): Promise<void> {
  await orm.insert(applicationSnapshots).values({ applicationId, cv, creada: now }).onConflictDoNothing();
}
