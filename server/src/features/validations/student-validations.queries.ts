import type { situations } from '@portal/contract/accounts';
import type { IdentityKind } from '@portal/contract/identifiers';
import type { Claim, PendingFilters } from '@portal/contract/pending-claims';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { students } from '../../db/tables/students.ts';
import { expectOne } from '../offers/offer-sql.queries.ts';
import { claimColumn, isClaimedBy, joinClaim, wordsOf } from '../pending-claims/pending-claims.queries.ts';

interface PendingStudent {
  idAlumno: number;
  nombre: string;
  apellidos: string;
  email: string;
  tipoIdentificacion: IdentityKind | null;
  dni: string | null;
  telefono: string | null;
  situacion: (typeof situations)[number];
  idTitulacion: number | null;
  fecha: string;
  asignada: Claim;
}

/** Those that the filters leave: `$1` their words, `$2` of whom, `$3` the manager. */
const listed = `
  from accounts p join students s on s.id = p.id ${joinClaim('alumno', 'p.id::text')}
  where p.estado = 'pendiente' and p.email_sin_confirmar is null
    and ($1::text is null
      or portal_name_words(p.nombre || ' ' || p.apellidos || ' ' || p.email) @@ portal_beginnings($1))
    and ${isClaimedBy('$2', '$3')}`;

const pending = `
    select p.id as "idAlumno", p.nombre, p.apellidos, p.email,
      s.tipo_identificacion as "tipoIdentificacion", s.dni, s.telefono,
      case when s.es_antiguo then 'titulado' else 'estudiante' end as situacion,
      (select t.id_titulacion from studies t where t.student_id = s.id order by t.id limit 1) as "idTitulacion",
      p.creada as fecha, ${claimColumn('$3')} ${listed}`;

const pendingPage = {
  name: 'manager_students',
  text: `${pending} order by p.creada, p.id limit $4 offset $5`,
};

// The wire has whole milliseconds of a moment.
const pendingAfter = {
  name: 'manager_students_after',
  text: `${pending} and p.creada >= $5::timestamptz
      and (date_trunc('milliseconds', p.creada), p.id) > ($5::timestamptz, $6::integer)
    order by p.creada, p.id limit $4`,
};

const pendingCount = { name: 'manager_students_count', text: `select count(*)::integer as total ${listed}` };

export interface Place {
  limit: number;
  offset: number;
  /** Those who came after somebody, who may have been decided on meanwhile and be gone. */
  after?: { readonly id: number; readonly fecha: string } | undefined;
}

/** People who registered, confirmed the e-mail and wait, the oldest first, with how many there are. */
export async function pendingStudents(
  db: Db,
  filters: PendingFilters,
  managerId: number,
  { limit, offset, after }: Place,
): Promise<{ alumnos: PendingStudent[]; numTotal: number }> {
  const values = [wordsOf(filters), filters.asignada ?? null, managerId] as const;
  const [alumnos, count] = await Promise.all([
    after === undefined
      ? db.query<PendingStudent>(pendingPage, [...values, limit, offset])
      : db.query<PendingStudent>(pendingAfter, [...values, limit, after.fecha, after.id]),
    db.query<{ total: number }>(pendingCount, [...values]),
  ]);
  return { alumnos, numTotal: expectOne(count).total };
}

/** Somebody who registered and waits, for a change: a second manager waits, and then finds nobody. */
export async function lockPendingStudent(db: Db, id: number) {
  const [student] = await db.orm
    .select({
      id: accounts.id,
      email: accounts.email,
      idioma: accounts.idioma,
      esAntiguo: students.esAntiguo,
    })
    .from(accounts)
    .innerJoin(students, eq(students.id, accounts.id))
    .where(and(eq(accounts.id, id), eq(accounts.estado, 'pendiente'), isNull(accounts.emailSinConfirmar)))
    .for('update', { of: accounts });
  return student;
}

export async function letStudentIn(db: Db, id: number): Promise<void> {
  await db.orm.update(accounts).set({ estado: 'activa' }).where(eq(accounts.id, id));
}

/** Deletes somebody who registered, with all that was sent. */
export async function deletePendingStudent(db: Db, id: number): Promise<void> {
  await db.orm.delete(accounts).where(and(eq(accounts.id, id), eq(accounts.estado, 'pendiente')));
}
