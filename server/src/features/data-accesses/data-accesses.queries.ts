import type { AccessKind, InstitutionAccessKind, listDataAccesses } from '@portal/contract/data-accesses';
import type { Answer } from '@portal/contract/endpoint';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';

const write = {
  name: 'data_accesses_write',
  text: `
    insert into data_accesses (student_id, application_id, account_id, hecho, dia, fecha)
    select a.student_id, a.id, $2, $3, $4, $5
    from applications a join json_array_elements_text($1::json) as asked (id) on a.id = asked.id::integer
    on conflict do nothing`,
};

interface Access {
  applicationIds: readonly number[];
  /** Who of the company it was. */
  accountId: number;
  hecho: AccessKind;
  /** The day in the institution's zone: one entry of each person and day. */
  dia: string;
  fecha: Date;
}

/** Notes who opened or exported what was sent, in the transaction in which they get it. */
export async function recordAccesses(
  db: Db,
  { applicationIds, accountId, hecho, dia, fecha }: Access,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await db.query(write, [JSON.stringify(applicationIds), accountId, hecho, dia, fecha.toISOString()]);
}

/** What a manager's call names, by which the students whose data it shows are found. */
export const readsBy = [
  'alumno',
  'practica',
  'incorporacion',
  'propuesta',
  'cambio',
  'solicitudEducacion',
  'evento',
  'programa',
  'encuesta',
  'importacion',
] as const;
export type ReadBy = (typeof readsBy)[number];

const named = 'any($1::integer[])';
const studentsBy: Readonly<Record<ReadBy, string>> = {
  alumno: `select id from students where id = ${named}`,
  practica: `select student_id from placements where id = ${named}`,
  // A form is named by the application that it is of.
  incorporacion: `select student_id from applications where id = ${named}`,
  propuesta: `select student_id from internship_proposals where id = ${named} and student_id is not null`,
  cambio: `
    select p.student_id from change_requests c join placements p on p.id = c.placement_id where c.id = ${named}`,
  solicitudEducacion: `select student_id from education_requests where id = ${named}`,
  evento: `
    select s.id from event_registrations e join students s on s.id = e.account_id where e.event_id = ${named}`,
  programa: `
    select s.id from programme_adhesions m join students s on s.id = m.account_id where m.programme_id = ${named}`,
  // Anonymous answers have no account. One about a placement that its tutors gave says nothing of the student.
  encuesta: `
    select s.id from survey_responses r join students s on s.id = r.account_id where r.survey_id = ${named}`,
  importacion: `
    select s.id from import_changes i join students s on s.id = i.student_id where i.import_id = ${named}`,
};

const writeOfInstitution = (by: ReadBy) => ({
  name: `institution_accesses_${by}`,
  text: `
    insert into institution_accesses (student_id, dia, hecho, gestor_id, fecha)
    select distinct found.id, $2::date, $3::text, $4::integer, $5::timestamptz
    from (${studentsBy[by]}) as found (id)
    on conflict do nothing`,
});

interface InstitutionAccess {
  readonly by: ReadBy;
  readonly ids: readonly number[];
  readonly hecho: InstitutionAccessKind;
}

type Manager = Pick<Ctx<ManagerSession>, 'db' | 'session' | 'now' | 'today'>;

/** Notes that a manager has read or exported data of students, in one statement however many they are; once a day. */
export async function recordInstitutionAccess(
  { db, session, now, today }: Manager,
  { by, ids, hecho }: InstitutionAccess,
): Promise<void> {
  if (ids.length === 0) return;
  const values = [ids, today(), hecho, session.accountId, now().toISOString()];
  await db.query(writeOfInstitution(by), values);
}

/** The same of students whose list only the handler has, since filters chose them. */
export const recordExportOf = (ctx: Manager, studentIds: readonly number[]): Promise<void> =>
  recordInstitutionAccess(ctx, { by: 'alumno', ids: studentIds, hecho: 'exportacion' });

const erase = {
  name: 'institution_accesses_erase',
  text: 'delete from institution_accesses where student_id = any($1::integer[])',
};

export async function eraseInstitutionAccesses(db: Db, accountIds: readonly number[]): Promise<void> {
  await db.query(erase, [accountIds]);
}

const ofManagers = {
  name: 'institution_accesses',
  text: `
    select i.hecho, i.fecha, trim(g.nombre || ' ' || g.apellidos) as gestor
    from institution_accesses i left join accounts g on g.id = i.gestor_id
    where i.student_id = $1 order by i.dia desc, i.fecha desc limit $2`,
};

interface ManagerRead {
  hecho: InstitutionAccessKind;
  fecha: string;
  /** Null where the account is no longer there. */
  gestor: string | null;
}

/** Which managers read or exported data of a student, for managers alone, the newest first. */
export const institutionAccessesTo = (db: Db, studentId: number, limit: number): Promise<ManagerRead[]> =>
  db.query<ManagerRead>(ofManagers, [studentId, limit]);

const list = {
  name: 'data_accesses',
  text: `
    with days as (
      select dia, hecho, application_id, max(fecha) as fecha, max(id) as id from data_accesses
      where student_id = $1 group by dia, hecho, application_id
      union all
      select dia, hecho, null, max(fecha), 0 from institution_accesses
      where student_id = $1 group by dia, hecho)
    select
      coalesce((
        select json_agg(
          case when d.application_id is null
            then json_build_object('quien', 'institucion', 'dia', d.dia, 'hecho', d.hecho)
            else json_build_object(
              'quien', 'empresa', 'dia', d.dia, 'hecho', d.hecho, 'urlOferta', o.url_acceso, 'tituloOferta', o.titulo,
              'empresa', case when not o.ocultar_datos_empresa then c.nombre_comercial end) end
          order by d.dia desc, d.fecha desc, d.id desc, d.hecho)
        from (
          select * from days order by dia desc, fecha desc, id desc, hecho
          limit $2 offset $3) d
          left join applications a on a.id = d.application_id
          left join offers o on o.id = a.offer_id
          left join companies c on c.id = o.company_id), '[]') as accesos,
      (select count(*)::integer from days) as "numTotal"`,
};

/**
 * Who opened or exported data of a student, the newest first: companies what was sent to them, of which one that hides
 * itself has no name, and the institution, without which manager it was.
 */
export async function accessesTo(
  db: Db,
  studentId: number,
  limit: number,
  offset: number,
): Promise<Answer<typeof listDataAccesses>> {
  const [row] = await db.query<Answer<typeof listDataAccesses>>(list, [studentId, limit, offset]);
  return row ?? { accesos: [], numTotal: 0 };
}
