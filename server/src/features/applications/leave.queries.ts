import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Db } from '../../db/database.ts';
import { wasSent } from './application-parts.queries.ts';
import type { Mover } from './applications.rules.ts';

interface Withdrawn {
  companyId: number;
  titulo: string;
  urlOferta: string;
}

// A move of one of them at the same time is waited for, and what it made of it is looked at again.
const withdraw = {
  name: 'leave_withdraw',
  text: `
    with undecided as (
      select id, id_estado from applications
      where student_id = any($1::integer[]) and id_estado = any($2::integer[])
      order by id for update
    ), moved as (
      update applications a
      set id_estado = ${applicationStates.withdrawn}, fecha_estado = $3, id_motivo = null, comentario = null
      from undecided u where a.id = u.id
      returning a.id, a.offer_id, u.id_estado as before
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho, id_estado_anterior, id_estado, account_id)
      select id, $3, $4, 'cambioEstado', before, ${applicationStates.withdrawn}, $5::integer from moved
    )
    select o.company_id as "companyId", o.titulo, o.url_acceso as "urlOferta"
    from moved join offers o on o.id = moved.offer_id
    -- The company knows nothing of a student who was put forward and had not accepted.
    where ${wasSent('moved')}
    order by moved.id`,
};

interface Leaving {
  by: Mover;
  /** Who of the institution did it; the system has no account. */
  accountId: number | null;
  now: Date;
}

/** Withdraws the applications of these students that are in these states, with the step in their history. */
export const withdrawAll = (
  db: Db,
  studentIds: readonly number[],
  states: readonly ApplicationStateId[],
  { by, accountId, now }: Leaving,
): Promise<Withdrawn[]> =>
  db.query<Withdrawn>(withdraw, [studentIds, states, now.toISOString(), by, accountId]);

const left = {
  name: 'leave_undecided',
  text: `
    select distinct p.student_id as id
    from accounts a join applications p on p.student_id = a.id
    where a.estado = 'baja' and p.id_estado = any($1::integer[])`,
};

/** Students who have left with applications in these states: sent in the moment in which the account was closed. */
export async function studentsGoneWith(db: Db, states: readonly ApplicationStateId[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(left, [states]);
  return rows.map(({ id }) => id);
}

/** Whom a closed offer names, and one of its candidates whose application is to be erased. */
interface NamedAtClosing {
  offerId: number;
  idCandidatura: number;
  idElegida: number | null;
  escrito: string | null;
  nombre: string;
  apellidos: string;
}

const named = {
  name: 'leave_named',
  text: `
    select o.id as "offerId", a.id as "idCandidatura", (o.cierre->>'idCandidatura')::integer as "idElegida",
      o.cierre->>'nombreSeleccionado' as escrito,
      s.cv->'personales'->>'nombre' as nombre, s.cv->'personales'->>'apellidos' as apellidos
    from applications a join offers o on o.id = a.offer_id
      join application_snapshots s on s.application_id = a.id
    where a.student_id = any($1::integer[]) and a.id_estado <> all($2::integer[])
      and (o.cierre->>'nombreSeleccionado' is not null or o.cierre ? 'ademas')`,
};

/** Whom the offers name that these students applied to, where the application is in none of the states to keep. */
export const namedAtClosing = (
  db: Db,
  studentIds: readonly number[],
  keep: readonly ApplicationStateId[],
): Promise<NamedAtClosing[]> => db.query<NamedAtClosing>(named, [studentIds, keep]);

const forget = {
  name: 'leave_forget',
  text: 'delete from applications where student_id = any($1::integer[]) and id_estado <> all($2::integer[])',
};

// The name, the identity number and the studies: who did it, and as whose student.
const reduce = {
  name: 'leave_reduce',
  text: `
    with kept as (
      update applications set presentacion = null, comentario = null
      where student_id = any($1::integer[])
      returning id
    ), documents as (
      delete from application_documents where application_id in (select id from kept)
    ), events as (
      update application_events set comentario = null
      where application_id in (select id from kept) and comentario is not null
    )
    update application_snapshots s set pdf_id = null, foto_id = null, follow_up = false, cv = ($2::jsonb || jsonb_build_object(
      'personales', $2::jsonb->'personales' || jsonb_build_object('nombre', s.cv->'personales'->'nombre',
        'apellidos', s.cv->'personales'->'apellidos', 'dni', s.cv->'personales'->'dni'),
      'academicos', s.cv->'academicos'))::json
    where s.application_id in (select id from kept)`,
};

/**
 * Erases the applications of these students but for those in the states to keep, of which the file, the documents and
 * whatever was written go, and of the CV all but who it was, with which studies. `nothing` is the CV of nobody.
 */
export async function eraseApplications(
  db: Db,
  studentIds: readonly number[],
  keep: readonly ApplicationStateId[],
  nothing: object,
): Promise<void> {
  await db.query(forget, [studentIds, keep]);
  await db.query(reduce, [studentIds, JSON.stringify(nothing)]);
}
