import type { PendingFilters } from '@portal/contract/pending-claims';
import type { OwnStudyRequest, StudyChanges, WaitingStudyRequest } from '@portal/contract/study-requests';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { studies, studyRequests } from '../../db/tables/studies.ts';
import { claimColumn, isClaimedBy, joinClaim, wordsOf } from '../pending-claims/pending-claims.queries.ts';
import { studyFields } from '../studies/studies.queries.ts';

type Linked<R> = Omit<R, 'fichero'> & { ficheroId: number | null; ficheroNombre: string | null };

const requestFields = `
  'id', r.id, 'tipo', r.tipo, 'idTitulacion', r.id_titulacion, 'idEstudio', r.study_id, 'datos', r.datos,
  'observaciones', r.observaciones, 'ficheroId', r.fichero_id, 'ficheroNombre', f.nombre,
  'solicitada', r.solicitada`;

const ownRequests = {
  name: 'study_requests_own',
  text: `
    select coalesce(json_agg(json_build_object(${requestFields},
      'estado', r.estado, 'resuelta', r.resuelta, 'motivo', r.motivo) order by r.id desc), '[]') as requests
    from study_requests r left join files f on f.id = r.fichero_id where r.student_id = $1`,
};

/** A student's requests, the newest first. */
export async function requestsOf(db: Db, studentId: number): Promise<Linked<OwnStudyRequest>[]> {
  const [row] = await db.query<{ requests: Linked<OwnStudyRequest>[] }>(ownRequests, [studentId]);
  return row?.requests ?? [];
}

const waitingPage = {
  name: 'study_requests_waiting',
  text: `
    with listed as materialized (
      select r.id, r.solicitada, ${claimColumn('$3')}
      from study_requests r join accounts s on s.id = r.student_id ${joinClaim('estudios', 'r.id::text')}
      where r.estado = 'pendiente'
        and ($1::text is null
          or portal_name_words(s.nombre || ' ' || s.apellidos || ' ' || s.email) @@ portal_beginnings($1))
        and ${isClaimedBy('$2', '$3')}),
    page as (select id, asignada from listed order by solicitada, id limit $4 offset $5)
    select (select count(*)::integer from listed) as "numTotal",
      coalesce((select json_agg(json_build_object(${requestFields}, 'asignada', page.asignada,
          'alumno', json_build_object('idAlumno', a.id, 'nombre', a.nombre, 'apellidos', a.apellidos,
            'email', a.email),
          'estudio', case when t.id is null then null else json_build_object(${studyFields}) end)
        order by r.solicitada, r.id)
        from page join study_requests r on r.id = page.id
          join accounts a on a.id = r.student_id
          left join studies t on t.id = r.study_id
          left join files f on f.id = r.fichero_id), '[]') as requests`,
};

/** A page of the requests that wait, the oldest first, with how many there are. */
export async function waitingRequests(
  db: Db,
  filters: PendingFilters,
  managerId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const [row] = await db.query<{ requests: Linked<WaitingStudyRequest>[]; numTotal: number }>(waitingPage, [
    wordsOf(filters),
    filters.asignada ?? null,
    managerId,
    limit,
    offset,
  ]);
  return row ?? { requests: [], numTotal: 0 };
}

/** The student's studies: until the transaction ends nobody else takes one away or adds one. */
export async function lockStudies({ orm }: Db, studentId: number) {
  await orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  return orm.select().from(studies).where(eq(studies.studentId, studentId));
}

/** Keeps a request; undefined where one about the same waits already. */
export async function insertRequest(
  { orm }: Db,
  request: typeof studyRequests.$inferInsert,
): Promise<number | undefined> {
  const [row] = await orm
    .insert(studyRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: studyRequests.id });
  return row?.id;
}

interface Settled {
  estado: 'aceptada' | 'rechazada' | 'retirada';
  resuelta: Date;
  resueltaPor: number;
  motivo?: string;
}

/** Settles a request that waits, of this student where one is named; undefined if none matches. */
export async function settleRequest({ orm }: Db, id: number, settled: Settled, studentId?: number) {
  const [row] = await orm
    .update(studyRequests)
    .set(settled)
    .where(
      and(
        eq(studyRequests.id, id),
        eq(studyRequests.estado, 'pendiente'),
        studentId === undefined ? undefined : eq(studyRequests.studentId, studentId),
      ),
    )
    .returning();
  return row;
}

/** Adds a study, but where an import that is being applied adds the same degree. */
export async function insertUniversityStudy({ orm }: Db, values: typeof studies.$inferInsert): Promise<void> {
  await orm.insert(studies).values(values).onConflictDoNothing();
}

export async function writeStudy({ orm }: Db, id: number, datos: StudyChanges): Promise<void> {
  if (Object.keys(datos).length > 0) await orm.update(studies).set(datos).where(eq(studies.id, id));
}

export async function removeUniversityStudy({ orm }: Db, id: number): Promise<void> {
  await orm.delete(studies).where(eq(studies.id, id));
}

/** Erases what these students asked for. */
export async function eraseRequests({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(studyRequests).where(inArray(studyRequests.studentId, [...studentIds]));
}
