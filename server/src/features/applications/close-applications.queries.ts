import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Cv } from '@portal/contract/cv';
import type { Db } from '../../db/database.ts';
import { wasSent } from './application-parts.queries.ts';

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

const sentName = `trim((s.cv->'personales'->>'nombre') || ' ' || (s.cv->'personales'->>'apellidos'))`;

const standing = {
  name: 'close_standing',
  text: `
    select a.id as "idCandidatura", a.id_estado as "idEstado", ${sentName} as nombre
    from applications a join application_snapshots s on s.application_id = a.id
    where a.offer_id = $1 and a.id_estado = any($2::integer[])
    order by array_position($3::integer[], a.id_estado), a.fecha, a.id
    limit $4`,
};

/** An application of an offer that is to be closed, with the name that was sent. */
interface Standing {
  idCandidatura: number;
  idEstado: ApplicationStateId;
  nombre: string;
}

interface Order {
  /** The states that come first, in this order. */
  ahead?: readonly ApplicationStateId[];
  /** All of them without it. */
  limit?: number;
}

/** The applications that a company has of an offer in these states, the oldest first but for those that are ahead. */
export const standingIn = (
  db: Db,
  offerId: number,
  states: readonly ApplicationStateId[],
  { ahead = [], limit }: Order = {},
): Promise<Standing[]> => db.query<Standing>(standing, [offerId, states, ahead, limit ?? null]);

const counted = {
  name: 'close_counted',
  text: `
    select count(*)::integer as n from applications a
    where a.offer_id = $1 and a.id_estado = any($2::integer[]) and ${wasSent('a')}`,
};

/** How many applications a company has of an offer in these states. */
export async function countIn(
  db: Db,
  offerId: number,
  states: readonly ApplicationStateId[],
): Promise<number> {
  const [row] = await db.query<{ n: number }>(counted, [offerId, states]);
  return row?.n ?? 0;
}

const sentNames = {
  name: 'close_sent_names',
  text: `
    select s.application_id as id, ${sentName} as nombre
    from application_snapshots s
    where s.application_id in (select id::integer from json_array_elements_text($1::json) as asked (id))`,
};

/** The names that were sent with these applications. */
export async function sentNamesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; nombre: string }>(sentNames, [JSON.stringify(ids)]);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

// A move of one of them at the same time is waited for, and what it made of it is looked at again.
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
