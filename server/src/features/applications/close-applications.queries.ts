import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { Db } from '../../db/database.ts';

const names = {
  name: 'close_names',
  text: `
    select a.id, s.cv->'personales'->>'nombre' as nombre, s.cv->'personales'->>'apellidos' as apellidos
    from applications a join application_snapshots s on s.application_id = a.id
    where a.offer_id = $1 and a.id_estado = any($2::integer[])`,
};

/** Who an offer's applications in these states are from, as they were sent. */
export const namesOf = (
  db: Db,
  offerId: number,
  states: readonly ApplicationStateId[],
): Promise<(Pick<Cv['personales'], 'nombre' | 'apellidos'> & { id: number })[]> =>
  db.query(names, [offerId, states]);

const name = {
  name: 'close_name',
  text: `
    select trim((s.cv->'personales'->>'nombre') || ' ' || (s.cv->'personales'->>'apellidos')) as nombre
    from application_snapshots s where s.application_id = $1`,
};

/** The name that was sent with an application. */
export async function nameOf(db: Db, applicationId: number): Promise<string> {
  const [row] = await db.query<{ nombre: string }>(name, [applicationId]);
  if (!row) throw new Error('an application has no snapshot');
  return row.nombre;
}

// Whoever moves one of them at the same time is waited for, and what they made of it is looked at again.
const close = {
  name: 'close_applications',
  text: `
    with undecided as (
      select id, id_estado from applications
      where offer_id = $1 and id_estado = any($2::integer[]) and id <> all($3::integer[])
      order by id for update
    ), moved as (
      update applications a
      set id_estado = ${applicationStates.notSelected}, fecha_estado = $4, id_motivo = null, comentario = null
      from undecided u where a.id = u.id
      returning a.id, a.student_id, u.id_estado as before
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho, id_estado_anterior, id_estado)
      select id, $4, 'sistema', 'cambioEstado', before, ${applicationStates.notSelected} from moved
    )
    select student_id as "studentId" from moved`,
};

/**
 * Moves an offer's applications that are in these states to 'not selected', with the step in their history;
 * gives whose they are.
 */
export async function closeUndecided(
  db: Db,
  offerId: number,
  states: readonly ApplicationStateId[],
  spared: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(close, [offerId, states, spared, now.toISOString()]);
  return rows.map(({ studentId }) => studentId);
}
